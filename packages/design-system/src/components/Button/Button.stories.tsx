import preview from '#.storybook/preview';
import { Button } from './Button';
import type { ButtonProps } from './Button';
import { Inline } from '../../layout/Inline';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-button',
  title: 'Design system/Actions/Button',
  component: Button,
  tags: ['autodocs'],
});

const tones = ['primary', 'soft', 'secondary', 'quiet', 'danger'] as const;

/** All tones in one state. */
const everyTone = (localize: Localize, state: Pick<ButtonProps, 'busy' | 'disabled'> = {}) => (
  <Inline gap={12}>
    <Button tone="primary" icon="check" {...state}>
      {localize('Approve', 'تأیید')}
    </Button>
    <Button tone="soft" icon="mail" {...state}>
      {localize('Send email', 'ارسال ایمیل')}
    </Button>
    <Button tone="secondary" icon="pencil" {...state}>
      {localize('Edit', 'ویرایش')}
    </Button>
    <Button tone="quiet" icon="skip" {...state}>
      {localize('Skip', 'کنار گذاشتن')}
    </Button>
    <Button tone="danger" icon="trash" {...state}>
      {localize('Delete', 'حذف')}
    </Button>
  </Inline>
);

export const Default = meta.story(
  bilingual((localize) => <Button>{localize('Show the match', 'نمایش تطابق')}</Button>),
);

export const Playground = meta.story(
  playground(
    Button,
    {
      busy: 'boolean',
      disabled: 'boolean',
      fullWidth: 'boolean',
      label: 'text',
    },
    (localize) => ({ tone: 'primary' as const, icon: 'check' as const, children: localize('Approve', 'تأیید') }),
  ),
);

export const Tones = meta.story({ ...bilingual((localize) => everyTone(localize)), tags: ['phone'] });

/** The pointer is on the button of a tone. */
const hoveredTone = (tone: NonNullable<ButtonProps['tone']>) => ({
  ...bilingual((localize) => everyTone(localize)),
  ...hovered('button', tones.indexOf(tone)),
});

export const Hovered = meta.story(hoveredTone('primary'));
export const HoveredSoft = meta.story(hoveredTone('soft'));
export const HoveredSecondary = meta.story(hoveredTone('secondary'));
export const HoveredQuiet = meta.story(hoveredTone('quiet'));
export const HoveredDanger = meta.story(hoveredTone('danger'));

export const Focused = meta.story({
  ...bilingual((localize) => everyTone(localize)),
  ...focused(),
  tags: ['forced'],
});

export const BusyKeepsItsWords = meta.story(bilingual((localize) => everyTone(localize, { busy: true })));

export const Disabled = meta.story({
  ...bilingual((localize) => everyTone(localize, { disabled: true })),
  tags: ['forced'],
});

export const Sizes = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12}>
      <Button tone="primary" size="small">
        {localize('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
      <Button tone="primary" size="medium">
        {localize('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
      <Button tone="primary" size="large">
        {localize('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
    </Inline>
  )),
  tags: ['phone'],
});

export const ArrowsPointAlongTheLine = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12}>
      <Button icon="arrowBack">{localize('Back', 'بازگشت')}</Button>
      <Button tone="primary" iconEnd="arrowForward">
        {localize('Next', 'بعدی')}
      </Button>
    </Inline>
  )),
  name: 'Arrows point along the line and turn with the language',
});

export const FullWidthWithALongText = meta.story({
  ...bilingual((localize) => (
    <Button tone="primary" fullWidth iconEnd="arrowForward">
      {localize(
        'Continue with all fourteen universities of the Nordic countries and look for professors',
        'ادامه با هر چهارده دانشگاه کشورهای شمال اروپا و جست‌وجوی استادان',
      )}
    </Button>
  )),
  tags: ['phone'],
});

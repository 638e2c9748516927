import preview from '#.storybook/preview';
import { Button } from './Button';
import type { ButtonProps } from './Button';
import { Inline } from '../../layout/Inline';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Button', component: Button, tags: ['autodocs'] });

/** All four tones in one state. */
const everyTone = (say: Say, state: Pick<ButtonProps, 'busy' | 'disabled'> = {}) => (
  <Inline gap={12}>
    <Button tone="primary" icon="check" {...state}>
      {say('Approve', 'تأیید')}
    </Button>
    <Button tone="secondary" icon="pencil" {...state}>
      {say('Edit', 'ویرایش')}
    </Button>
    <Button tone="quiet" icon="skip" {...state}>
      {say('Skip', 'رد شدن')}
    </Button>
    <Button tone="danger" icon="trash" {...state}>
      {say('Delete', 'حذف')}
    </Button>
  </Inline>
);

export const Default = meta.story(bilingual((say) => <Button>{say('Show the match', 'نمایش تطابق')}</Button>));

export const Playground = meta.story(
  playground(
    Button,
    {
      tone: ['primary', 'secondary', 'quiet', 'danger'],
      size: ['small', 'medium', 'large'],
      busy: 'boolean',
      disabled: 'boolean',
      fullWidth: 'boolean',
    },
    (say) => ({ tone: 'primary' as const, icon: 'check' as const, children: say('Approve', 'تأیید') }),
  ),
);

export const Tones = meta.story({ ...bilingual((say) => everyTone(say)), tags: ['phone'] });

export const Hovered = meta.story({ ...bilingual((say) => everyTone(say)), ...hovered('button') });
export const HoveredSecondary = meta.story({ ...bilingual((say) => everyTone(say)), ...hovered('button', 1) });
export const HoveredQuiet = meta.story({ ...bilingual((say) => everyTone(say)), ...hovered('button', 2) });
export const HoveredDanger = meta.story({ ...bilingual((say) => everyTone(say)), ...hovered('button', 3) });

export const Focused = meta.story({
  ...bilingual((say) => everyTone(say)),
  ...focused(),
  tags: ['forced'],
});

export const BusyKeepsItsWords = meta.story(bilingual((say) => everyTone(say, { busy: true })));

export const Disabled = meta.story({ ...bilingual((say) => everyTone(say, { disabled: true })), tags: ['forced'] });

export const Sizes = meta.story({
  ...bilingual((say) => (
    <Inline gap={12}>
      <Button tone="primary" size="small">
        {say('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
      <Button tone="primary" size="medium">
        {say('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
      <Button tone="primary" size="large">
        {say('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
    </Inline>
  )),
  tags: ['phone'],
});

export const ArrowsPointAlongTheLine = meta.story({
  ...bilingual((say) => (
    <Inline gap={12}>
      <Button icon="arrowBack">{say('Back', 'بازگشت')}</Button>
      <Button tone="primary" iconEnd="arrowForward">
        {say('Next', 'بعدی')}
      </Button>
    </Inline>
  )),
  name: 'Arrows point along the line and turn with the language',
});

export const FullWidthWithALongText = meta.story({
  ...bilingual((say) => (
    <Button tone="primary" fullWidth iconEnd="arrowForward">
      {say(
        'Continue with all fourteen universities of the Nordic countries and look for professors',
        'ادامه با هر چهارده دانشگاه کشورهای شمال اروپا و جست‌وجوی استادان',
      )}
    </Button>
  )),
  tags: ['phone'],
});

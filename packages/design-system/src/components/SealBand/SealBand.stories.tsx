import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { SealBand } from './SealBand';
import { focused } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Ltr } from '../../text/Ltr';

const meta = preview.meta({
  id: 'design-system-sealband',
  title: 'Design system/Letter/SealBand',
  component: SealBand,
  tags: ['autodocs', 'phone'],
});

const title = (localize: Localize) => localize('You approve this exact text', 'شما همین متن را تأیید می‌کنید');
const body = (localize: Localize) =>
  localize(
    'Peyk sends it once, from your Gmail, on Tuesday 24 November at 10:20 in Norway. Until then you can withdraw your approval.',
    'پیک آن را یک بار، از جیمیل شما، سه‌شنبه ۳ آذر ساعت ۱۰:۲۰ به وقت نروژ می‌فرستد. تا آن زمان می‌توانید تأیید را لغو کنید.',
  );

interface ActsProps {
  localize: Localize;
  busy?: boolean;
  disabled?: boolean;
}

function Acts({ localize, busy, disabled }: ActsProps) {
  return (
    <>
      <Button tone="primary" size="large" icon="check" busy={busy} disabled={disabled}>
        {localize('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
      <Button disabled={busy}>{localize('Save', 'ذخیره')}</Button>
      <Button tone="quiet" disabled={busy}>
        {localize('Skip', 'کنار گذاشتن')}
      </Button>
    </>
  );
}

export const Default = meta.story(
  bilingual((localize) => (
    <SealBand title={title(localize)} actions={<Acts localize={localize} />}>
      {body(localize)}
    </SealBand>
  )),
);

export const Playground = meta.story(
  playground(SealBand, { title: 'text', children: 'text' }, (localize) => ({
    title: title(localize),
    children: body(localize),
    actions: <Acts localize={localize} />,
  })),
);

export const Large = meta.story({
  ...bilingual((localize) => (
    <SealBand size="large" title={title(localize)} actions={<Acts localize={localize} />}>
      {body(localize)}
    </SealBand>
  )),
  name: 'Large, at the end of a page',
});

export const Disabled = meta.story({
  ...bilingual((localize) => (
    <SealBand title={title(localize)} actions={<Acts localize={localize} disabled />}>
      {localize(
        'Read the letter to its end; then you can approve it.',
        'نامه را تا پایان بخوانید؛ سپس می‌توانید تأییدش کنید.',
      )}
    </SealBand>
  )),
  name: 'The act sleeps until the letter has been read',
});

export const Busy = meta.story(
  bilingual((localize) => (
    <SealBand title={title(localize)} actions={<Acts localize={localize} busy />}>
      {body(localize)}
    </SealBand>
  )),
);

export const NothingToDo = meta.story(
  bilingual((localize) => (
    <SealBand title={localize('Sent on Tuesday at 10:20', 'سه‌شنبه ساعت ۱۰:۲۰ فرستاده شد')} actions={null}>
      {localize('It left your Gmail for ', 'از جیمیل شما فرستاده شد برای ')}
      <Ltr>ingrid.solheim@nordmark.example</Ltr>
    </SealBand>
  )),
);

export const LongText = meta.story({
  ...bilingual((localize) => (
    <SealBand
      title={localize(
        'You approve this exact text for Professor Wilhelmina Van den Bosch-Hägerström',
        'شما همین متن را برای استاد راهنمای گروه سازه‌های دریایی و پل‌ها تأیید می‌کنید',
      )}
      actions={<Acts localize={localize} />}
    >
      {body(localize)} {body(localize)}
    </SealBand>
  )),
  name: 'A long text wraps and the act stays beside it, on a phone below it',
});

export const Focus = meta.story({
  ...bilingual((localize) => (
    <SealBand title={title(localize)} actions={<Acts localize={localize} />}>
      {body(localize)}
    </SealBand>
  )),
  name: 'The ring of focus is light on the deep field',
  ...focused(),
  tags: ['forced'],
});

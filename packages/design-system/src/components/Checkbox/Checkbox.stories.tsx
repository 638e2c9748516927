import preview from '#.storybook/preview';
import { Checkbox } from './Checkbox';
import { Stack } from '../../layout/Stack';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Checkbox' });

export const States = meta.story(
  bilingual((say) => (
    <Stack gap={4}>
      <Held initial={true}>
        {(on, set) => (
          <Checkbox
            checked={on}
            onChange={set}
            label={say('Require research proposal in emails', 'ایمیل‌ها پروپوزال پژوهشی داشته باشند')}
          />
        )}
      </Held>
      <Checkbox
        checked={false}
        onChange={nothing}
        label={say('Force regenerate CV', 'ساخت دوبارهٔ رزومه')}
        help={say('Bypasses the cache', 'بدون استفاده از حافظهٔ نهان')}
      />
      <Checkbox
        checked={false}
        indeterminate
        onChange={nothing}
        label={say('Some universities', 'برخی از دانشگاه‌ها')}
      />
      <Checkbox checked disabled onChange={nothing} label={say('Disabled and on', 'غیرفعال و روشن')} />
      <Checkbox checked={false} disabled onChange={nothing} label={say('Disabled', 'غیرفعال')} />
      <Checkbox
        checked={false}
        required
        onChange={nothing}
        label={say('I agree to the terms of use', 'شرایط استفاده را می‌پذیرم')}
        error={say('Please agree first.', 'لطفاً نخست بپذیرید.')}
      />
    </Stack>
  )),
);

export const LabelHidden = meta.story(
  bilingual((say) => <Checkbox checked onChange={nothing} labelHidden label={say('Select Skagen', 'انتخاب اسکاگن')} />),
);

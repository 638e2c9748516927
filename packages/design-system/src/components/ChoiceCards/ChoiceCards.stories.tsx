import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge';
import { ChoiceCards } from './ChoiceCards';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/ChoiceCards' });

export const Rest = meta.story(
  bilingual((say) => (
    <Held initial="1">
      {(value, set) => (
        <ChoiceCards
          label={say('Gmail account', 'حساب جیمیل')}
          value={value}
          onChange={set}
          items={[
            {
              value: '1',
              title: 'nasrin.ahmadi@mail.example',
              description: say('Connected, 52 days left', 'متصل، ۵۲ روز مانده'),
              meta: <Badge tone="success">{say('Ready', 'آماده')}</Badge>,
            },
            {
              value: '2',
              title: 'n.ahmadi@damavand-ut.example',
              description: say('Needs to be reconnected', 'باید دوباره متصل شود'),
              disabled: true,
            },
          ]}
        />
      )}
    </Held>
  )),
);

export const WithAnError = meta.story(
  bilingual((say) => (
    <ChoiceCards
      label={say('Gmail account', 'حساب جیمیل')}
      value={null}
      onChange={nothing}
      items={[{ value: '1', title: 'nasrin.ahmadi@mail.example' }]}
      error={say('Choose an account.', 'یک حساب انتخاب کنید.')}
    />
  )),
);

import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge';
import { ChoiceCards } from './ChoiceCards';
import type { ChoiceCardItem } from './ChoiceCards';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/ChoiceCards', component: ChoiceCards, tags: ['autodocs', 'phone'] });

const label = (say: Say) => say('Gmail account', 'حساب جیمیل');
const accounts = (say: Say): ChoiceCardItem[] => [
  {
    value: '1',
    title: 'nasrin.ahmadi@mail.example',
    description: say('Connected, 52 days left', 'متصل، ۵۲ روز مانده'),
    meta: <Badge tone="success">{say('Ready', 'آماده')}</Badge>,
  },
  {
    value: '2',
    title: 'n.ahmadi@damavand-ut.example',
    description: say('Connected, 3 days left', 'متصل، ۳ روز مانده'),
  },
  {
    value: '3',
    title: 'nasrin@old.example',
    description: say('Needs to be reconnected', 'باید دوباره متصل شود'),
    disabled: true,
  },
];

export const Default = meta.story(
  bilingual((say) => (
    <Held initial="1">
      {(value, set) => <ChoiceCards label={label(say)} value={value} onChange={set} items={accounts(say)} />}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    ChoiceCards,
    { label: 'text', help: 'text', error: 'text', labelHidden: 'boolean', required: 'boolean', disabled: 'boolean' },
    (say) => ({ label: label(say), value: '1', onChange: nothing, items: accounts(say) }),
  ),
);

export const Empty = meta.story(
  bilingual((say) => <ChoiceCards label={label(say)} value={null} onChange={nothing} items={accounts(say)} />),
);

export const Required = meta.story(
  bilingual((say) => (
    <ChoiceCards
      required
      label={label(say)}
      help={say('The bot writes from this account.', 'بات از این حساب می‌نویسد.')}
      value="2"
      onChange={nothing}
      items={accounts(say)}
    />
  )),
);

export const WithAnError = meta.story(
  bilingual((say) => (
    <ChoiceCards
      label={label(say)}
      value={null}
      onChange={nothing}
      items={accounts(say).slice(0, 2)}
      error={say('Choose an account.', 'یک حساب انتخاب کنید.')}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <ChoiceCards disabled label={label(say)} value="1" onChange={nothing} items={accounts(say).slice(0, 2)} />
  )),
);

export const Focus = meta.story({
  ...bilingual((say) => <ChoiceCards label={label(say)} value="1" onChange={nothing} items={accounts(say)} />),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((say) => <ChoiceCards label={label(say)} value="1" onChange={nothing} items={accounts(say)} />),
  ...hovered('radio', 1),
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <ChoiceCards
      label={say('Research area', 'حوزهٔ پژوهشی')}
      value="1"
      onChange={nothing}
      items={[
        {
          value: '1',
          title: say(
            'Sensor placement and Bayesian inference for the monitoring of single bridges in cold climates',
            'جانمایی حسگر و استنباط بیزی برای پایش یک پل در اقلیم‌های سرد',
          ),
          description: say(
            'It is the area of your thesis and of two of your papers, so the bot finds the most professors here.',
            'حوزهٔ پایان‌نامه و دو مقالهٔ شماست؛ بات در اینجا بیشترین استادان را می‌یابد.',
          ),
          meta: <Badge tone="success">{say('In your thesis', 'در پایان‌نامهٔ شما')}</Badge>,
        },
        { value: '2', title: say('Dams', 'سدها') },
      ]}
    />
  )),
  name: 'Long words wrap inside the card',
});

import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge';
import { ChoiceCards } from './ChoiceCards';
import type { ChoiceCardItem } from './ChoiceCards';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-choicecards',
  title: 'Design system/Forms/ChoiceCards',
  component: ChoiceCards,
  tags: ['autodocs', 'phone'],
});

const label = (localize: Localize) => localize('Gmail account', 'حساب جیمیل');
const accounts = (localize: Localize): ChoiceCardItem[] => [
  {
    value: '1',
    title: 'nasrin.ahmadi@mail.example',
    description: localize('Connected, 52 days left', 'متصل، ۵۲ روز مانده'),
    meta: <Badge tone="success">{localize('Ready', 'آماده')}</Badge>,
  },
  {
    value: '2',
    title: 'n.ahmadi@damavand-ut.example',
    description: localize('Connected, 3 days left', 'متصل، ۳ روز مانده'),
  },
  {
    value: '3',
    title: 'nasrin@old.example',
    description: localize('Needs to be reconnected', 'باید دوباره متصل شود'),
    disabled: true,
  },
];

export const Default = meta.story(
  bilingual((localize) => (
    <Held initial="1">
      {(value, set) => <ChoiceCards label={label(localize)} value={value} onChange={set} items={accounts(localize)} />}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    ChoiceCards,
    { label: 'text', help: 'text', error: 'text', labelHidden: 'boolean', required: 'boolean', disabled: 'boolean' },
    (localize) => ({ label: label(localize), value: '1', onChange: nothing, items: accounts(localize) }),
  ),
);

export const Empty = meta.story(
  bilingual((localize) => (
    <ChoiceCards label={label(localize)} value={null} onChange={nothing} items={accounts(localize)} />
  )),
);

export const Required = meta.story(
  bilingual((localize) => (
    <ChoiceCards
      required
      label={label(localize)}
      help={localize('The bot writes from this account.', 'بات از این حساب می‌نویسد.')}
      value="2"
      onChange={nothing}
      items={accounts(localize)}
    />
  )),
);

export const WithAnError = meta.story(
  bilingual((localize) => (
    <ChoiceCards
      label={label(localize)}
      value={null}
      onChange={nothing}
      items={accounts(localize).slice(0, 2)}
      error={localize('Choose an account.', 'یک حساب انتخاب کنید.')}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((localize) => (
    <ChoiceCards disabled label={label(localize)} value="1" onChange={nothing} items={accounts(localize).slice(0, 2)} />
  )),
);

export const Focus = meta.story({
  ...bilingual((localize) => (
    <ChoiceCards label={label(localize)} value="1" onChange={nothing} items={accounts(localize)} />
  )),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => (
    <ChoiceCards label={label(localize)} value="1" onChange={nothing} items={accounts(localize)} />
  )),
  ...hovered('radio', 1),
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <ChoiceCards
      label={localize('Research area', 'حوزهٔ پژوهشی')}
      value="1"
      onChange={nothing}
      items={[
        {
          value: '1',
          title: localize(
            'Sensor placement and Bayesian inference for the monitoring of single bridges in cold climates',
            'جانمایی حسگر و استنباط بیزی برای پایش یک پل در اقلیم‌های سرد',
          ),
          description: localize(
            'It is the area of your thesis and of two of your papers, so the bot finds the most professors here.',
            'حوزهٔ پایان‌نامه و دو مقالهٔ شماست؛ بات در اینجا بیشترین استادان را می‌یابد.',
          ),
          meta: <Badge tone="success">{localize('In your thesis', 'در پایان‌نامهٔ شما')}</Badge>,
        },
        { value: '2', title: localize('Dams', 'سدها') },
      ]}
    />
  )),
  name: 'Long words wrap inside the card',
});

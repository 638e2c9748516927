import preview from '#.storybook/preview';
import { SearchField } from './SearchField';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-searchfield',
  title: 'Design system/Forms/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  decorators: [inColumn],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Held initial="">
      {(value, set) => (
        <SearchField
          label={localize('Search professors', 'جست‌وجوی استادان')}
          placeholder={localize('Name or university', 'نام یا دانشگاه')}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    SearchField,
    { value: 'text', label: 'text', placeholder: 'text', help: 'text', labelHidden: 'boolean', disabled: 'boolean' },
    (localize) => ({ label: localize('Search professors', 'جست‌وجوی استادان'), value: '', onChange: nothing }),
  ),
);

export const Filled = meta.story(
  bilingual((localize) => (
    <Held initial={localize('Solheim', 'سولهایم')}>
      {(value, set) => (
        <SearchField label={localize('Search professors', 'جست‌وجوی استادان')} value={value} onChange={set} />
      )}
    </Held>
  )),
);

export const LatinWordsInAPersianPage = meta.story({
  ...bilingual((localize) => (
    <SearchField label={localize('Search professors', 'جست‌وجوی استادان')} value="Solheim" onChange={nothing} />
  )),
  name: 'What is searched takes the side of its own first letter',
});

export const WithHelp = meta.story(
  bilingual((localize) => (
    <SearchField
      label={localize('Search professors', 'جست‌وجوی استادان')}
      value=""
      onChange={nothing}
      help={localize('Looks through names, universities and papers.', 'در نام‌ها، دانشگاه‌ها و مقاله‌ها می‌گردد.')}
    />
  )),
);

export const LabelHidden = meta.story(
  bilingual((localize) => (
    <SearchField
      labelHidden
      label={localize('Search professors', 'جست‌وجوی استادان')}
      placeholder={localize('Name or university', 'نام یا دانشگاه')}
      value=""
      onChange={nothing}
    />
  )),
);

export const LongText = meta.story({
  ...bilingual((localize) => (
    <SearchField
      label={localize('Search professors', 'جست‌وجوی استادان')}
      value={localize(
        'structural health monitoring of long-span bridges in cold climates',
        'پایش سلامت سازه‌ای پل‌های بلنددهانه در اقلیم‌های سرد شمال اروپا',
      )}
      onChange={nothing}
    />
  )),
  name: 'A long text never runs under the button that clears it',
  tags: ['phone'],
});

export const Focused = meta.story({
  ...bilingual((localize) => (
    <SearchField
      label={localize('Search professors', 'جست‌وجوی استادان')}
      value={localize('Solheim', 'سولهایم')}
      onChange={nothing}
    />
  )),
  ...focused(),
});

export const Hovered = meta.story({
  ...bilingual((localize) => (
    <SearchField label={localize('Search professors', 'جست‌وجوی استادان')} value="" onChange={nothing} />
  )),
  ...hovered('searchbox'),
});

export const Disabled = meta.story(
  bilingual((localize) => (
    <SearchField
      disabled
      label={localize('Search professors', 'جست‌وجوی استادان')}
      value=""
      onChange={nothing}
      help={localize('There is nothing to search yet.', 'هنوز چیزی برای جست‌وجو نیست.')}
    />
  )),
);

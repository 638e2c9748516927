import preview from '#.storybook/preview';
import { TagList } from './TagList';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-taglist',
  title: 'Design system/Data/TagList',
  component: TagList,
  tags: ['autodocs', 'phone'],
});

const countries = (localize: Localize) => [
  { id: 'no', label: localize('Norway', 'نروژ') },
  { id: 'se', label: localize('Sweden', 'سوئد') },
  { id: 'dk', label: localize('Denmark', 'دانمارک') },
  { id: 'is', label: localize('Iceland', 'ایسلند') },
  { id: 'fi', label: localize('Finland', 'فنلاند') },
];
const interests = (localize: Localize) => [
  { id: '1', label: localize('Structural health monitoring', 'پایش سلامت سازه') },
  { id: '2', label: localize('Bridges', 'پل‌ها') },
  { id: '3', label: localize('Modal analysis', 'تحلیل مودال') },
];

export const Default = meta.story(
  bilingual((localize) => (
    <Held<readonly string[]> initial={['no', 'se']}>
      {(ids, set) => (
        <TagList
          label={localize('Countries', 'کشورها')}
          items={countries(localize).filter(({ id }) => ids.includes(id))}
          onRemove={(gone) => set(ids.filter((id) => id !== gone))}
          suggestions={countries(localize).filter(({ id }) => !ids.includes(id))}
          onAdd={(added) => set([...ids, added])}
        />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(TagList, { labelHidden: 'boolean' }, (localize) => ({
    label: localize('Countries', 'کشورها'),
    items: countries(localize).slice(0, 2),
    onRemove: nothing,
    suggestions: countries(localize).slice(2),
    onAdd: nothing,
  })),
);

export const Removable = meta.story(
  bilingual((localize) => (
    <TagList label={localize('Countries', 'کشورها')} items={countries(localize).slice(0, 3)} onRemove={nothing} />
  )),
);

export const OnlyOffered = meta.story({
  ...bilingual((localize) => (
    <TagList
      label={localize('Countries', 'کشورها')}
      items={[]}
      onRemove={nothing}
      suggestions={countries(localize)}
      onAdd={nothing}
    />
  )),
  name: 'Nothing chosen yet: only words on offer',
});

export const OnlyToRead = meta.story(
  bilingual((localize) => (
    <TagList size="small" labelHidden label={localize('Interests', 'علایق')} items={interests(localize)} />
  )),
);

export const Sizes = meta.story(
  bilingual((localize) => (
    <Stack gap={20}>
      <TagList size="small" label={localize('Small', 'کوچک')} items={interests(localize)} />
      <TagList label={localize('Medium', 'متوسط')} items={interests(localize)} onRemove={nothing} />
    </Stack>
  )),
);

export const WordsOfTheOtherLanguage = meta.story({
  ...bilingual((localize) => (
    <TagList
      label={localize('Keywords', 'کلیدواژه‌ها')}
      items={[
        { id: '1', label: localize('پل‌های دهانه‌بلند (کابلی)', 'Long-span bridges (cable-stayed)') },
        { id: '2', label: localize('تحلیل مودال!', 'Modal analysis!') },
      ]}
    />
  )),
  name: 'Words of the other language keep their own direction',
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <TagList
      label={localize('Interests', 'علایق')}
      items={[
        {
          id: '1',
          label: localize(
            'Vibration-based damage identification of long-span bridges under changing temperature and traffic',
            'شناسایی آسیب پل‌های دهانه‌بلند بر پایهٔ ارتعاش در دماها و ترافیک‌های گوناگون در طول سال',
          ),
        },
        ...interests(localize).slice(1),
      ]}
      onRemove={nothing}
    />
  )),
  name: 'A long word wraps inside its chip',
});

export const FocusVisible = meta.story({
  ...bilingual((localize) => (
    <TagList label={localize('Countries', 'کشورها')} items={countries(localize).slice(0, 2)} onRemove={nothing} />
  )),
  ...focused(),
  tags: ['forced'],
});

const both = (localize: Localize) => (
  <TagList
    label={localize('Countries', 'کشورها')}
    items={countries(localize).slice(0, 2)}
    onRemove={nothing}
    suggestions={countries(localize).slice(2)}
    onAdd={nothing}
  />
);

export const FocusOnWhatIsOffered = meta.story({ ...bilingual(both), ...focused(3), tags: ['forced'] });
export const HoveredCross = meta.story({ ...bilingual(both), ...hovered('button') });
export const HoveredOffer = meta.story({ ...bilingual(both), ...hovered('button', -1) });

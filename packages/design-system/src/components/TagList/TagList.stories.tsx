import preview from '#.storybook/preview';
import { TagList } from './TagList';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/TagList', component: TagList, tags: ['autodocs', 'phone'] });

const countries = (say: Say) => [
  { id: 'no', label: say('Norway', 'نروژ') },
  { id: 'se', label: say('Sweden', 'سوئد') },
  { id: 'dk', label: say('Denmark', 'دانمارک') },
  { id: 'is', label: say('Iceland', 'ایسلند') },
  { id: 'fi', label: say('Finland', 'فنلاند') },
];
const interests = (say: Say) => [
  { id: '1', label: say('Structural health monitoring', 'پایش سلامت سازه') },
  { id: '2', label: say('Bridges', 'پل‌ها') },
  { id: '3', label: say('Modal analysis', 'تحلیل مودال') },
];

export const Default = meta.story(
  bilingual((say) => (
    <Held<readonly string[]> initial={['no', 'se']}>
      {(ids, set) => (
        <TagList
          label={say('Countries', 'کشورها')}
          items={countries(say).filter(({ id }) => ids.includes(id))}
          onRemove={(gone) => set(ids.filter((id) => id !== gone))}
          suggestions={countries(say).filter(({ id }) => !ids.includes(id))}
          onAdd={(added) => set([...ids, added])}
        />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(TagList, { size: ['small', 'medium'], labelHidden: 'boolean' }, (say) => ({
    label: say('Countries', 'کشورها'),
    items: countries(say).slice(0, 2),
    onRemove: nothing,
    suggestions: countries(say).slice(2),
    onAdd: nothing,
  })),
);

export const Removable = meta.story(
  bilingual((say) => (
    <TagList label={say('Countries', 'کشورها')} items={countries(say).slice(0, 3)} onRemove={nothing} />
  )),
);

export const OnlyOffered = meta.story({
  ...bilingual((say) => (
    <TagList
      label={say('Countries', 'کشورها')}
      items={[]}
      onRemove={nothing}
      suggestions={countries(say)}
      onAdd={nothing}
    />
  )),
  name: 'Nothing chosen yet: only words on offer',
});

export const OnlyToRead = meta.story(
  bilingual((say) => <TagList size="small" labelHidden label={say('Interests', 'علایق')} items={interests(say)} />),
);

export const Sizes = meta.story(
  bilingual((say) => (
    <Stack gap={20}>
      <TagList size="small" label={say('Small', 'کوچک')} items={interests(say)} />
      <TagList label={say('Medium', 'متوسط')} items={interests(say)} onRemove={nothing} />
    </Stack>
  )),
);

export const WordsOfTheOtherLanguage = meta.story({
  ...bilingual((say) => (
    <TagList
      label={say('Keywords', 'کلیدواژه‌ها')}
      items={[
        { id: '1', label: say('پل‌های دهانه‌بلند (کابلی)', 'Long-span bridges (cable-stayed)') },
        { id: '2', label: say('تحلیل مودال!', 'Modal analysis!') },
      ]}
    />
  )),
  name: 'Words of the other language keep their own direction',
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <TagList
      label={say('Interests', 'علایق')}
      items={[
        {
          id: '1',
          label: say(
            'Vibration-based damage identification of long-span bridges under changing temperature and traffic',
            'شناسایی آسیب پل‌های دهانه‌بلند بر پایهٔ ارتعاش در دماها و ترافیک‌های گوناگون در طول سال',
          ),
        },
        ...interests(say).slice(1),
      ]}
      onRemove={nothing}
    />
  )),
  name: 'A long word wraps inside its chip',
});

export const FocusVisible = meta.story({
  ...bilingual((say) => (
    <TagList label={say('Countries', 'کشورها')} items={countries(say).slice(0, 2)} onRemove={nothing} />
  )),
  ...focused(),
  tags: ['forced'],
});

const both = (say: Say) => (
  <TagList
    label={say('Countries', 'کشورها')}
    items={countries(say).slice(0, 2)}
    onRemove={nothing}
    suggestions={countries(say).slice(2)}
    onAdd={nothing}
  />
);

export const FocusOnWhatIsOffered = meta.story({ ...bilingual(both), ...focused(3), tags: ['forced'] });
export const HoveredCross = meta.story({ ...bilingual(both), ...hovered('button') });
export const HoveredOffer = meta.story({ ...bilingual(both), ...hovered('button', -1) });

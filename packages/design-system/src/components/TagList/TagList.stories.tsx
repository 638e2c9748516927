import preview from '#.storybook/preview';
import { TagList } from './TagList';
import { bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/TagList' });

export const ChosenAndOffered = meta.story(
  bilingual((say) => (
    <TagList
      label={say('Countries', 'کشورها')}
      items={[
        { id: 'no', label: say('Norway', 'نروژ') },
        { id: 'se', label: say('Sweden', 'سوئد') },
      ]}
      onRemove={nothing}
      suggestions={[{ id: 'is', label: say('Iceland', 'ایسلند') }]}
      onAdd={nothing}
    />
  )),
);

export const OnlyToRead = meta.story(
  bilingual((say) => (
    <TagList
      size="small"
      labelHidden
      label={say('Interests', 'علایق')}
      items={[
        { id: 'no', label: say('Norway', 'نروژ') },
        { id: 'se', label: say('Sweden', 'سوئد') },
      ]}
    />
  )),
);

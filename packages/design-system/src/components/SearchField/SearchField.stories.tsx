import preview from '#.storybook/preview';
import { SearchField } from './SearchField';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/SearchField' });

export const Empty = meta.story(
  bilingual((say) => (
    <SearchField
      label={say('Search professors', 'جست‌وجوی استادان')}
      placeholder={say('Name or university', 'نام یا دانشگاه')}
      value=""
      onChange={nothing}
    />
  )),
);

export const Filled = meta.story(
  bilingual((say) => (
    <Held initial="Solheim">
      {(value, set) => <SearchField label={say('Search professors', 'جست‌وجوی استادان')} value={value} onChange={set} />}
    </Held>
  )),
);

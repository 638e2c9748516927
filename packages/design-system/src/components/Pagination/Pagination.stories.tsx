import preview from '#.storybook/preview';
import { Pagination } from './Pagination';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Pagination' });

export const Middle = meta.story(
  bilingual((say) => (
    <Held initial={6}>
      {(page, set) => (
        <Pagination
          label={say('Pages of universities', 'صفحه‌های دانشگاه‌ها')}
          page={page}
          pageCount={24}
          onChange={set}
        />
      )}
    </Held>
  )),
);

export const First = meta.story(
  bilingual((say) => <Pagination label={say('Pages', 'صفحه‌ها')} page={1} pageCount={4} onChange={nothing} />),
);

export const Only = meta.story(
  bilingual((say) => <Pagination label={say('Pages', 'صفحه‌ها')} page={1} pageCount={1} onChange={nothing} />),
);

import preview from '#.storybook/preview';
import { Pagination } from './Pagination';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-pagination',
  title: 'Design system/Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs', 'phone'],
});

const label = (localize: Localize) => localize('Pages of universities', 'صفحه‌های دانشگاه‌ها');

/** An interactive pagination, so that the story can be tried. */
const pages = (from: number, pageCount: number) =>
  bilingual((localize) => (
    <Held initial={from}>
      {(page, set) => <Pagination label={label(localize)} page={page} pageCount={pageCount} onChange={set} />}
    </Held>
  ));

export const Default = meta.story(pages(6, 24));

export const Playground = meta.story(
  playground(Pagination, { page: 'number', pageCount: 'number' }, (localize) => ({
    label: label(localize),
    page: 6,
    pageCount: 24,
    onChange: nothing,
  })),
);

export const First = meta.story(pages(1, 24));
export const Last = meta.story(pages(24, 24));
export const OnePage = meta.story(pages(1, 1));
export const TwoPages = meta.story(pages(1, 2));
export const FewPages = meta.story(pages(2, 4));
export const ManyPages = meta.story(pages(118, 1096));

export const GapOfOnePage = meta.story({
  ...pages(5, 24),
  name: 'A gap that would hide one page shows that page',
});

export const Focus = meta.story({
  ...pages(6, 24),
  ...focused(2),
  tags: ['forced'],
});

export const Hovered = meta.story({ ...pages(6, 24), ...hovered('button', 1) });

export const FocusOnThePageItself = meta.story({ ...pages(1, 24), ...focused(), tags: ['forced'] });

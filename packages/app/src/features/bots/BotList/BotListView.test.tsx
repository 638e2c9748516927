import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../mocks/render';
import { botListStates } from './BotList.states';
import { BotListView } from './BotListView';

const idle = () => undefined;

function draw(state: 'loading' | 'ready', locale: 'en' | 'fa') {
  return render(
    <BotListView
      state={botListStates[state]}
      onRetry={idle}
      onAction={idle}
      onSearch={idle}
      onFilter={idle}
      onClear={idle}
      onPage={idle}
      onExport={idle}
      onStopConfirm={idle}
      onStopCancel={idle}
      onDelete={idle}
      onDeleteConfirm={idle}
      onDeleteCancel={idle}
    />,
    { locale, path: '/bots' },
  );
}

/** Where the columns of a row begin, and how wide they are, with those of its numbers. */
function columnsOf(row: Element): number[][] {
  const columns = [...row.querySelectorAll('div')].find((box) => getComputedStyle(box).display === 'grid')!;
  const figures = [...columns.querySelectorAll('div')].find((box) => getComputedStyle(box).display === 'grid')!;
  return [...columns.children, ...figures.children].map((column) => {
    const { left, width } = column.getBoundingClientRect();
    return [Math.round(left), Math.round(width)];
  });
}

test.each([
  [1280, 'en'],
  [1280, 'fa'],
  [1440, 'en'],
] as const)(
  'at %i px in %s the rows that load have the columns of those that come, and the height of a usual one',
  async (width, locale) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const [first, second] = draw('loading', locale)
      .getByRole('status')
      .first()
      .element()
      .querySelectorAll(':scope > div');
    const rows = draw('ready', locale).getByRole('list').first().element().children;
    await document.fonts.ready;
    expect(columnsOf(rows[0]!)).toEqual(columnsOf(first!));
    const idleBot = rows[2]!;
    expect(idleBot.getBoundingClientRect().height).toBeCloseTo(second!.getBoundingClientRect().height, 0);
  },
);

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '@peyk/design-system';
import type { Problem } from '../../api/problem';
import { render } from '../../mocks/render';
import { PartProblem, PartWords } from './PartProblem';

const offline = (): Problem => ({ kind: 'network' });
const broken: Problem = { kind: 'server', detail: 'The directory is closed.' };
const together = 'Some parts of this page could not be loaded';

test('a part that fails by itself says so in its place, and loads itself again', async () => {
  const onRetry = vi.fn<() => void>();
  const screen = render(<PartProblem problem={offline()} title="No letters" onRetry={onRetry} />);
  await expect.element(screen.getByRole('heading', { name: 'No letters' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('three parts with one cause have one region, whose button loads all of them again, each once', async () => {
  const page = vi.fn<() => void>();
  const figures = vi.fn<() => void>();
  const screen = render(
    <>
      <PartProblem problem={offline()} title="No run" onRetry={page} />
      <PartProblem problem={offline()} title="No letters" onRetry={page} quiet={null} />
      <PartProblem look="message" problem={offline()} title="No figures" onRetry={figures} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: together })).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
  expect(screen.element().textContent).not.toMatch(/No run|No letters|No figures/);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect([page.mock.calls.length, figures.mock.calls.length]).toEqual([1, 1]);
});

test('parts with different causes each say their own', async () => {
  const screen = render(
    <>
      <PartProblem problem={offline()} title="No run" />
      <PartProblem problem={broken} title="No letters" />
      <PartProblem problem={{ kind: 'forbidden', detail: null }} title="No figures" />
      <PartProblem problem={{ kind: 'forbidden', detail: null }} title="No answers" />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'No run' })).toBeVisible();
  expect(screen.getByRole('heading').elements()).toHaveLength(4);
});

test('two parts that show the same answer lack one thing: the first says it in its own words', async () => {
  const screen = render(
    <>
      <PartProblem problem={offline()} of="person" title="Failed to fetch profile" />
      <PartProblem problem={offline()} of="person" title="No score" quiet={<p>unknown</p>} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Failed to fetch profile' })).toBeVisible();
  await expect.element(screen.getByText('unknown', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No score')).not.toBeInTheDocument();
});

test('a line without room for a message leaves it to the part that has it', async () => {
  const onRetry = vi.fn<() => void>();
  const screen = render(
    <>
      <p>
        <PartWords problem={offline()} onRetry={onRetry}>
          Could not check
        </PartWords>
      </p>
      <p>
        <PartWords problem={broken}>Could not read</PartWords>
      </p>
      <PartProblem problem={offline()} title="No bots" />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'No bots' })).toBeVisible();
  expect([...document.querySelectorAll('p')].slice(0, 2).map((line) => line.textContent)).toEqual([
    '—',
    'Could not read',
  ]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the region stays where it is when a part above it fails later, and goes when the parts arrive', async () => {
  function Page() {
    const [failed, setFailed] = useState<readonly string[]>(['letters']);
    return (
      <>
        {failed.includes('run') ? <PartProblem problem={offline()} title="No run" quiet={<p>run</p>} /> : null}
        {failed.includes('letters') ? <PartProblem problem={offline()} title="No letters" /> : null}
        <Button onPress={() => setFailed(['run', 'letters'])}>Fail</Button>
        <Button onPress={() => setFailed(['run'])}>Arrive</Button>
      </>
    );
  }
  const screen = render(<Page />);
  const title = screen.getByRole('heading');
  await expect.element(title).toHaveTextContent('No letters');
  await screen.getByRole('button', { name: 'Fail' }).click();
  await expect.element(title).toHaveTextContent(together);
  const quiet = screen.getByText('run', { exact: true }).element();
  expect(quiet.compareDocumentPosition(title.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await screen.getByRole('button', { name: 'Arrive' }).click();
  await expect.element(title).toHaveTextContent('No run');
});

test('where older content is still shown the region says that it could not be updated', async () => {
  const screen = render(
    <>
      <PartProblem look="message" kept problem={offline()} title="No bots" quiet={null} />
      <PartProblem look="message" kept problem={offline()} title="No mail" quiet={null} />
    </>,
    { locale: 'fa' },
  );
  await expect.element(screen.getByText('بخش‌هایی از این صفحه به‌روز نشد')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
});

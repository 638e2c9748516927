import type { ResearchInterest } from '@peyk/api-types';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { MockInterest } from '../../../mocks/fixtures/interest';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { ListStep } from './ListStep';
import { moved } from './useOrder';

afterEach(() => sessionStorage.clear());

const path = '/api/student/research-interests/';
const names = ['Bridges', 'Dams', 'Tunnels'];

/** Renders the list with a server that keeps its order. */
function open({
  refuses = false,
  count = 3,
  locale = 'en',
}: { refuses?: boolean; count?: number; locale?: 'en' | 'fa' } = {}) {
  let stored: ResearchInterest[] = names
    .slice(0, count)
    .map((interest_name, at) => ({ ...MockInterest, subfield: null, id: at + 1, interest_name }));
  const sent = serve({
    [`GET ${path}`]: () => Response.json(stored),
    [`POST ${path}add/`]: async (request) => {
      const { position, ...body } = (await request.json()) as { position: number };
      const entry = { ...MockInterest, ...body, id: 9 };
      stored = moved([...stored, entry], 9, position);
      return Response.json(entry, { status: 201 });
    },
    ...Object.fromEntries(
      stored.flatMap(({ id }) => [
        [
          `PATCH ${path}${id}/`,
          async (request: Request) => {
            if (refuses) return Response.json({ detail: 'Out of order.' }, { status: 500 });
            const { position } = (await request.json()) as { position: number };
            stored = moved(stored, id, position);
            return Response.json(stored.find((entry) => entry.id === id));
          },
        ],
        [
          `DELETE ${path}${id}/`,
          () => {
            stored = stored.filter((entry) => entry.id !== id);
            return new Response(null, { status: 204 });
          },
        ],
      ]),
    ),
  });
  const screen = render(<ListStep step="research-interests" entered={false} />, { path: '/profile', locale });
  return {
    screen,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    order: () =>
      screen
        .getByRole('list', { name: 'Research Interests', exact: true })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => names.find((name) => textContent.includes(name))),
    moves: () => sent.filter(({ call }) => call.startsWith('PATCH')),
  };
}

test('an entry moves by the arrow keys of its handle, each move is sent, and the handle keeps focus', async () => {
  const { button, order, moves } = open();
  await expect.element(button('Move Bridges')).toBeVisible();
  (button('Move Bridges').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(order).toEqual(['Dams', 'Bridges', 'Tunnels']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(order).toEqual(['Dams', 'Tunnels', 'Bridges']);
  await expect.element(button('Move Bridges')).toHaveFocus();
  await expect.poll(moves).toEqual([
    { call: `PATCH ${path}1/`, body: { position: 2 } },
    { call: `PATCH ${path}1/`, body: { position: 3 } },
  ]);
});

test.each([
  ['degrees', 2, 1],
  ['degrees', 1, 0],
  ['research-interests', 2, 0],
] as const)('the order of a CV is told where %s of %i entries can be moved', async (step, count, times) => {
  const degree = step === 'degrees';
  const entries = [1, 2].slice(0, count).map((id) => (degree ? { ...MockDegree, id } : { ...MockInterest, id }));
  serve({ [degree ? 'GET /api/student/degrees/' : `GET ${path}`]: () => Response.json(entries) });
  const screen = render(<ListStep step={step} entered={false} />, { path: '/profile' });
  await expect.poll(() => screen.getByRole('listitem').all().length).toBe(count);
  expect(screen.getByText('Your CV lists the newest entries first', { exact: false }).all()).toHaveLength(times);
});

test('an entry moves by its menu', async () => {
  const { screen, button, order, moves } = open();
  await button('Change the position of Tunnels').click();
  await expect.element(screen.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect.poll(order).toEqual(['Tunnels', 'Bridges', 'Dams']);
  await expect.poll(moves).toEqual([{ call: `PATCH ${path}3/`, body: { position: 1 } }]);
});

test('a move that fails is put back, and the page says so', async () => {
  const { screen, button, order } = open({ refuses: true });
  await button('Change the position of Bridges').click();
  await screen.getByRole('menuitem', { name: 'Move to the bottom' }).click();
  await expect.element(screen.getByText('Could not save the order')).toBeVisible();
  await expect.poll(order).toEqual(names);
});

test('A-105 Undo puts a removed entry back at its place', async () => {
  const { screen, button, order } = open();
  await button('Remove Dams').click();
  await expect.poll(order).toEqual(['Bridges', 'Tunnels']);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(order).toEqual(names);
});

test('the only entry of a list cannot be moved', async () => {
  const { button } = open({ count: 1 });
  await expect.element(button('Edit Bridges')).toBeVisible();
  await expect.element(button('Move Bridges')).not.toBeInTheDocument();
  await expect.element(button('Change the position of Bridges')).not.toBeInTheDocument();
});

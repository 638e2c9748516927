import { expect, onTestFinished, test, vi } from 'vitest';
import { MockDraft } from '../../mocks/fixtures/draft';
import { render } from '../../mocks/render';
import { serve } from '../../mocks/serve';
import { useDraft } from './useDraft';

const find = 'POST /api/emails/email-drafts/find/';

function Letter() {
  const { data } = useDraft(601);
  return <p role="status">{data?.state ?? 'none'}</p>;
}

const frame = () => new Promise(requestAnimationFrame);

/** Renders the letter, which stays in this state. */
function draw(state: string) {
  const sent = serve({ [find]: { ...MockDraft, state } });
  const times = (call: string) => sent.filter((each) => each.call === call).length;
  return { times, sent, letter: render(<Letter />).getByRole('status') };
}

test.each([
  ['sending', 999, 1],
  ['approved', 14_999, 1],
  ['needs_review', 60_000, null],
  ['sent', 60_000, null],
])('a letter that is found %s is asked for again after %i ms and not before, or never', async (state, before, then) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { letter, sent, times } = draw(state);
  // Polled by frame: `expect.poll` might advance the fake clock.
  while (letter.element().textContent !== state) await frame();
  await frame();
  expect(sent.filter(({ call }) => call === find).map(({ body }) => body)).toEqual([{ professor: 601 }]);
  await vi.advanceTimersByTimeAsync(before);
  for (let frames = 0; frames < 3; frames += 1) await frame();
  expect(times(find)).toBe(1);
  if (then === null) return;
  await vi.advanceTimersByTimeAsync(then);
  while (times(find) < 2) await frame();
  expect(times(find)).toBe(2);
});

test('a letter that begins to leave is looked at until it has left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const states = ['sending', 'sending', 'sent', 'sent'];
  let asked = 0;
  serve({ [find]: () => Response.json({ ...MockDraft, state: states[asked++] }) });
  const letter = render(<Letter />).getByRole('status');
  while (letter.element().textContent !== 'sending') await frame();
  while (letter.element().textContent !== 'sent') {
    await vi.advanceTimersByTimeAsync(1000);
    await frame();
  }
  const last = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  for (let frames = 0; frames < 3; frames += 1) await frame();
  expect(asked).toBe(last);
});

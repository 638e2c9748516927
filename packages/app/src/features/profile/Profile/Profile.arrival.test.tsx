import { afterEach, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockDegrees } from '../../../mocks/fixtures/degree';
import { MockStudentProfile, MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { Profile } from './Profile';
import { Arrival, fetchSteps } from './stepParts';

afterEach(() => sessionStorage.clear());
beforeAll(async () => {
  await Promise.all([fetchSteps(), Arrival.preload()]);
});

const many = Array.from({ length: 30 }, (_, at) => ({ ...MockDegrees[0], id: 100 + at, thesis_title: `Thesis ${at}` }));

/** Opens the builder at an address, with thirty degrees. */
function open(query: string, { locale = 'en', ...answers }: { locale?: 'en' | 'fa' } & Record<string, unknown> = {}) {
  let degrees = many;
  const sent = serve({
    'GET /api/auth/me/': MockUser,
    'GET /api/student/profile/edit/': MockStudentProfile,
    'GET /api/student/cv/': { user: MockUser, degrees: many },
    'GET /api/student/degrees/': () => Response.json(degrees),
    'DELETE /api/student/degrees/117/': () => {
      degrees = degrees.filter(({ id }) => id !== 117);
      return new Response(null, { status: 204 });
    },
    ...(answers as Record<string, Answer>),
  });
  return { screen: render(<Profile />, { path: `/profile${query}`, locale }), sent };
}
const row = (id: number | string) => document.getElementById(`entry-${id}`);
/** How far the middle of an element is from that of the window. */
function fromMiddle(place: HTMLElement): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}
const gone = { en: 'This entry is no longer in your profile', fa: 'این مورد دیگر در نمایهٔ شما نیست' };

test('LTR-16 an address that names an entry opens the list with it in the middle of the window, focused and marked', async () => {
  open('?step=degrees&entry=117');
  await expect.poll(() => document.activeElement?.id).toBe('entry-117');
  const place = row(117);
  if (!place) throw new Error('no row');
  await expect.poll(() => fromMiddle(place)).toBeLessThan(2);
  const [marked, plain] = [place, row(118) ?? place].map((each) => getComputedStyle(each));
  expect(marked?.outlineStyle).toBe('solid');
  expect(marked?.backgroundColor).not.toBe(plain?.backgroundColor);
  await userEvent.tab();
  expect(place.contains(document.activeElement)).toBe(true);
  expect(getComputedStyle(place).backgroundColor).toBe(plain?.backgroundColor);
});

test('LTR-16 it stays there while the page still grows around it', async () => {
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { screen } = open('?step=degrees&entry=117', {
    'GET /api/student/cv/': async () => {
      await held;
      return Response.json({ user: MockUser, degrees: many });
    },
  });
  await expect.poll(() => document.activeElement?.id).toBe('entry-117');
  arrive();
  await expect.element(screen.getByText('Profile Completion').first()).toBeInTheDocument();
  await expect.poll(() => fromMiddle(row(117) ?? document.body)).toBeLessThan(2);
});

test('LTR-16 an address that names the plan opens the personal step with it focused', async () => {
  const { screen } = open('?entry=plan');
  await expect.element(screen.getByRole('region', { name: 'Your plan' })).toHaveFocus();
});

test.each(['en', 'fa'] as const)(
  'LTR-16 of an entry that is gone a sentence tells above its list, once and without an error (%s)',
  async (locale) => {
    const { screen } = open('?step=degrees&entry=7', { locale });
    await expect.element(screen.getByText(gone[locale])).toBeVisible();
    expect(row(117)).not.toBeNull();
    expect(
      screen
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([gone[locale]]);
    expect(document.activeElement?.closest('[id^="entry-"]') ?? null).toBeNull();
  },
);

test('a list that cannot be read says nothing of an entry', async () => {
  const { screen } = open('?step=degrees&entry=7', {
    'GET /api/student/degrees/': () => Response.json({ detail: 'Out of order.' }, { status: 400 }),
  });
  await expect.element(screen.getByRole('button', { name: /load/i })).toBeVisible();
  expect(screen.getByText(gone.en).elements()).toEqual([]);
});

test('an entry that was arrived at and then removed is told of by its removal alone', async () => {
  const { screen } = open('?step=degrees&entry=117');
  await expect.poll(() => document.activeElement?.id).toBe('entry-117');
  const remove = [...(row(117)?.querySelectorAll('button') ?? [])].find((each) => each.ariaLabel?.startsWith('Remove'));
  remove?.click();
  await expect.poll(() => row(117)).toBeNull();
  await expect.element(screen.getByText(/^Removed/)).toBeVisible();
  expect(screen.getByText(gone.en).elements()).toEqual([]);
});

test('whoever has begun to scroll before the list is there is not moved', async () => {
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { screen, sent } = open('?step=degrees&entry=117', {
    'GET /api/student/cv/': { user: MockUser },
    'GET /api/student/degrees/': async () => {
      await held;
      return Response.json(many);
    },
  });
  await expect.poll(() => sent.some(({ call }) => call === 'GET /api/student/degrees/')).toBe(true);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  dispatchEvent(new WheelEvent('wheel'));
  arrive();
  await expect.poll(() => row(117)).not.toBeNull();
  expect(document.activeElement).not.toBe(row(117));
  expect(scrollY).toBe(0);
});

import { expect, test } from 'vitest';
import { MockPapers } from '../../../mocks/fixtures/profile';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { ListStep } from '../ListStep/ListStep';
import { profileStates } from '../Profile/Profile.states';
import { ProfileView } from '../Profile/ProfileView';

test.each([
  ['en', 'Import', 'Import or export'],
  ['fa', 'وارد کردن', 'وارد کردن نمایه یا خروجی گرفتن'],
] as const)('IMP-01 the papers and the profile lead to it, in %s', async (locale, name, whole) => {
  serve({ 'GET /api/student/papers/': MockPapers });
  const screen = render(
    <>
      <ListStep step="papers" entered={false} />
      <ProfileView state={profileStates.personal}>{null}</ProfileView>
    </>,
    { locale, path: '/profile?step=papers' },
  );
  for (const link of [name, whole])
    await expect
      .element(screen.getByRole('link', { name: link, exact: true }))
      .toHaveAttribute('href', '/profile/import');
});

test('IMP-01 other lists do not lead to it', async () => {
  serve({ 'GET /api/student/awards/': [] });
  const screen = render(<ListStep step="awards" entered={false} />, { path: '/profile?step=awards' });
  await expect.element(screen.getByRole('button', { name: 'Add an award' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
});

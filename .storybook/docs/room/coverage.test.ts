import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Screen, isAt, readBeside, readScreens, routesIn, testsIn, verdictsIn } from './coverage.ts';

const root = path.join(import.meta.dirname, '../../..');
const screens = readScreens(root);

test('every screen is there, with its states, its pictures and its tests', () => {
  expect(screens.length).toBeGreaterThan(20);
  const bot = screens.find(({ component }) => component === 'screens-bots-botdetail')!;
  expect(bot.states).toBeGreaterThan(40);
  expect(bot.pictures['en-light/desktop']).toBe(bot.states - bot.unpictured.length);
  expect(bot.tests.length).toBeGreaterThan(10);
  expect(bot.wired).toBe(true);
  expect(bot.keys.filter((key) => key.startsWith('botDetail.')).length).toBeGreaterThan(20);
});

test('no screen has a hole', () => {
  // The pictures of a new screen are taken before they are accepted.
  const isNew = ({ pictures }: Screen) => Object.keys(pictures).length === 0;
  expect(screens.filter((screen) => !isNew(screen)).length).toBeGreaterThan(20);
  expect(
    screens.flatMap((screen) =>
      screen.holes
        .filter((hole) => !isNew(screen) || !hole.startsWith('no picture'))
        .map((hole) => `${screen.title}: ${hole}`),
    ),
  ).toEqual([]);
});

test('the stories of every screen stand at its own address', () => {
  const routes = routesIn(readFileSync(path.join(root, 'packages/app/src/routes.tsx'), 'utf8'));
  expect(routes.length).toBeGreaterThan(20);
  const astray = screens.filter(({ title, address, file }) => {
    const own = routes.filter(({ folder }) => folder === path.posix.dirname(file));
    const allowed = own.length > 0 ? own : routes;
    const isNowhere = title.endsWith('/NotFound');
    return allowed.some((route) => isAt(address, route.path)) === isNowhere;
  });
  expect(astray.map(({ title, address }) => `${title} at ${address}`)).toEqual([]);
});

test('a journey counts for the screens whose address or own words it names, and for no other', () => {
  const journeysOf = (component: string) =>
    screens
      .find((one) => one.component === component)!
      .tests.filter(({ file }) => file.includes('/journeys/'))
      .map(({ file }) => path.posix.basename(file));
  expect(journeysOf('screens-gmail')).toContain('gmail.test.ts');
  expect(journeysOf('screens-professors-add')).toContain('professors.test.ts');
  expect(journeysOf('screens-gmail')).not.toContain('compose.test.ts');
  // A page below another one is not that other one.
  expect(journeysOf('screens-gmaildebug').length).toBeLessThan(journeysOf('screens-gmail').length);
});

test('what a picture leaves out, and what axe cannot decide, stands there with its reason', () => {
  const legal = screens.find(({ component }) => component === 'screens-legal')!;
  expect(legal.leftOut.map(({ what, why }) => `${what}: ${why}`)).toContain('Loading: LEGAL-03: nothing is rendered.');
  expect(legal.leftOut.some(({ what }) => what.includes('LegalPage.wired.stories.tsx'))).toBe(true);
  const landing = screens.find(({ component }) => component === 'screens-landing')!;
  expect(landing.decided.map(({ what }) => what)).toContain('color-contrast in HeroBand');
  expect(legal.decided).toEqual([]);
  const verdicts = readFileSync(path.join(root, '.storybook/review/incomplete.ts'), 'utf8');
  const { everywhere, server } = readBeside(root, screens);
  expect(verdictsIn(verdicts).length).toBe([...verdicts.matchAll(/^ {4}rule: /gm)].length);
  expect(everywhere.map(({ what }) => what)).toContain('th-has-data-cells');
  expect(everywhere.map(({ why }) => why)).not.toContain(landing.decided[0]?.why);
  expect(server.filter(({ ids }) => ids.includes('ATT-02')).length).toBeGreaterThan(0);
});

test('titles are read with the ids at their head', () => {
  const text = `
    test('BOT-07 stops a run, and says so', () => {});
    test.each([
      ['a', 1],
    ] as const)('R1 keeps %s', () => {});
    it("AIX-01, AIX-02 asks first", () => {});
    test('an id in the middle such as UTF-8 is none', () => {});
    describe('BOT-09 runs', () => {
      it('BOT-10 are kept', async () => { await page.keyboard.press('Enter'); });
    });
    it('stands outside', () => {});`;
  expect(testsIn('a.test.ts', text).map(({ title, ids }) => [title, ids.join()])).toEqual([
    ['BOT-07 stops a run, and says so', 'BOT-07'],
    ['R1 keeps %s', 'R1'],
    ['AIX-01, AIX-02 asks first', 'AIX-01,AIX-02'],
    ['an id in the middle such as UTF-8 is none', ''],
    ['BOT-10 are kept', 'BOT-09,BOT-10'],
    ['stands outside', ''],
  ]);
  expect(testsIn('a.test.ts', text).flatMap(({ title, presses }) => (presses ? [title] : []))).toEqual([
    'BOT-10 are kept',
  ]);
});

test('a test that presses keys through a function of its file presses them', () => {
  const text = `
const go = async () => {
  await userEvent.keyboard('{Tab}');
};

test('goes', () => go());
test('stays', () => expect(1).toBe(1));`;
  expect(testsIn('a.test.ts', text).map(({ presses }) => presses)).toEqual([true, false]);
});

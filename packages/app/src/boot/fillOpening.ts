import type { Bot, BotStats, GmailAccount, User } from '@peyk/api-types';
import { listOf } from '../api/toState';
import { readBotStats } from '../entities/bot/botStats';
import { isUsable } from '../entities/gmailAccount/accounts';
import { summaryOf } from '../features/bots/BotList/summary';
import { greetedAs } from '../features/dashboard/Dashboard/greetedAs';
import { type Now, nowOf } from '../features/dashboard/Dashboard/now';
import { stepsOf } from '../features/dashboard/Dashboard/steps';
import { botTotals as english } from '../i18n/en/botTotals';
import { botTotals as persian } from '../i18n/fa/botTotals';
import { formatNumber } from '../i18n/format';
import { isolate } from '../i18n/isolate';
import type { Locale } from '../i18n/types';
import { paths } from '../paths';

/** The places of an opening that are filled before the app is there. */
export type Slot = 'greeting' | 'todo' | 'bots';
/** What the dashboard can ask for before the app is there: what is known from its first answers alone. */
export type EarlyNow = 'draft' | 'drafts' | 'mailbox' | 'interests' | 'gmail' | 'bot';

/** Where the build writes a name or a number that it does not know; no text of an opening holds them otherwise. */
export const NAME = '{}';
export const MANY = 222;

const many = (['en', 'fa'] as const).map((locale) => new Intl.NumberFormat(locale).format(MANY));

/** The answer that `boot.js` has asked for; the app reads it as well, so a copy of it. */
function answerTo<Answer>(path: string): Promise<Answer> {
  const asked = Object.entries(globalThis.peykFirstAnswers ?? {}).find(([address]) =>
    new URL(address).pathname.endsWith(path),
  );
  if (!asked) return Promise.reject(new Error(`${path} was not asked for.`));
  // At once: whoever reads it first leaves nothing to copy.
  return asked[1].answer.then((answer) => {
    if (!answer.ok) throw new Error(`${path} was refused.`);
    return answer.clone().json() as Promise<Answer>;
  });
}

/** The way in which the opening can say it; null for what depends on more than the first answers. */
function wayOf(now: Now): EarlyNow | null {
  if (now.what === 'drafts') return now.count === 1 ? 'draft' : 'drafts';
  if (now.what === 'mailbox') return 'mailbox';
  return now.what === 'step' ? now.step : null;
}

/** Puts one of the ways that the build has drawn into its place, with what it could not know. */
function fill(slot: Slot, way: string, value: (text: string) => string): void {
  const place = document.querySelector<HTMLElement>(
    `[data-page='${document.documentElement.lang}'] [data-slot='${slot}']`,
  );
  const drawn = place?.querySelector<HTMLTemplateElement>(`template[data-way='${way}']`);
  if (!place || !drawn) return;
  const content = document.importNode(drawn.content, true);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) text.nodeValue = value(text.nodeValue ?? '');
  // What stands below something shorter does not move up: it moves once, when the app draws.
  if (slot === 'todo' || slot === 'bots') place.style.minHeight = `${place.offsetHeight}px`;
  place.replaceChildren(content);
}

type Listed<Item> = readonly Item[] | { results: readonly Item[] };

async function greet(locale: Locale): Promise<void> {
  const user = await answerTo<User>('/api/auth/me/');
  fill('greeting', 'name', (text) => text.replace(NAME, () => isolate(locale, greetedAs(user))));
}

async function sayWhatToDo(locale: Locale): Promise<void> {
  const [interests, accounts, bots] = await Promise.all([
    answerTo<Listed<unknown>>('/api/student/research-interests/'),
    answerTo<Listed<GmailAccount>>('/integrations/api/gmail/accounts/'),
    answerTo<Listed<Bot>>('/bots/'),
  ]);
  const counted = (count: number) => ({ count, problem: null });
  const known = listOf(bots).items;
  const now = nowOf({
    steps: stepsOf({
      interests: counted(listOf(interests).items.length),
      gmail: counted(listOf(accounts).items.filter((account) => isUsable(account)).length),
      bot: counted(known.length),
    }),
    bots: known,
    lacksSentences: false,
  });
  const way = wayOf(now);
  const count = 'count' in now ? formatNumber(locale, now.count) : '';
  if (way) fill('todo', way, (text) => many.reduce((filled, sample) => filled.replace(sample, count), text));
}

async function countBots(locale: Locale): Promise<void> {
  const [bots, stats] = await Promise.all([answerTo<Listed<Bot>>('/bots/'), answerTo<BotStats>('/bots/stats/')]);
  const known = listOf(bots).items;
  const { summary, totals } = locale === 'fa' ? persian : english;
  const { total_professors: professors, emails_sent: sent } = readBotStats(stats);
  const lead = `${summary(summaryOf(known))} ${totals({ professors, sent })}`;
  fill('bots', known.length === 0 ? 'none' : 'some', (text) => text.replace(NAME, lead));
}

/** What is filled into an opening, each by itself: one that fails keeps no other back. */
const fillers: Readonly<Record<string, readonly ((locale: Locale) => Promise<void>)[]>> = {
  [paths.dashboard]: [greet, sayWhatToDo],
  [paths.bots]: [countBots],
};

/**
 * Draws the texts of an opening anew whenever letters of the language have come. Until then they stand in letters of the device; a browser
 * counts the paint of a text once, and would take the screen's own, which may be wider by a little, for the first whole one.
 */
function drawInOwnLetters(): void {
  document.fonts.addEventListener('loadingdone', () => {
    for (const text of document.querySelectorAll('[data-openings] h1, [data-openings] p'))
      if (text.checkVisibility()) text.replaceWith(text.cloneNode(true));
  });
}

/**
 * Fills an opening with its first answers, a second before the app can draw them: whom the dashboard greets, and what to do now; how many
 * bots there are. The build appends this to `boot.js` (`scripts/prerender.mjs`). Whatever fails here leaves the opening as it is; the app
 * says what is wrong.
 */
export function fillOpening({ dataset: { screen }, lang }: HTMLElement): void {
  if (screen === undefined) return;
  drawInOwnLetters();
  for (const filler of fillers[screen] ?? []) void filler(lang === 'fa' ? 'fa' : 'en').catch(() => undefined);
}

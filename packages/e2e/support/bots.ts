import type { Bot, BotResult, GmailAccount } from '@peyk/api-types';
import { expect, onTestFinished } from 'vitest';
import { connectGmail } from '../../server/src/testing/google';
import { embeddedIn, holdRun } from '../../server/src/testing/holdRun';
import type { Account } from './account';
import type { Product } from './product';

/** Connects a mailbox of the stand-in for Google, without a browser, and returns its account. */
export function withGmail(person: Account): Promise<Pick<GmailAccount, 'id' | 'email'>> {
  return connectGmail({
    api: async <Body>(method: string, path: string, body?: unknown) => ({
      status: 200,
      body: await person.call<Body>(method, path, body),
    }),
  });
}

interface BotWishes {
  name: string;
  account: number;
  area?: string;
  /** How many the bot may find, one of each of the best universities: of one department a run writes to one at a time (R7). */
  professors?: number;
  filters?: Bot['advanced_filters'];
}

/** Creates a bot over all universities of the sample that pass its filters; by default the first of its order alone. */
export async function newBot(
  person: Account,
  { name, account, area = 'machine learning', professors = 1, filters }: BotWishes,
): Promise<Bot> {
  const { bot } = await person.call<{ bot: Bot }>('POST', '/bots/create/', {
    name,
    gmail_account: account,
    num_professors: professors,
    advanced_filters: {
      research_area: area,
      search_mode: 'world',
      min_rank: 1,
      // One university of the sample is ranked up to 10, all of them up to 2,000.
      max_rank: professors > 5 ? 2000 : 10,
      max_targets: 50,
      ...filters,
    },
  });
  return bot;
}

/** Holds the run of a bot until the returned function is called, so that a page that loads late still sees it running. */
export async function heldAtWork(product: Product, bot: number): Promise<() => Promise<void>> {
  const letGo = await holdRun(embeddedIn(product.data), bot);
  onTestFinished(letGo);
  return letGo;
}

/** Waits until no bot of the person has a pending first run. */
export async function atRest(person: Account): Promise<void> {
  await expect
    .poll(
      async () => {
        const bots = await person.call<Bot[]>('GET', '/bots/');
        return bots.filter(({ latest_run: run }) => run?.status === 'queued' || run?.status === 'running').length;
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe(0);
}

/** All results of a bot, page by page. */
export async function resultsOf(person: Account, bot: number): Promise<BotResult[]> {
  const all: BotResult[] = [];
  for (let at = 1, count = 1; all.length < count; at += 1) {
    const path = `/bots/${bot}/results/?page_size=100&page=${at}`;
    const page = await person.call<{ count: number; results: BotResult[] }>('GET', path);
    all.push(...page.results);
    ({ count } = page);
  }
  return all;
}

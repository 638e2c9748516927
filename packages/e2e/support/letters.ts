import type { EmailDraft } from '@peyk/api-types';
import type { Page } from 'playwright';
import type { Translate } from '../../app/src/i18n/translator';
import type { Account } from './account';
import { pressOn, typeOver } from './keyboard';

/** What a person may write in a gap without a claim that would need a source. */
export const GAP_SENTENCE = 'I would be glad to hear what you think of this.';

const GAP = /\[Your sentence: [^\]]*\]/gu;

/** Writes a sentence in every gap of the draft that is open in the page, by keyboard alone. */
export async function fillGaps(page: Page, t: Translate): Promise<void> {
  const put = page.getByRole('button', { name: t('drafts.gap.put'), exact: true });
  const letter = page.getByText(t('drafts.seal.end'), { exact: true });
  await letter.waitFor();
  for (let left = await put.count(); left > 0; left -= 1) {
    const field = page.getByRole('textbox').and(page.locator('textarea')).first();
    await typeOver(page, field, GAP_SENTENCE);
    await pressOn(page, put.first());
    await put.nth(left - 1).waitFor({ state: 'detached' });
  }
}

/** Writes a sentence in every gap of the person's drafts, without a browser. */
export async function fillAllGaps(person: Account): Promise<void> {
  const { results } = await person.call<{ results: EmailDraft[] }>('GET', '/api/emails/email-drafts/?page_size=100');
  for (const { id, body, version } of results) {
    let filled = 0;
    const text = body.replaceAll(GAP, () => {
      filled += 1;
      return `${GAP_SENTENCE.slice(0, -1)}${' too'.repeat(filled - 1)}.`;
    });
    if (filled > 0) await person.call('PATCH', `/api/emails/email-drafts/${id}/`, { body: text, version });
  }
}

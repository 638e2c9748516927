import type { AccountFile, AccountSession, Bot, BotResults, BotRun, Import } from '@peyk/api-types';
import { sendSystemMail } from '../platform/mail/systemMail.ts';
import { sampleEntries } from '../profile/samples.ts';
import { SECTIONS, type SectionName } from '../profile/sections.ts';
import { connectGmail } from './google.ts';
import { pdf, pdfForm } from './pdfs.ts';
import type { SignedUp, TestServer } from './server.ts';
import { withoutGaps } from './letter.ts';
import { until } from './until.ts';

export interface Owner extends SignedUp {
  /** An entry of each list. */
  entries: Record<SectionName, number>;
  gmail: number;
  bot: number;
  run: number;
  professor: number;
  draft: number;
  message: number;
  /** An entry of the do-not-contact list. */
  doNotContact: number;
  /** An import that is stored. */
  import: number;
  /** A research proposal. */
  file: number;
  /** A session besides the one of `api`. */
  session: number;
}

/** A person who owns records of every kind, created through the API. */
export async function createOwner(server: TestServer, email: string): Promise<Owner> {
  const person = await server.signUp(email);
  const { api } = person;
  const entries: Partial<Record<SectionName, number>> = {};
  for (const { section } of SECTIONS) {
    const { body } = await api<{ id: number }>(
      'POST',
      `/api/student/${section.replaceAll('_', '-')}/add/`,
      sampleEntries[section],
    );
    entries[section] = body.id;
  }
  const { id: gmail } = await connectGmail(person);
  // Somebody there works on what the sample entries are about.
  const { items } = await server.deps.directory.universities({ name: 'Nidelva', page: 1, pageSize: 1 });
  const created = await api<{ bot: Bot; run: BotRun }>('POST', '/bots/create/', {
    name: 'Everything',
    gmail_account: gmail,
    num_professors: 2,
    advanced_filters: {
      research_area: sampleEntries.research_interests.interest_name,
      selected_universities: items.map(({ id }) => id),
      max_targets: 2,
    },
  });
  if (created.status !== 201) throw new Error(`The bot answered ${created.status}: ${JSON.stringify(created.body)}`);
  const { bot, run } = created.body;
  await until(
    'the first run is finished',
    async () => (await api<BotRun>('GET', `/bots/${bot.id}/run/`)).body.status === 'finished',
  );
  const { body: found } = await api<BotResults>('GET', `/bots/${bot.id}/results/`);
  const result = found.results.find(({ draft }) => draft !== null);
  if (!result?.draft) throw new Error(`The run found no draft: ${JSON.stringify(found).slice(0, 600)}`);
  // What only its person can say is written, so that the letter can be approved; it is still the first version.
  await server.db
    .updateTable('email_drafts')
    .set({ body: withoutGaps(result.draft.body), checks: null, checks_key: null })
    .where('id', '=', result.draft.id)
    .execute();
  await sendSystemMail(server.deps, { to: email, subject: 'Hello', text: 'Hello' });
  const { body: mailbox } = await api<{ results: { id: number }[] }>('GET', '/api/mailbox/messages/');
  const { body: other } = await api<{ id: number }>('POST', '/api/professor/professors/create/', {
    full_name: 'Harald Nymoen',
    email: `nymoen.of.${email}`,
  });
  const { body: avoided } = await api<{ id: number }>('POST', '/api/sending/do-not-contact/', {
    professor: other.id,
  });
  const form = new FormData();
  form.set('kind', 'bibtex');
  form.set('file', new File(['@misc{a, title = {Only in the file}, year = 2020}'], 'papers.bib'));
  const { body: imported } = await api<Import>('POST', '/api/student/imports/', form);
  const { body: file } = await api<AccountFile>(
    'POST',
    '/api/account/files/',
    pdfForm(pdf({ title: email }), 'Proposal.pdf'),
  );
  await server.api('POST', '/api/auth/login/', { email, password: person.password });
  const { body: sessions } = await api<AccountSession[]>('GET', '/api/account/sessions/');
  const session = sessions.find(({ current }) => !current);
  if (!session) throw new Error('The second sign-in is not listed');
  const take = imported.lists.papers?.map(({ key }) => key) ?? [];
  await api('POST', `/api/student/imports/${imported.id}/save/`, { take });
  return {
    ...person,
    entries: entries as Record<SectionName, number>,
    gmail,
    bot: bot.id,
    run: run.id,
    professor: result.professor.id,
    draft: result.draft.id,
    message: mailbox.results[0]?.id ?? 0,
    doNotContact: avoided.id,
    import: imported.id,
    file: file.id,
    session: session.id,
  };
}

/** The id of the owner's record for a path with `{id}`. */
export function idFor(owner: Owner, path: string): number {
  const section = /^\/api\/student\/([a-z-]+)\//.exec(path)?.[1]?.replaceAll('-', '_');
  if (section && section in owner.entries) return owner.entries[section as SectionName];
  const kinds: [string, number][] = [
    ['/bots/', owner.bot],
    ['/integrations/api/gmail/accounts/', owner.gmail],
    ['/api/professor/professors/', owner.professor],
    ['/api/emails/email-drafts/', owner.draft],
    ['/api/mailbox/messages/', owner.message],
    ['/api/sending/do-not-contact/', owner.doNotContact],
    ['/api/student/imports/', owner.import],
    ['/api/account/sessions/', owner.session],
    ['/api/account/files/', owner.file],
  ];
  const id = kinds.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (!id) throw new Error(`No example of what ${path} is about`);
  return id;
}

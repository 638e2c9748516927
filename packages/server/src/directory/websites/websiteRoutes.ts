import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAPERS_PATH, PEOPLE_PATH, paperAddress } from '../sample/websites.ts';
import type { Db } from '../../platform/db/open.ts';
import { type Lang, languageOf } from '../../platform/http/messages/translate.ts';
import { escape, page } from '../../platform/standInPage/page.ts';

const texts = {
  en: {
    label: 'Sample page: the person, university and papers are invented',
    papers: 'Papers',
    lost: 'There is no such page in the sample',
    again: 'The sample may have changed since this link was stored. Look the professor up in Peyk again.',
    retracted: 'Retracted',
  },
  fa: {
    label: 'صفحه‌ای از نمونه: شخص، دانشگاه و مقاله‌ها ساختگی‌اند',
    papers: 'مقاله‌ها',
    lost: 'چنین صفحه‌ای در نمونه نیست',
    again: 'شاید نمونه پس از ذخیرهٔ این پیوند تغییر کرده باشد. استاد را دوباره در پیک پیدا کنید.',
    retracted: 'بی‌اعتبار اعلام شده',
  },
} as const;

const paragraphs = (text: readonly string[]): string => text.map((each) => `<p>${escape(each)}</p>`).join('\n');

const langOf = (request: FastifyRequest): Lang => languageOf(request.headers['accept-language']);

function lost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = langOf(request);
  const t = texts[lang];
  const main = `<h1>${t.lost}</h1>\n<p>${t.again}</p>`;
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .send(page({ lang, title: t.lost, label: t.label, main }));
}

/**
 * The websites of the sample's universities and publishers (MAT-11): the own pages of its people, and its papers with their abstracts. What
 * an email quotes can be opened and read, as with real ones.
 */
export function websiteRoutes(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { key: string } }>(`${PEOPLE_PATH}/:key`, async (request, reply) => {
    // Loaded here, since the many texts of the world would slow every start down.
    const { samplePeople } = await import('../sample/people.ts');
    const person = samplePeople().find(({ key }) => key === `sample:${request.params.key}`);
    if (!person?.page) return lost(request, reply);
    const lang = langOf(request);
    const t = texts[lang];
    const papers = person.publications.map(
      ({ title, url, year }) =>
        `<li><a href="${PAPERS_PATH}/${escape(url.slice(url.lastIndexOf('/') + 1))}" lang="en" dir="ltr">${escape(title)}</a> (${year})</li>`,
    );
    const main = `<h1><bdi>${escape(person.fullName)}</bdi></h1>
<p><bdi lang="en">${escape([person.position, person.department].filter(Boolean).join(', '))}</bdi></p>
${paragraphs(person.page.text)}
<h2 lang="${lang}">${t.papers}</h2>
<ul>${papers.join('\n')}</ul>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(page({ lang, mainLang: person.page.language, title: person.fullName, label: t.label, main }));
  });

  app.get<{ Params: { name: string } }>(`${PAPERS_PATH}/:name`, async (request, reply) => {
    const { name } = request.params;
    // PostgreSQL refuses a text with a NUL.
    if (!/^[a-z0-9]+$/.test(name)) return lost(request, reply);
    const paper = await db
      .selectFrom('directory_publications as paper')
      .innerJoin('directory_people as person', 'person.id', 'paper.person_id')
      .select(['paper.title', 'paper.venue', 'paper.year', 'paper.abstract', 'paper.retracted', 'person.full_name'])
      .where('person.source', '=', 'sample')
      .where('paper.url', '=', paperAddress(name))
      .executeTakeFirst();
    if (!paper) return lost(request, reply);
    const lang = langOf(request);
    const t = texts[lang];
    const main = `<h1>${escape(paper.title)}</h1>
<p>${escape([paper.full_name, paper.venue, paper.year].filter(Boolean).join(' · '))}</p>
${paper.retracted ? `<p lang="${lang}"><strong>${t.retracted}</strong></p>` : ''}
<p>${escape(paper.abstract ?? '')}</p>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(page({ lang, mainLang: 'en', title: paper.title, label: t.label, main }));
  });
}

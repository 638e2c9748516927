import type { Config } from '../../platform/config.ts';
import { fetchPublic, FetchProblem } from '../../platform/fetchPublic.ts';
import { withLatinDigits } from '../../platform/latin.ts';
import { doiOf, type RawPaper } from './paper.ts';
import { abstractText, plainText } from './plainText.ts';
import { isItem, type Item, own } from './item.ts';
import { Source, SOURCE_TIMEOUT_MS, SourceProblem } from './source.ts';

export interface CrossrefOptions {
  baseUrl: string;
  /** The resolver of all DOIs, also of those that are not registered with Crossref. */
  doiUrl: string;
  /** An address for Crossref to write to, which opens its faster pool; null says none. */
  mailto: string | null;
  timeoutMs: number;
  /** Who is asking, for a User-Agent header. */
  publicUrl?: string;
  fetch?: typeof fetch;
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
  perSecond?: number;
}

/** A paper with the ORCID iD of each author, in their order; null for one without. */
export interface CrossrefPaper extends RawPaper {
  orcids: readonly (string | null)[];
  /** Whether its publisher took it back. */
  retracted: boolean;
}

export interface Crossref {
  /** The paper of a DOI, or null where nobody knows it. Throws only a SourceProblem. */
  paper: (doi: string) => Promise<CrossrefPaper | null>;
}

const LONGEST_DOI = 300;
const ANSWER_BYTES = 2 * 1024 * 1024;
/** Far below what Crossref allows (since December 2025). */
const PER_SECOND = 3;
const KEPT_MS = 30 * 24 * 3_600_000;
const MOST_KEPT = 500;
const CSL = 'application/vnd.citationstyles.csl+json';
/** 204 and 406: the DOI exists, but whoever registered it describes it to no program. */
const UNDESCRIBED = [404, 204, 406];

const RESOLVER = /^(?:dx\.|www\.)?doi\.org$/iu;
/** What publishers append to the DOI in the address of a page. */
const PAGE = /\/(?:full|fulltext|abs|abstract|pdf|epdf|html|meta)$|\.pdf$/iu;

/** The DOI within the address of a page. */
function inAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol)) return null;
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    path = url.pathname;
  }
  const start = path.search(/\/10\.\d{4,9}\//u);
  if (start === -1) return null;
  const doi = path.slice(start + 1);
  return RESOLVER.test(url.hostname) ? doi : doi.replace(PAGE, '');
}

/**
 * The DOI in whatever spelling somebody has it: with or without `doi:` or the address of the resolver, in the address of a publisher's page,
 * in Persian digits, with a full stop or a bracket behind it. Null where the text is none.
 */
export function parseDoi(text: string): string | null {
  const visible = withLatinDigits(text.slice(0, 2000))
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();
  const bare = visible
    .replace(/^[<("'«“[]/u, '')
    .replace(/[>"'»”\]]$/u, '')
    .replace(/^(?:info:|urn:)?doi[\s:=/]{0,5}(?=10\.)/iu, '');
  const doi = doiOf(inAddress(bare.trim()) ?? bare);
  return doi !== null && doi.isWellFormed() && doi.length <= LONGEST_DOI ? doi : null;
}

/** A text, or the first of several. */
function textOf(value: unknown): string | null {
  const text: unknown = Array.isArray(value) ? value.find((item) => typeof item === 'string') : value;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** The year of a date in parts, which can be `[[null]]`; the numbers of CSL can be texts. */
function yearIn(date: unknown): number | null {
  const parts = isItem(date) ? own(date, 'date-parts') : null;
  const [first]: unknown[] = Array.isArray(parts) ? parts : [];
  const [year]: unknown[] = Array.isArray(first) ? first : [];
  const number = typeof year === 'string' ? Number(year) : year;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null;
}

/** The name of an author as it is printed; that of a group stands alone. */
function nameOf(author: Item): string {
  const part = (key: string): string => plainText(textOf(own(author, key)) ?? '').trim();
  const family = ['dropping-particle', 'non-dropping-particle', 'family', 'suffix'].map(part);
  const name = [part('given'), ...family].filter((word) => word !== '').join(' ');
  return name || part('name') || part('literal');
}

/** The iD at the end of an address such as https://orcid.org/0000-0002-1825-0097. */
const orcidIn = (author: Item): string | null =>
  /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/u.exec(textOf(own(author, 'ORCID'))?.trim() ?? '')?.[0] ?? null;

/** A record of Crossref, or one in CSL, which has the same shape. */
function paperOf(record: Item, asked: string): CrossrefPaper {
  const authors = [own(record, 'author')]
    .flat()
    .filter(isItem)
    .map((author) => ({ name: nameOf(author), orcid: orcidIn(author) }))
    .filter(({ name }) => name !== '');
  const text = (key: string): string | null => textOf(own(record, key));
  const years = ['issued', 'published', 'published-print', 'published-online', 'posted'].map((key) =>
    yearIn(own(record, key)),
  );
  const abstract = text('abstract');
  const venue = text('container-title') ?? text('short-container-title');
  return {
    title: plainText(text('title') ?? ''),
    year: years.find((year) => year !== null) ?? null,
    authors: authors.map(({ name }) => name),
    orcids: authors.map(({ orcid }) => orcid),
    venue: venue === null ? null : plainText(venue),
    doi: doiOf(text('DOI') ?? '') ?? asked,
    url: text('URL'),
    abstract: abstract === null ? null : abstractText(abstract),
    line: null,
    retracted: isTakenBack(record),
  };
}

/** Whether a record is marked as retracted: by a notice that points at it, or by the word that publishers put before the title. */
function isTakenBack(record: Item): boolean {
  const notices = [own(record, 'updated-by')].flat().filter(isItem);
  return (
    notices.some((notice) => own(notice, 'type') === 'retraction') ||
    /^retracted(?: article)?\s?:/iu.test(textOf(own(record, 'title'))?.trim() ?? '')
  );
}

/** The client of Crossref with this server's settings. One for the whole server, because what is asked of it is paced. */
export function crossrefOf({ imports, publicUrl }: Pick<Config, 'imports' | 'publicUrl'>): Crossref {
  const { crossrefUrl, doiUrl, mailto } = imports;
  return createCrossref({ baseUrl: crossrefUrl, doiUrl, mailto, timeoutMs: SOURCE_TIMEOUT_MS, publicUrl });
}

/** Papers by DOI: from Crossref, and for a DOI that it does not know from whoever registered it. What was found is kept for a month. */
export function createCrossref(options: CrossrefOptions): Crossref {
  const { baseUrl, doiUrl, mailto, timeoutMs, publicUrl, perSecond = PER_SECOND, now = Date.now } = options;
  const { fetch, wait } = options;
  const paced = { timeoutMs, concurrency: 1, perSecond, fetch, now, wait };
  const crossref = new Source({ name: 'Crossref', ...paced });
  const resolver = new Source({ name: 'doi.org', ...paced });
  const who = [publicUrl && `+${publicUrl}`, mailto && `mailto:${mailto}`].filter(Boolean).join('; ');
  const headers = { 'user-agent': who === '' ? 'Peyk/1' : `Peyk/1 (${who})` };
  const query = mailto === null ? '' : `?${new URLSearchParams({ mailto }).toString()}`;
  const kept = new Map<string, { paper: CrossrefPaper; until: number }>();
  const asked = new Map<string, Promise<CrossrefPaper | null>>();

  async function atCrossref(doi: string): Promise<CrossrefPaper | null> {
    const answer = await crossref.ask({
      address: `${baseUrl}/v1/works/${encodeURIComponent(doi)}${query}`,
      headers: { ...headers, accept: 'application/json' },
      mostBytes: ANSWER_BYTES,
    });
    if (answer === null) return null;
    const message = own(answer, 'message');
    if (!isItem(message)) throw new SourceProblem('refused', 'Crossref: an answer of another shape');
    return paperOf(message, doi);
  }

  /** Where a redirect leads is up to whoever registered the DOI, so it must not lead inside. */
  async function elsewhere(address: string): Promise<string> {
    try {
      const body = await fetchPublic(address, {
        accept: CSL,
        publicUrl: publicUrl ?? doiUrl,
        maxBytes: ANSWER_BYTES,
        timeoutMs,
      });
      return new TextDecoder().decode(body);
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      throw new SourceProblem(error.fault === 'unreachable' ? 'outage' : 'refused', `doi.org: ${error.fault}`);
    }
  }

  async function atResolver(doi: string): Promise<CrossrefPaper | null> {
    const answer = await resolver.ask({
      address: `${doiUrl}/${doi.split('/').map(encodeURIComponent).join('/')}`,
      headers: { ...headers, accept: CSL },
      mostBytes: ANSWER_BYTES,
      none: UNDESCRIBED,
      elsewhere,
    });
    return answer === null ? null : paperOf(answer, doi);
  }

  async function find(doi: string): Promise<CrossrefPaper | null> {
    const paper = (await atCrossref(doi)) ?? (await atResolver(doi));
    if (paper === null) return null;
    const key = doi.toLowerCase();
    kept.delete(key);
    kept.set(key, { paper, until: now() + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return paper;
  }

  return {
    async paper(doi) {
      // A DOI has no case (DOI Handbook, 2.4).
      const key = doi.toLowerCase();
      const known = kept.get(key);
      if (known && known.until > now()) return known.paper;
      const answer = asked.get(key) ?? find(doi).finally(() => asked.delete(key));
      asked.set(key, answer);
      return answer;
    },
  };
}

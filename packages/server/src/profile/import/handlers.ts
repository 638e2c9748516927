import type { ImportKind } from '@peyk/api-types';
import { toUser, userColumns } from '../../accounts/toUser.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalidField, unauthenticated } from '../../platform/http/errors.ts';
import { idempotentRequest } from '../../platform/http/idempotency.ts';
import type { Handlers, UploadedFile } from '../../platform/http/types.ts';
import { loadSections } from '../entries.ts';
import { SECTIONS } from '../sections.ts';
import { readBibtex } from './bibtex.ts';
import { type Crossref, parseDoi } from './crossref.ts';
import { SOURCE_TIMEOUT_MS } from './source.ts';
import type { Found } from './found.ts';
import { readJsonResume } from './jsonResume.ts';
import { createOrcid, parseOrcid } from './orcid.ts';
import { addPaper, nothingFound } from './paper.ts';
import { createPreview, type Known } from './preview.ts';
import { readRis } from './ris.ts';
import { createImports } from './store.ts';
import { writeBibtex } from './writeBibtex.ts';
import { writeJsonResume } from './writeJsonResume.ts';

type ImportOperation = 'createImport' | 'saveImport' | 'undoImport' | 'exportBibtex' | 'exportJsonResume';

/** The text of an uploaded file, which has to be UTF-8 or begin with the mark of UTF-16. */
function textOf(file: unknown): string {
  const data = typeof file === 'string' ? Buffer.from(file) : (file as Partial<UploadedFile> | undefined)?.data;
  if (!Buffer.isBuffer(data) || data.length === 0) throw invalidField('file', 'fileMissing');
  const encoding =
    data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(data);
  } catch {
    throw invalidField('file', 'fileNotText');
  }
  if (text.includes('\0')) throw invalidField('file', 'fileNotText');
  if (text.trim() === '') throw invalidField('file', 'fileMissing');
  return text;
}

const readers = { bibtex: readBibtex, ris: readRis, json_resume: readJsonResume } as const;

/** Imports into the profile, and what can be taken out of it. Nothing that an import finds is stored before the person says so. */
export function createImportHandlers(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  crossref: Crossref,
): Pick<Handlers, ImportOperation> {
  const { config, db } = deps;
  const { orcidUrl, orcidToken, crossrefSample, orcidSample } = config.imports;
  const orcid = createOrcid({ baseUrl: orcidUrl, token: orcidToken, timeoutMs: SOURCE_TIMEOUT_MS });
  const imports = createImports(deps);

  async function load(userId: number) {
    const row = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst();
    if (!row) throw unauthenticated();
    const sections = await loadSections(
      db,
      userId,
      SECTIONS.map(({ section }) => section),
    );
    return { row, sections };
  }

  async function known(userId: number): Promise<Known> {
    const { row, sections } = await load(userId);
    const names = [row.latin_name, ...sections.papers.map(({ own_author }) => own_author)];
    const author_names = [...new Set(names.flatMap((name) => name || []))];
    const { first_name, last_name, phone, address } = row;
    return { sections, person: { first_name, last_name, author_names, phone, address } };
  }

  async function paperOf(text: string): Promise<Found> {
    const doi = parseDoi(text);
    if (doi === null) throw invalidField('text', 'doiInvalid');
    const paper = await crossref.paper(doi);
    if (paper === null) throw invalidField('text', 'doiUnknown');
    const found = nothingFound();
    addPaper(found, paper);
    return found;
  }

  async function recordOf(text: string): Promise<Found> {
    const id = parseOrcid(text);
    if (id === null) throw invalidField('text', 'orcidInvalid');
    const found = await orcid.record(id);
    if (found === null) throw invalidField('text', 'orcidUnknown');
    return found;
  }

  const read = async (kind: ImportKind, text: string, file: unknown): Promise<{ found: Found; sample: boolean }> => {
    if (kind === 'doi') return { found: await paperOf(text), sample: crossrefSample };
    if (kind === 'orcid') return { found: await recordOf(text), sample: orcidSample };
    return { found: readers[kind](textOf(file)), sample: false };
  };

  return {
    async createImport({ userId, body }) {
      const { kind, text = '', file } = body;
      const { found, sample } = await read(kind, text, file);
      return { status: 201, body: await imports.keep(userId, createPreview(kind, sample, found, await known(userId))) };
    },

    async saveImport({ userId, path, body, request }) {
      const attempt = idempotentRequest({ userId, request, body }, deps.now());
      return { status: 200, body: await imports.save(userId, path.id, body, attempt) };
    },

    async undoImport({ userId, path, request }) {
      const attempt = idempotentRequest({ userId, request, body: undefined }, deps.now());
      return { status: 200, body: await imports.undo(userId, path.id, attempt) };
    },

    async exportBibtex({ userId }) {
      const { sections } = await load(userId);
      return {
        status: 200,
        body: writeBibtex(sections.papers),
        headers: {
          'content-type': 'application/x-bibtex; charset=utf-8',
          'content-disposition': 'attachment; filename="papers.bib"',
        },
      };
    },

    async exportJsonResume({ userId, query }) {
      const { row, sections } = await load(userId);
      return {
        status: 200,
        body: writeJsonResume({ user: toUser(row), ...sections }, { references: query.references === true }),
        headers: {
          'content-type': 'application/resume+json; charset=utf-8',
          'content-disposition': 'attachment; filename="resume.json"',
        },
      };
    },
  };
}

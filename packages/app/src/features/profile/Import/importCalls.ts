import type { Import, ImportSaved, ImportUndone, components } from '@peyk/api-types';
import { type Outcome, api, attempt, perform } from '../../../api/client';
import { type FetchedFile, fetchFile, isPlainText } from '../fetchFile';
import type { ReadRequest } from './sources';

type ImportForm = components['schemas']['ImportForm'];

/** What a source holds. Nothing of the profile changes. */
export function readSource(request: ReadRequest): Promise<Outcome<Import>> {
  const data = new FormData();
  data.append('kind', request.kind);
  if ('file' in request) data.append('file', request.file, request.file.name);
  else data.append('text', request.text);
  // Typed as JSON by the contract's client, which sends form data as it is.
  return attempt(api.POST('/api/student/imports/', { body: data as unknown as ImportForm }));
}

/** Stores a selection, all of it or nothing. */
export const saveImport = (
  id: number,
  body: components['schemas']['ImportSave'],
): Promise<Outcome<ImportSaved | null>> =>
  perform(api.POST('/api/student/imports/{id}/save/', { params: { path: { id } }, body }));

/** Takes a stored import back. */
export const undoImport = (id: number): Promise<Outcome<ImportUndone | null>> =>
  perform(api.POST('/api/student/imports/{id}/undo/', { params: { path: { id } } }));

/** The papers of the profile as BibTeX. */
export function fetchBibtex(): Promise<Outcome<FetchedFile>> {
  const path = '/api/student/export/bibtex/';
  return fetchFile(api.GET(path, { parseAs: 'blob' }), { path, isRight: isPlainText, nameOf: () => 'papers.bib' });
}

/** The profile as a JSON Resume; the referees and their addresses only where they are asked for. */
export function fetchJsonResume(references: boolean): Promise<Outcome<FetchedFile>> {
  const path = '/api/student/export/json-resume/';
  const init = references ? { params: { query: { references } } } : {};
  return fetchFile(api.GET(path, { ...init, parseAs: 'blob' }), {
    path,
    isRight: isPlainText,
    nameOf: () => 'resume.json',
  });
}

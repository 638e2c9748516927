import type { AccountFile, components } from '@peyk/api-types';
import { type Outcome, api, attempt } from '../../../api/client';

/** Stores a proposal among the person's files; one that is there already is found again. */
export function uploadProposal(file: File): Promise<Outcome<AccountFile>> {
  const form = new FormData();
  form.append('file', file, file.name);
  return attempt(
    api.POST('/api/account/files/', { body: form as unknown as components['schemas']['AccountFileForm'] }),
  );
}

/** The proposals among the files of a person. */
export const proposalsOf = (files: readonly AccountFile[] | undefined): readonly AccountFile[] =>
  (files ?? []).filter(({ kind }) => kind === 'proposal');

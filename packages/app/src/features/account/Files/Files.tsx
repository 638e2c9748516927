import type { AccountFile } from '@peyk/api-types';
import { useState } from 'react';
import { api, attempt, perform } from '../../../api/client';
import { useApi } from '../../../api/useApi';
import { saveFile } from '../../../ui/saveFile';
import type { FilesState } from './Files.states';
import { FilesView } from './FilesView';

type Doing = Pick<Extract<FilesState, { status: 'ready' }>, 'asking' | 'busy' | 'problem'>;
const still: Doing = { asking: null, busy: null, problem: null };

/** The files of the person, on the page of their account. */
export function Files() {
  const files = useApi('/api/account/files/');
  const [doing, setDoing] = useState(still);

  const download = async ({ id, name }: AccountFile) => {
    setDoing({ ...still, busy: { of: 'download', id } });
    const params = { path: { id } };
    const found = await attempt(api.GET('/api/account/files/{id}/content/', { params, parseAs: 'blob' }));
    if (found.ok) saveFile(name, found.data);
    setDoing({ ...still, problem: found.ok ? null : { of: 'download', problem: found.problem } });
  };
  const remove = async ({ id }: AccountFile) => {
    setDoing({ ...still, busy: { of: 'delete', id } });
    const gone = await perform(api.DELETE('/api/account/files/{id}/', { params: { path: { id } } }));
    await files.reload();
    // One that another page has deleted is gone, as was asked for.
    const failed = !gone.ok && gone.problem.kind !== 'notFound' ? gone.problem : null;
    setDoing({ ...still, problem: failed && { of: 'delete', problem: failed } });
  };

  const state: FilesState = files.data
    ? { status: 'ready', files: files.data, ...doing }
    : files.problem?.kind === 'notFound'
      ? { status: 'absent' }
      : files.problem
        ? { status: 'failed', problem: files.problem }
        : { status: 'loading' };
  return (
    <FilesView
      state={state}
      onRetry={() => void files.reload()}
      onDownload={(file) => void download(file)}
      onAsk={(file) => setDoing({ ...still, asking: file?.id ?? null })}
      onDelete={(file) => void remove(file)}
      onDismissProblem={() => setDoing(still)}
    />
  );
}

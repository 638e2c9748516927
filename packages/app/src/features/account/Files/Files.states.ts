import type { AccountFile } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockCvFile, MockProposalFile } from '../../../mocks/fixtures/files';

export type FilesState =
  | { status: 'loading' }
  /** This server keeps no files. */
  | { status: 'absent' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      files: readonly AccountFile[];
      /** Whose deletion is being asked for. */
      asking: number | null;
      busy: { of: 'delete' | 'download'; id: number } | null;
      problem: { of: 'delete' | 'download'; problem: Problem } | null;
    };

const ready: Extract<FilesState, { status: 'ready' }> = {
  status: 'ready',
  files: [MockCvFile, MockProposalFile],
  asking: null,
  busy: null,
  problem: null,
};

export const filesStates = {
  loading: { status: 'loading' },
  absent: { status: 'absent' },
  failed: { status: 'failed', problem: { kind: 'network' } },
  ready,
  empty: { ...ready, files: [] },
  asking: { ...ready, asking: MockCvFile.id },
  deleting: { ...ready, busy: { of: 'delete', id: MockCvFile.id } },
  downloading: { ...ready, busy: { of: 'download', id: MockCvFile.id } },
  notDeleted: {
    ...ready,
    problem: {
      of: 'delete',
      problem: {
        kind: 'conflict',
        code: 'file_in_use',
        detail:
          'An approved email with Ahmadi-CV.pdf is waiting to be sent. Withdraw the approval or wait until the email is sent, then delete the file.',
      },
    },
  },
  notDownloaded: { ...ready, problem: { of: 'download', problem: { kind: 'network' } } },
} satisfies Record<string, FilesState>;

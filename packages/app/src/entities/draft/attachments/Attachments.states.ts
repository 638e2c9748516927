import type { AccountFile, LetterAttachment } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockCvAttached, MockProposalAttached, MockProposalFile } from '../../../mocks/fixtures/files';

export interface AttachmentsState {
  attached: readonly LetterAttachment[];
  /** The person's proposals; one of them can be chosen again. */
  proposals: readonly AccountFile[];
  /** The email can still be changed. */
  open: boolean;
  /** It is approved: its CV alone can be renewed, which takes the approval back. */
  approved: boolean;
  /** What is being saved or downloaded. */
  busy: 'cv' | 'renew' | 'proposal' | 'download' | null;
  problem: { of: 'change' | 'download'; problem: Problem } | null;
}

const none: AttachmentsState = { attached: [], proposals: [], open: true, approved: false, busy: null, problem: null };
const both: AttachmentsState = {
  ...none,
  attached: [MockCvAttached, MockProposalAttached],
  proposals: [MockProposalFile],
};
const persianName = 'پروپوزال پژوهشی دربارهٔ پایش سلامت پل‌های بتنی پیش‌تنیده با حسگرهای کم‌شمار.pdf';
const refused = (detail: string): Problem => ({ kind: 'invalid', code: 'invalid', detail, fields: { file: [detail] } });

export const attachmentsStates = {
  none,
  withCv: { ...none, attached: [MockCvAttached] },
  both,
  toChoose: { ...none, proposals: [MockProposalFile, { ...MockProposalFile, id: 1203, name: persianName, pages: 12 }] },
  outdated: { ...both, attached: [{ ...MockCvAttached, outdated: true }, MockProposalAttached] },
  addingCv: { ...none, busy: 'cv' },
  renewing: { ...both, attached: [{ ...MockCvAttached, outdated: true }], busy: 'renew' },
  uploading: { ...none, busy: 'proposal' },
  refused: {
    ...none,
    problem: {
      of: 'change',
      problem: refused('The file letter.pdf is encrypted. Save it without a password, then select it again.'),
    },
  },
  notDownloaded: { ...both, problem: { of: 'download', problem: { kind: 'network' } } },
  offline: { ...both, problem: { of: 'change', problem: { kind: 'network' } } },
  approved: { ...both, open: false, approved: true },
  approvedOutdated: {
    ...both,
    open: false,
    approved: true,
    attached: [{ ...MockCvAttached, outdated: true }, MockProposalAttached],
  },
  sent: { ...both, open: false },
  sentAndDeleted: { ...both, open: false, attached: [MockCvAttached, { ...MockProposalAttached, file: null }] },
  longName: { ...both, attached: [MockCvAttached, { ...MockProposalAttached, name: persianName }] },
} satisfies Record<string, AttachmentsState>;

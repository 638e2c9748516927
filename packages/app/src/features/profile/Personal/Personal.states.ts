import type { User } from '@peyk/api-types';
import type { PhotoFault } from '@peyk/design-system';
import type { Problem } from '../../../api/problem';
import type { Clash } from '../../../forms/edits/rebase';
import { MockPhoto } from '../../../mocks/fixtures/photo';
import { MockUser, MockUserEmpty, MockUserLongName } from '../../../mocks/fixtures/user';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import type { PersonalFaults, PersonalForm } from './personalForm';
import { formOf, recordOf } from './savePerson';
import type { Picture } from './usePicture';

export type PersonalState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      /** As stored when the form was first changed, or as found by a save that conflicted. */
      user: User;
      form: PersonalForm;
      /** Fields that were changed here and, since, elsewhere. */
      clashes: readonly Clash<PersonalForm>[];
      /** Unsaved text from earlier was restored. */
      restored: boolean;
      /** The photo to upload with the next save. */
      photo: File | null;
      /** The file whose square is being chosen; it becomes the photo with that. */
      cropping: File | null;
      /** Why the file chosen last gives no photo. */
      photoFault: PhotoFault | null;
      picture: Picture;
      faults: PersonalFaults;
      /** Why the last save failed. */
      saveProblem: Problem | null;
      saving: boolean;
      /** Asks whether the gender is right before it is saved for good. */
      confirming: boolean;
    };

const open = (user: User) =>
  ({
    status: 'ready',
    user,
    form: formOf(recordOf(user)),
    clashes: [],
    restored: false,
    photo: null,
    cropping: null,
    photoFault: null,
    picture: { status: 'none' },
    faults: {},
    saveProblem: null,
    saving: false,
    confirming: false,
  }) as const satisfies PersonalState;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="steelblue"/><circle cx="28" cy="22" r="10" fill="linen"/><path d="M8 56a20 20 0 0 1 40 0z" fill="linen"/></svg>';
const shown: Picture = { status: 'shown', src: `data:image/svg+xml,${encodeURIComponent(drawing)}` };

const ready = open(MockUser);
const empty = open(MockUserEmpty);
const changed = { ...ready.form, phone: '+98 912 345 6789', address: 'Shiraz, Iran' };

const noPictureThere =
  'No usable photo was found at this address. Save the photo as a JPEG, PNG or WebP file, then upload it.';

export const personalStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: problemStates.network },
  ready,
  empty,
  longName: open(MockUserLongName),
  confirming: { ...empty, form: { ...empty.form, gender: 'Female' }, confirming: true },
  missing: {
    ...empty,
    faults: { phone: { code: 'required' }, gender: { code: 'required' }, date_birth: { code: 'required' } },
  },
  invalid: {
    ...ready,
    form: { ...ready.form, phone: 'call me', photo_url: 'mailto:nasrin@example.org', date_birth: '1375-02-14' },
    faults: {
      phone: { code: 'phoneWrong' },
      photo_url: { code: 'addressWrong' },
      date_birth: { code: 'pattern' },
    },
  },
  uploaded: { ...open({ ...MockUser, photo_url: '/api/media/k3y/' }), picture: shown },
  chosen: { ...ready, photo: new File([drawing], 'nasrin-1405.svg', { type: 'image/svg+xml' }), picture: shown },
  cropping: { ...ready, cropping: MockPhoto() },
  undecodable: { ...ready, photoFault: 'undecodable' },
  tooManyPixels: {
    ...open({ ...MockUser, photo_url: '/api/media/k3y/' }),
    picture: shown,
    photoFault: 'tooManyPixels',
  },
  pictureLoading: { ...open({ ...MockUser, photo_url: '/api/media/k3y/' }), picture: { status: 'loading' } },
  pictureUnshown: {
    ...open({ ...MockUser, photo_url: 'https://pictures.example/nasrin.jpg' }),
    picture: { status: 'unshown' },
  },
  saving: { ...ready, form: changed, saving: true },
  saveFailed: { ...ready, form: changed, saveProblem: problemStates.server },
  refused: {
    ...ready,
    form: { ...changed, last_name: 'Ahmadi\u202e' },
    faults: {
      last_name: {
        code: 'said',
        params: { text: 'Contains hidden characters. Please type it.' },
      },
    },
    saveProblem: {
      kind: 'invalid',
      detail: 'Contains hidden characters. Please type it.',
      code: 'invalid',
      fields: { last_name: ['Contains hidden characters. Please type it.'] },
    },
  },
  addressRefused: {
    ...ready,
    form: { ...ready.form, photo_url: 'https://pictures.example/nasrin.gif' },
    picture: { status: 'unshown' },
    faults: { photo_url: { code: 'said', params: { text: noPictureThere } } },
    saveProblem: { kind: 'invalid', detail: noPictureThere, code: 'invalid', fields: { photo_url: [noPictureThere] } },
  },
  restored: { ...ready, form: changed, restored: true },
  clash: {
    ...ready,
    form: { ...changed, date_birth: '1998-03-22' },
    clashes: [
      { field: 'phone', before: { phone: ready.form.phone }, theirs: { phone: '+98 935 000 0000' } },
      { field: 'date_birth', before: { date_birth: '1998-03-21' }, theirs: { date_birth: '1998-03-20' } },
    ],
  },
} satisfies Record<string, PersonalState>;

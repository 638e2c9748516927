import preview from '#.storybook/preview';
import { Page } from '@peyk/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import { personalStates } from './Personal.states';
import { DayPart } from './parts/BirthDay';
import { ChoicePart } from './parts/Choice';
import { CropperPart } from './parts/cropperPart';
import { PersonalView } from './PersonalView';

const meta = preview.meta({
  title: 'Screens/Profile/Personal',
  tags: ['phone'],
  component: PersonalView,
  loaders: [() => ChoicePart.preload(), () => DayPart.preload(), () => CropperPart.preload()],
  args: {
    onChange: fn(),
    onChoose: fn(),
    onPhoto: fn(),
    onCropEnd: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onSave: fn(),
    onConfirm: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
  parameters: { path: '/profile' },
  render: (args) => (
    <Page width="narrow">
      <PersonalView {...args} />
    </Page>
  ),
});

export const Loading = meta.story({ args: { state: personalStates.loading } });
export const Failed = meta.story({ args: { state: personalStates.failed } });
export const Ready = meta.story({ args: { state: personalStates.ready }, tags: ['tablet'] });
export const Empty = meta.story({ args: { state: personalStates.empty } });
export const LongName = meta.story({ args: { state: personalStates.longName } });
export const Confirming = meta.story({ args: { state: personalStates.confirming } });
export const Missing = meta.story({ args: { state: personalStates.missing } });
export const Invalid = meta.story({ args: { state: personalStates.invalid } });
export const Uploaded = meta.story({ args: { state: personalStates.uploaded } });
export const Chosen = meta.story({ args: { state: personalStates.chosen } });
export const Cropping = meta.story({
  args: { state: personalStates.cropping },
  play: () => waitFor(() => expect(document.querySelector('canvas')?.closest('[aria-busy]')).toBeNull()),
});
export const Undecodable = meta.story({ args: { state: personalStates.undecodable } });
export const TooManyPixels = meta.story({ args: { state: personalStates.tooManyPixels } });
export const PictureLoading = meta.story({ args: { state: personalStates.pictureLoading } });
export const PictureUnshown = meta.story({ args: { state: personalStates.pictureUnshown } });
export const Saving = meta.story({ args: { state: personalStates.saving } });
export const SaveFailed = meta.story({ args: { state: personalStates.saveFailed } });
export const Refused = meta.story({ args: { state: personalStates.refused } });
export const AddressRefused = meta.story({ args: { state: personalStates.addressRefused } });
export const Restored = meta.story({ args: { state: personalStates.restored } });
export const Clash = meta.story({ args: { state: personalStates.clash } });

import preview from '#.storybook/preview';
import { Page } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { cvStates } from './Cv.states';
import { CvView } from './CvView';

const meta = preview.meta({
  title: 'Screens/Profile/Cv',
  tags: ['phone'],
  component: CvView,
  args: {
    onChoose: fn(),
    onForce: fn(),
    onOptions: fn(),
    onGenerate: fn(),
    onDownload: fn(),
    onTypst: fn(),
    onFullSize: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
  parameters: { path: '/profile?step=cv' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
});

export const Loading = meta.story({ args: { state: cvStates.loading } });
export const Failed = meta.story({ args: { state: cvStates.failed } });
export const Empty = meta.story({ args: { state: cvStates.empty } });
export const Ready = meta.story({ args: { state: cvStates.ready } });
export const Chosen = meta.story({ args: { state: cvStates.chosen } });
export const Full = meta.story({ args: { state: cvStates.full } });
export const LeftOut = meta.story({ args: { state: cvStates.leftOut } });
export const Generating = meta.story({ args: { state: cvStates.generating } });
export const Generated = meta.story({ args: { state: cvStates.generated }, tags: ['tablet'] });
export const Moved = meta.story({ args: { state: cvStates.moved } });
export const NotInEnglish = meta.story({ args: { state: cvStates.notInEnglish } });
export const WithoutGlyph = meta.story({ args: { state: cvStates.withoutGlyph } });
export const Persian = meta.story({ args: { state: cvStates.persian } });
export const OtherLook = meta.story({ args: { state: cvStates.otherLook } });
export const Outdated = meta.story({ args: { state: cvStates.outdated } });
export const FullSize = meta.story({ args: { state: cvStates.fullSize } });
export const Stale = meta.story({ args: { state: cvStates.stale } });
export const StaleOfNone = meta.story({ args: { state: cvStates.staleOfNone } });
export const GeneratingAnother = meta.story({ args: { state: cvStates.generatingAnother } });
export const Downloading = meta.story({ args: { state: cvStates.downloading } });
export const Downloaded = meta.story({ args: { state: cvStates.downloaded } });
export const NoneToGenerate = meta.story({ args: { state: cvStates.noneToGenerate } });
export const NoneToDownload = meta.story({ args: { state: cvStates.noneToDownload } });
export const GenerateHtmlPage = meta.story({ args: { state: cvStates.generateHtmlPage } });
export const GenerateRefused = meta.story({ args: { state: cvStates.generateRefused } });
export const GeneratePlainText = meta.story({ args: { state: cvStates.generatePlainText } });
export const DownloadHtmlPage = meta.story({ args: { state: cvStates.downloadHtmlPage } });
export const DownloadUnavailable = meta.story({ args: { state: cvStates.downloadUnavailable } });
export const BothFailed = meta.story({ args: { state: cvStates.bothFailed } });
export const LongNames = meta.story({ args: { state: cvStates.longNames } });
export const DownloadingTypst = meta.story({ args: { state: cvStates.downloadingTypst } });
export const DownloadedTypst = meta.story({ args: { state: cvStates.downloadedTypst } });
export const NoneForTypst = meta.story({ args: { state: cvStates.noneForTypst } });
export const NoTypst = meta.story({ args: { state: cvStates.noTypst } });

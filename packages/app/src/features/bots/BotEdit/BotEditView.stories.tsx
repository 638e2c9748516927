import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { botEditStates } from './BotEdit.states';
import { BotEditView } from './BotEditView';

const meta = preview.meta({
  id: 'screens-bots-botedit',
  title: 'Screens/Find/BotEdit',
  tags: ['phone'],
  component: BotEditView,
  args: {
    botHref: '/bots/801',
    onChange: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onUpload: fn(),
    onDismissUpload: fn(),
    onSearch: fn(),
    onRetryCountries: fn(),
    onRetryUniversities: fn(),
    onSave: fn(),
    onRetry: fn(),
    onLeave: fn(),
    onStay: fn(),
  },
  parameters: { path: '/bots/801/edit' },
});

export const Loading = meta.story({ args: { state: botEditStates.loading } });
export const NotLoaded = meta.story({ args: { state: botEditStates.notLoaded } });
export const NotFound = meta.story({ args: { state: botEditStates.notFound } });
export const Failed = meta.story({ args: { state: botEditStates.failed } });
export const Ready = meta.story({ args: { state: botEditStates.ready }, tags: ['tablet', 'unscrolled'] });
export const ByName = meta.story({ args: { state: botEditStates.byName } });
export const CountriesLoading = meta.story({ args: { state: botEditStates.countriesLoading } });
export const CountriesFailed = meta.story({ args: { state: botEditStates.countriesFailed } });
export const OtherPlace = meta.story({ args: { state: botEditStates.otherPlace } });
export const RunAtWork = meta.story({ args: { state: botEditStates.runAtWork } });
export const Anywhere = meta.story({ args: { state: botEditStates.anywhere } });
export const Universities = meta.story({ args: { state: botEditStates.universities } });
export const UniversitiesLoading = meta.story({ args: { state: botEditStates.universitiesLoading } });
export const TooManyUniversities = meta.story({ args: { state: botEditStates.tooManyUniversities } });
export const Invalid = meta.story({ args: { state: botEditStates.invalid } });
export const Refused = meta.story({ args: { state: botEditStates.refused } });
export const Saving = meta.story({ args: { state: botEditStates.saving } });
export const SaveFailed = meta.story({ args: { state: botEditStates.saveFailed } });
export const Gone = meta.story({ args: { state: botEditStates.gone } });
export const NoAccount = meta.story({ args: { state: botEditStates.noAccount } });
export const ManyEmails = meta.story({ args: { state: botEditStates.manyEmails } });
export const LimitsUnknown = meta.story({ args: { state: botEditStates.limitsUnknown } });
export const NoProposals = meta.story({ args: { state: botEditStates.noProposals } });
export const Uploading = meta.story({ args: { state: botEditStates.uploading } });
export const NotUploaded = meta.story({ args: { state: botEditStates.notUploaded } });
export const ProposalTooLong = meta.story({ args: { state: botEditStates.proposalTooLong } });
export const FilesLoading = meta.story({ args: { state: botEditStates.filesLoading } });
export const FilesFailed = meta.story({ args: { state: botEditStates.filesFailed } });
export const WithoutFiles = meta.story({ args: { state: botEditStates.withoutFiles } });
export const AccountsLoading = meta.story({ args: { state: botEditStates.accountsLoading } });
export const AccountsFailed = meta.story({ args: { state: botEditStates.accountsFailed } });
export const Restored = meta.story({ args: { state: botEditStates.restored } });
export const Clash = meta.story({ args: { state: botEditStates.clash } });
export const Leaving = meta.story({ args: { state: botEditStates.leaving } });
export const LongNames = meta.story({ args: { state: botEditStates.longNames } });

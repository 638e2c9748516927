import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { createBotStates } from './CreateBot.states';
import { CreateBotView } from './CreateBotView';
import { laterSteps } from './parts/laterParts';

const meta = preview.meta({
  id: 'screens-createbot',
  title: 'Screens/Find/CreateBot',
  tags: ['phone'],
  component: CreateBotView,
  loaders: [laterSteps.preload],
  args: {
    dispatch: fn(),
    onSubmit: fn(),
    onConnect: fn(),
    onDismissConnect: fn(),
    onDismissProblem: fn(),
    onRetryInterests: fn(),
    onRetryCountries: fn(),
    onRetryUniversities: fn(),
    onRetryAccounts: fn(),
  },
  parameters: { path: '/create-bot' },
});

export const Research = meta.story({ args: { state: createBotStates.research } });
export const ResearchPicked = meta.story({
  args: { state: createBotStates.researchPicked },
  tags: ['tablet', 'unscrolled'],
});
export const ResearchMissing = meta.story({ args: { state: createBotStates.researchMissing } });
export const ResearchLoading = meta.story({ args: { state: createBotStates.researchLoading } });
export const ResearchFailed = meta.story({ args: { state: createBotStates.researchFailed } });
export const ResearchEmpty = meta.story({ args: { state: createBotStates.researchEmpty } });
export const ResearchEmptyMissing = meta.story({ args: { state: createBotStates.researchEmptyMissing } });
export const ResearchStale = meta.story({ args: { state: createBotStates.researchStale } });
export const ResearchLongPersian = meta.story({ args: { state: createBotStates.researchLongPersian } });
export const ResearchWithoutEnglish = meta.story({ args: { state: createBotStates.researchWithoutEnglish } });
export const Filters = meta.story({ args: { state: createBotStates.filters } });
export const FiltersReady = meta.story({
  args: { state: createBotStates.filtersReady },
  tags: ['tablet', 'unscrolled'],
});
export const FiltersManyEmails = meta.story({ args: { state: createBotStates.filtersManyEmails } });
export const FiltersLimitsUnknown = meta.story({ args: { state: createBotStates.filtersLimitsUnknown } });
export const FiltersNameMissing = meta.story({ args: { state: createBotStates.filtersNameMissing } });
export const FiltersRefused = meta.story({ args: { state: createBotStates.filtersRefused } });
export const FiltersNameRefused = meta.story({ args: { state: createBotStates.filtersNameRefused } });
export const FiltersContinentRefused = meta.story({ args: { state: createBotStates.filtersContinentRefused } });
export const AdvancedRefused = meta.story({ args: { state: createBotStates.advancedRefused } });
export const FiltersByContinent = meta.story({ args: { state: createBotStates.filtersByContinent } });
export const FiltersCountriesLoading = meta.story({ args: { state: createBotStates.filtersCountriesLoading } });
export const FiltersCountriesFailed = meta.story({ args: { state: createBotStates.filtersCountriesFailed } });
export const FiltersContinentsFailed = meta.story({ args: { state: createBotStates.filtersContinentsFailed } });
export const FiltersContinentsFailedWithReason = meta.story({
  args: { state: createBotStates.filtersContinentsFailedWithReason },
});
export const FiltersByName = meta.story({ args: { state: createBotStates.filtersByName } });
export const FiltersByNameWaits = meta.story({ args: { state: createBotStates.filtersByNameWaits } });
export const FiltersByNameTyping = meta.story({ args: { state: createBotStates.filtersByNameTyping } });
export const FiltersByNameLoading = meta.story({ args: { state: createBotStates.filtersByNameLoading } });
export const FiltersByNameManyChosen = meta.story({ args: { state: createBotStates.filtersByNameManyChosen } });
export const FiltersByNameNothing = meta.story({ args: { state: createBotStates.filtersByNameNothing } });
export const FiltersByNameFailed = meta.story({ args: { state: createBotStates.filtersByNameFailed } });
export const ResultsLoading = meta.story({ args: { state: createBotStates.resultsLoading } });
export const ResultsFailed = meta.story({ args: { state: createBotStates.resultsFailed } });
export const ResultsEmpty = meta.story({ args: { state: createBotStates.resultsEmpty } });
export const ResultsEmptyQuery = meta.story({ args: { state: createBotStates.resultsEmptyQuery } });
export const Results = meta.story({ args: { state: createBotStates.results }, tags: ['tablet'] });
export const ResultsLastPage = meta.story({ args: { state: createBotStates.resultsLastPage } });
export const ResultsManyPages = meta.story({ args: { state: createBotStates.resultsManyPages } });
export const ResultsAllChosen = meta.story({ args: { state: createBotStates.resultsAllChosen } });
export const ResultsTooMany = meta.story({ args: { state: createBotStates.resultsTooMany } });
export const ResultsLongNames = meta.story({ args: { state: createBotStates.resultsLongNames } });
export const ResultsUnranked = meta.story({ args: { state: createBotStates.resultsUnranked } });
export const ResultsStale = meta.story({ args: { state: createBotStates.resultsStale } });
export const ResultsOutdated = meta.story({ args: { state: createBotStates.resultsOutdated } });
export const ResultsChosenElsewhere = meta.story({ args: { state: createBotStates.resultsChosenElsewhere } });
export const Gmail = meta.story({ args: { state: createBotStates.gmail } });
export const GmailPicked = meta.story({ args: { state: createBotStates.gmailPicked }, tags: ['tablet'] });
export const GmailMissing = meta.story({ args: { state: createBotStates.gmailMissing } });
export const GmailLoading = meta.story({ args: { state: createBotStates.gmailLoading } });
export const GmailFailed = meta.story({ args: { state: createBotStates.gmailFailed } });
export const GmailEmpty = meta.story({ args: { state: createBotStates.gmailEmpty } });
export const GmailExpired = meta.story({ args: { state: createBotStates.gmailExpired } });
export const GmailConnecting = meta.story({ args: { state: createBotStates.gmailConnecting } });
export const GmailPopupBlocked = meta.story({ args: { state: createBotStates.gmailPopupBlocked } });
export const GmailPopupClosed = meta.story({ args: { state: createBotStates.gmailPopupClosed } });
export const GmailNotConnected = meta.story({ args: { state: createBotStates.gmailNotConnected } });
export const GmailRefused = meta.story({ args: { state: createBotStates.gmailRefused } });
export const GmailSentencesMissing = meta.story({ args: { state: createBotStates.gmailSentencesMissing } });
export const GmailStale = meta.story({ args: { state: createBotStates.gmailStale } });
export const GmailConnected = meta.story({ args: { state: createBotStates.gmailConnected } });
export const Sending = meta.story({ args: { state: createBotStates.sending } });
export const NotCreated = meta.story({ args: { state: createBotStates.notCreated } });
export const NotCreatedWithReason = meta.story({ args: { state: createBotStates.notCreatedWithReason } });

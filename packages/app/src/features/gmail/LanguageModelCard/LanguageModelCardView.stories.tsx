import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { languageModelStates } from './LanguageModelCard.states';
import { LanguageModelCardView } from './LanguageModelCardView';

const meta = preview.meta({
  id: 'screens-gmail-languagemodelcard',
  title: 'Screens/Account/LanguageModelCard',
  tags: ['phone'],
  component: LanguageModelCardView,
  args: { onRetry: fn(), onAgree: fn(), onTakeBack: fn(), onDismissProblem: fn() },
  parameters: { path: '/gmail' },
});

export const Loading = meta.story({ args: { state: languageModelStates.loading } });
export const Failed = meta.story({ args: { state: languageModelStates.failed } });
export const Off = meta.story({ args: { state: languageModelStates.off } });
export const Asking = meta.story({ args: { state: languageModelStates.asking } });
export const Outdated = meta.story({ args: { state: languageModelStates.outdated } });
export const Agreeing = meta.story({ args: { state: languageModelStates.agreeing } });
export const AgreeFailed = meta.story({ args: { state: languageModelStates.agreeFailed } });
export const ServiceChanged = meta.story({ args: { state: languageModelStates.serviceChanged } });
export const Given = meta.story({ args: { state: languageModelStates.given }, tags: ['tablet'] });
export const UsedUp = meta.story({ args: { state: languageModelStates.usedUp } });
export const Undated = meta.story({ args: { state: languageModelStates.undated } });
export const TakingBack = meta.story({ args: { state: languageModelStates.takingBack } });
export const TakeBackFailed = meta.story({ args: { state: languageModelStates.takeBackFailed } });
export const LongNames = meta.story({ args: { state: languageModelStates.longNames } });

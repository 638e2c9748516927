import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { useLocale } from '../../../i18n/I18n';
import { type LegalPageState, legalPageStates } from './LegalPage.states';
import { LegalPageView } from './LegalPageView';

const meta = preview.meta({
  id: 'screens-legal',
  title: 'Screens/Arrive/Legal',
  tags: ['phone'],
  component: LegalPageView,
  args: { state: legalPageStates.loading, onRetry: fn() },
  parameters: { path: '/privacy' },
});

/** The document as a reader of each language gets it. */
const inTheirLanguage = (english: LegalPageState, persian: LegalPageState) => ({
  render: function Told() {
    return <LegalPageView state={useLocale() === 'fa' ? persian : english} onRetry={fn()} />;
  },
});

/** LEGAL-03: nothing is rendered. */
export const Loading = meta.story({ tags: ['unpictured'] });
export const Failed = meta.story({ args: { state: legalPageStates.failed } });
export const Privacy = meta.story({
  ...inTheirLanguage(legalPageStates.privacy, legalPageStates.privacyPersian),
  tags: ['tablet'],
});
export const Terms = meta.story(inTheirLanguage(legalPageStates.terms, legalPageStates.termsPersian));
/** the Persian file could not be loaded. */
export const EnglishForEverybody = meta.story({ args: { state: legalPageStates.terms } });

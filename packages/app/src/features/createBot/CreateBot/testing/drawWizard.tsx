import { useReducer } from 'react';
import { beforeAll, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Locale } from '../../../../i18n/types';
import { render } from '../../../../mocks/render';
import type { CreateBotState } from '../CreateBot.states';
import { CreateBotView } from '../CreateBotView';
import { laterSteps } from '../parts/laterParts';
import { wizardReducer } from '../wizard/wizard';

// As they are after the first press on the page.
beforeAll(laterSteps.preload);

/** Renders the view with a real wizard reducer and everything else fixed by `state`. Returns the mocked callbacks. */
export function drawWizard(state: CreateBotState, locale: Locale = 'en') {
  const asked = {
    onSubmit: vi.fn(),
    onConnect: vi.fn(),
    onDismissConnect: vi.fn(),
    onDismissProblem: vi.fn(),
    onRetryInterests: vi.fn(),
    onRetryCountries: vi.fn(),
    onRetryUniversities: vi.fn(),
    onRetryAccounts: vi.fn(),
  };
  function Moving() {
    const [wizard, dispatch] = useReducer(wizardReducer, state.wizard);
    const results = wizard.applied ? state.results : null;
    return <CreateBotView state={{ ...state, wizard, results }} dispatch={dispatch} {...asked} />;
  }
  const screen: Locator = render(<Moving />, { locale, path: '/create-bot' });
  return { screen, asked };
}

import { useReducer } from 'react';
import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { Locale } from '../../../../i18n/types';
import { render } from '../../../../mocks/render';
import type { CreateBotState } from '../CreateBot.states';
import { CreateBotView } from '../CreateBotView';
import { wizardReducer } from '../wizard/wizard';

/** The view over a wizard that really moves on, with everything else as the state says. Returns what was asked of the app. */
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

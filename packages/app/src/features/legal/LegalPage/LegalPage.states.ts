import { MockLegal } from '../../../mocks/fixtures/legal';
import type { LegalDocument } from './loadDocument';

export type LegalPageState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; document: LegalDocument };

export const legalPageStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  privacy: { status: 'ready', document: { text: MockLegal.privacy, language: 'en' } },
  privacyPersian: { status: 'ready', document: { text: MockLegal.privacyPersian, language: 'fa' } },
  terms: { status: 'ready', document: { text: MockLegal.terms, language: 'en' } },
  termsPersian: { status: 'ready', document: { text: MockLegal.termsPersian, language: 'fa' } },
} satisfies Record<string, LegalPageState>;

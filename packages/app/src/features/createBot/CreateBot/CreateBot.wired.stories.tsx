import preview from '#.storybook/preview';
import { within } from 'storybook/test';
import { MockBot } from '../../../mocks/fixtures/bot';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockInterest, MockInterests } from '../../../mocks/fixtures/interest';
import { MockSending } from '../../../mocks/fixtures/sending';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { MockUser } from '../../../mocks/fixtures/user';
import { http } from '../../../mocks/http';
import { inTheirLanguage } from '../../../mocks/serverTexts';
import { dismissed } from '../../../session/dismissed';
import { writeStored } from '../../../session/storage';
import { CreateBot } from './CreateBot';
import { createBotStates } from './CreateBot.states';
import { clearWizard, storeWizard } from './wizard/storedWizard';

const countries = http.get('/countries/', ({ response }) => response(200).json(MockCountries));
const universities = http.get('/universities/', ({ response }) => response(200).json(MockUniversities));
const accounts = http.get('/integrations/api/gmail/accounts/', ({ response }) => response(200).json([MockGmail]));
const sending = http.get('/api/sending/', ({ response }) => response(200).json(MockSending));
const interests = http.get('/api/student/research-interests/', ({ response }) => response(200).json(MockInterests));

type Page = Pick<ReturnType<typeof within>, 'findByRole'>;
/** Enabled once the accounts are loaded. */
const findSubmit = (page: Page) => page.findByRole('button', { name: /^(Find Professors|یافتن استادان)$/ });

const meta = preview.meta({
  id: 'screens-createbot-wired',
  title: 'Screens/Find/CreateBot/Wired',
  component: CreateBot,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/create-bot' },
  beforeEach({ msw }) {
    msw.use(interests, countries, universities, accounts, sending);
    clearWizard(MockUser.id);
    // The wizard reads the profile for its notice, which has stories of its own.
    dismissed.add(MockUser.id, 'threeSentences');
    return () => {
      clearWizard(MockUser.id);
      writeStored('peyk.dismissed', null);
    };
  },
});

export const Begins = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(MockInterest.interest_name);
  },
});

export const InterestsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/student/research-interests/', ({ response }) => response(500).json({ detail: 'Out of order.' })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Out of order.');
  },
});

/** A tab that was reloaded on its second step, with filters applied. */
export const ComesBackWithResults = meta.story({
  beforeEach() {
    storeWizard(createBotStates.resultsChosenElsewhere.wizard, MockUser.id);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('University of Oslo');
  },
});

export const UniversitiesFail = meta.story({
  beforeEach({ msw }) {
    storeWizard(createBotStates.resultsChosenElsewhere.wizard, MockUser.id);
    msw.use(http.get('/universities/', ({ response }) => response(500).json({ detail: 'The directory rests.' })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The directory rests.');
  },
});

/** The second list of countries replaces the first one if that does not exist. */
export const CountriesElsewhere = meta.story({
  beforeEach({ msw }) {
    storeWizard(createBotStates.filtersReady.wizard, MockUser.id);
    msw.use(
      http.get('/countries/', ({ response }) =>
        response.untyped(Response.json({ detail: 'Not found.' }, { status: 404 })),
      ),
      http.get('/api/auth/countries/name/', ({ response }) => response(200).json(MockCountries)),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /^(Country|کشور)$/ });
  },
});

/** The app accepted the name, the server refuses it, and the field at fault is shown. */
export const NameRefused = meta.story({
  beforeEach({ msw }) {
    storeWizard({ ...createBotStates.gmailPicked.wizard, completed: ['research', 'filters'] }, MockUser.id);
    msw.use(
      http.post('/bots/create/', ({ request, response }) =>
        response(400).json(
          inTheirLanguage(request, {
            detail: 'No.',
            name: ['Contains hidden characters. Please type it.'],
          }),
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findSubmit(canvas));
    await canvas.findByText(/^(Contains hidden|نویسهٔ نادیدنی)/);
  },
});

/** The bot was created but its run was not: a warning, and no error (BOT-87). */
export const CreatedWithWarning = meta.story({
  beforeEach({ msw }) {
    storeWizard(createBotStates.gmailPicked.wizard, MockUser.id);
    msw.use(
      http.post('/bots/create/', ({ request, response }) =>
        response(201).json({
          bot: { ...MockBot, status: 'Draft' },
          run: null,
          warning: inTheirLanguage(
            request,
            'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
          ),
        }),
      ),
      http.get('/bots/', ({ response }) => response(200).json([])),
      http.get('/bots/stats/', ({ response }) =>
        response(200).json({ total_bots: 1, active_bots: 0, total_professors: 0, total_matches: 0, emails_sent: 0 }),
      ),
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await findSubmit(page));
    await page.findByText(/^(This bot has no connected Gmail|این بات حساب جیمیل متصلی)/);
  },
});

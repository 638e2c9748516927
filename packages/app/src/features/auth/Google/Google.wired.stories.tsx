import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { MockUser } from '../../../mocks/fixtures/user';
import { http } from '../../../mocks/http';
import { createTranslator } from '../../../i18n/translator';
import { Google } from './Google';

const meta = preview.meta({
  id: 'screens-google-wired',
  title: 'Screens/Arrive/Google/Wired',
  component: Google,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/signin/google', session: 'anonymous' },
});

const people = [{ email: 'babak.rostami@gmail.example', name: 'Babak Rostami' }];
const standIn = http.get('/api/config/', ({ response }) =>
  response(200).json({
    google: {
      client_id: 'peyk-local',
      stand_in: true,
      authorization_endpoint: 'http://localhost:3000/stand-in/google/auth',
    },
    local_mailbox: true,
    directory: 'sample',
    languages: ['en', 'fa'],
  }),
);
const wordsOf = (globals: Record<string, unknown>) => createTranslator(globals['locale'] === 'fa' ? 'fa' : 'en');

/** AUTH-14, AUTH-15: a chosen person is signed in, and the tokens are kept. */
export const SignsIn = meta.story({
  beforeEach({ msw }) {
    msw.use(
      standIn,
      http.untyped.get('/stand-in/google/accounts', () => Response.json(people)),
      http.untyped.post('/stand-in/google/id-token', () => Response.json({ id_token: 'x.y.z' })),
      http.post('/api/auth/google-signin/', ({ response }) =>
        response(200).json({ access: 'of.google', refresh: 'r', user: MockUser }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Babak Rostami' }));
    await waitFor(() => expect(localStorage.getItem('peyk.access')).toBe('of.google'));
  },
});

/** The request to the stand-in fails: the reason is shown, with a way to retry. */
export const PeopleFail = meta.story({
  beforeEach({ msw }) {
    let asked = 0;
    msw.use(
      standIn,
      http.untyped.get('/stand-in/google/accounts', () => {
        asked += 1;
        return asked === 1 ? new Response(null, { status: 500 }) : Response.json(people);
      }),
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await canvas.findByText(t('problems.server.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await canvas.findByText(t('auth.google.simulatedTitle'));
  },
});

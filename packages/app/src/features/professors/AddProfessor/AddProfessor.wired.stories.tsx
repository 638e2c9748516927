import preview from '#.storybook/preview';
import type { ProfessorByHandCheck } from '@peyk/api-types';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { http } from '../../../mocks/http';
import { AddProfessor } from './AddProfessor';

const found: ProfessorByHandCheck = {
  papers: [],
  alike: [],
  do_not_contact: false,
  contacted: false,
  sample: false,
};
const { id, full_name, university_name } = MockProfessor;
const alike: ProfessorByHandCheck = { ...found, alike: [{ id, full_name, university_name, by: 'address' }] };

const meta = preview.meta({
  id: 'screens-professors-add-wired',
  title: 'Screens/Find/AddProfessor/Wired',
  component: AddProfessor,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/professors' },
  args: { onClose: fn() },
  beforeEach({ msw }) {
    msw.use(
      http.get('/countries/', ({ response }) => response(200).json(MockCountries)),
      http.get('/universities/', ({ response }) => response(200).json(MockUniversities)),
      http.post('/api/professor/professors/by-hand/check/', ({ response }) => response(200).json(found)),
      http.post('/api/professor/professors/by-hand/', ({ response }) => response(201).json(MockProfessor)),
    );
  },
});

const button = (name: RegExp) => screen.findByRole('button', { name });

/** Fills in what has to be there, and asks what would be added. */
async function lookUp(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /^(Name|نام)/ }), full_name);
  await userEvent.type(await screen.findByRole('combobox', { name: /^(University|دانشگاه)/ }), 'University of Oslo');
  await userEvent.click(await button(/^(Look up|بررسی)$/));
}

export const ServerAnswers = meta.story({
  play: async ({ args }) => {
    await lookUp();
    await screen.findByRole('heading', { name: /Check the details|بررسی مشخصات/ });
    await userEvent.click(await button(/^(Add professor|افزودن استاد)$/));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const KnownAlready = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/api/professor/professors/by-hand/check/', ({ response }) => response(200).json(alike)));
  },
  play: async () => {
    await lookUp();
    await screen.findByText(
      /A professor with this email address is already in your list|استادی با این نشانی ایمیل از پیش در فهرست شما هست/,
    );
  },
});

export const NotLookedUp = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/api/professor/professors/by-hand/check/', ({ response }) => response(500).json({ detail: 'Down.' })),
    );
  },
  play: async () => {
    await lookUp();
    await screen.findByText(/Could not look up the professor|بررسی انجام نشد/);
    await expect(await screen.findByRole('textbox', { name: /^(Name|نام)/ })).toHaveValue(full_name);
  },
});

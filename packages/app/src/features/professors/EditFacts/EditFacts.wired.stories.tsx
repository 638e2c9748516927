import preview from '#.storybook/preview';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { MockCountries } from '../../../mocks/fixtures/university';
import { http } from '../../../mocks/http';
import { EditFacts } from './EditFacts';

const meta = preview.meta({
  id: 'screens-professors-editfacts-wired',
  title: 'Screens/Find/EditFacts/Wired',
  component: EditFacts,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: `/professors/${MockProfessor.id}` },
  args: { professor: MockProfessor, onSaved: fn(), onClose: fn() },
  beforeEach({ msw }) {
    msw.use(
      http.get('/countries/', ({ response }) => response(200).json(MockCountries)),
      http.patch('/api/professor/professors/{id}/update/', async ({ request, response }) =>
        response(200).json({ ...MockProfessor, ...((await request.json()) as object) }),
      ),
    );
  },
});

const field = () => screen.findByRole('textbox', { name: /^(Department|دانشکده)/ });
const save = async () => userEvent.click(await screen.findByRole('button', { name: /^(Save Changes|ذخیرهٔ تغییرات)$/ }));

/** As on the page of the professor: the form goes when it is closed. */
function UntilClosed(props: ComponentProps<typeof EditFacts>) {
  const [open, setOpen] = useState(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return open ? <EditFacts {...props} onClose={close} /> : null;
}

export const ServerAnswers = meta.story({
  render: (args) => <UntilClosed {...args} />,
  play: async ({ args }) => {
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Mechanics');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ department: 'Mechanics' }));
  },
});

export const Gone = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.patch('/api/professor/professors/{id}/update/', ({ response }) =>
        response(404).json({ detail: 'Not found.' }),
      ),
    );
  },
  play: async () => {
    await userEvent.type(await field(), ' 2');
    await save();
    await screen.findByText(/Could not save your changes|مشخصات ذخیره نشد/);
    await expect(await field()).toHaveValue(`${MockProfessor.department} 2`);
  },
});

import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Button } from '../Button/Button';
import { ComboBox } from '../ComboBox/ComboBox';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { DateField } from '../DateField/DateField';
import { Drawer } from '../Drawer/Drawer';
import { Menu } from '../Menu/Menu';
import { Popover } from '../Popover/Popover';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { Tooltip } from '../Tooltip/Tooltip';
import { Dialog } from './Dialog';

const nothing = () => undefined;
const outside = () => userEvent.click(document.body, { position: { x: 4, y: 4 } });
const opener = () => page.getByRole('button', { name: 'Open', exact: true });

/** An overlay, opened by a button of the page. */
type Cover = (open: boolean, onClose: () => void, children?: ReactNode) => ReactNode;

const covers: Record<string, Cover> = {
  Dialog: (open, onClose, children) => (
    <Dialog open={open} onClose={onClose} title="Title">
      {children}
    </Dialog>
  ),
  Drawer: (open, onClose, children) => (
    <Drawer open={open} onClose={onClose} title="Title">
      {children}
    </Drawer>
  ),
  ConfirmDialog: (open, onClose, children) => (
    <ConfirmDialog
      open={open}
      title="Title"
      body={children}
      confirmLabel="Delete"
      cancelLabel="Close"
      onConfirm={nothing}
      onCancel={onClose}
    />
  ),
};

function Covered({ cover, onClose, children }: { cover: Cover; onClose: () => void; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {cover(open, close, children)}
    </>
  );
}

async function cover(kind: Cover, onClose: () => void, children?: ReactNode) {
  render(
    <Covered cover={kind} onClose={onClose}>
      {children}
    </Covered>,
  );
  await opener().click();
  await expect.element(page.getByRole('heading', { name: 'Title', level: 2 })).toBeVisible();
}
const covered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

test.each(Object.entries(covers))('a %s is told once that it is closed, and gives focus back', async (_, kind) => {
  const onClose = vi.fn<() => void>();
  await cover(kind, onClose, 'words');
  expect(opener().element().closest('[inert], [aria-hidden="true"]')).not.toBeNull();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(covered).toBe(false);
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(covered).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(covered).toBe(false);
  await expect.element(opener()).toHaveFocus();
  expect(onClose).toHaveBeenCalledTimes(2);
});

interface Inner {
  part: ReactNode;
  /** The keys that open it from its focused control; without them focus alone opens it. */
  keys?: string;
  /** The role of what appears while it is open. */
  role: 'listbox' | 'menu' | 'grid' | 'tooltip' | 'button';
  name?: string;
}

const options = [{ value: 'a', label: 'Amsterdam' }];
const inner: Record<string, Inner> = {
  Select: {
    part: <Select label="Country" value="a" options={options} onChange={nothing} />,
    keys: '{Enter}',
    role: 'listbox',
  },
  ComboBox: {
    part: <ComboBox label="Place" value="" options={options} onChange={nothing} onSelect={nothing} />,
    keys: '{ArrowDown}',
    role: 'listbox',
  },
  Menu: {
    part: <Menu label="More" items={[{ id: 'a', label: 'Edit' }]} trigger={<Button>More</Button>} />,
    keys: '{Enter}',
    role: 'menu',
  },
  Popover: {
    part: (
      <Popover label="About" trigger={<Button>Why</Button>}>
        <Button>Inside</Button>
      </Popover>
    ),
    keys: '{Enter}',
    role: 'button',
    name: 'Inside',
  },
  DateField: {
    part: <DateField label="Day" value="1996-05-03" onChange={nothing} />,
    keys: '{Alt>}{ArrowDown}{/Alt}',
    role: 'grid',
  },
  Tooltip: {
    part: (
      <Tooltip label="Stops every bot">
        <Button>Pause</Button>
      </Tooltip>
    ),
    role: 'tooltip',
  },
};

test.each(Object.entries(inner))('Escape closes a %s in a dialog, and the next one the dialog', async (_, one) => {
  const onClose = vi.fn<() => void>();
  const [, dialog = () => null] = Object.entries(covers)[0] ?? [];
  await cover(dialog, onClose, one.part);
  await userEvent.tab();
  await userEvent.tab();
  const control = document.activeElement;
  if (one.keys !== undefined) await userEvent.keyboard(one.keys);
  const opened = page.getByRole(one.role, one.name === undefined ? {} : { name: one.name });
  await expect.element(opened.first()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(opened).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await expect.poll(() => document.activeElement).toBe(control);
  await userEvent.keyboard('{Escape}');
  await expect.poll(covered).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(opener()).toHaveFocus();
});

test('Escape empties a search in a dialog first, and closes the dialog next', async () => {
  const onClose = vi.fn<() => void>();
  function Search() {
    const [text, setText] = useState('Lund');
    return <SearchField label="Search" value={text} onChange={setText} />;
  }
  await cover((open, close, children) => covers['Dialog']?.(open, close, children), onClose, <Search />);
  await userEvent.click(page.getByRole('searchbox'));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(covered).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['Select', 'Menu', 'Popover'])('a press outside closes a %s and gives focus back', async (kind) => {
  const one = inner[kind];
  if (!one) throw new Error(`There is no ${kind}.`);
  render(one.part);
  await userEvent.tab();
  const control = document.activeElement;
  await userEvent.keyboard('{Enter}');
  const opened = page.getByRole(one.role, one.name === undefined ? {} : { name: one.name });
  await expect.element(opened).toBeVisible();
  await outside();
  await expect.element(opened).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(control);
});

test('a confirmation tells each answer once and alone; while it runs it takes none', async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const ask = (busy: boolean) => (
    <ConfirmDialog
      open
      title="Delete"
      body="Six drafts."
      confirmLabel="Delete"
      cancelLabel="Keep"
      {...{ busy, onConfirm, onCancel }}
    />
  );
  const answered = () => [onConfirm.mock.calls.length, onCancel.mock.calls.length];
  render(ask(false));
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(answered()).toEqual([1, 0]);
  await page.getByRole('button', { name: 'Keep' }).click();
  expect(answered()).toEqual([1, 1]);
  await userEvent.keyboard('{Escape}');
  expect(answered()).toEqual([1, 2]);
});

test('a confirmation that runs takes no second answer', async () => {
  const onConfirm = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      busy
      title="Delete"
      body=""
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onConfirm}
      onCancel={nothing}
    />,
  );
  await page.getByRole('button', { name: 'Delete' }).click({ force: true });
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a dialog with a header of its own keeps its title as its name, and its cross may say more', async () => {
  render(
    <Dialog open onClose={nothing} title="Ingrid Solheim" header={<p>Picture</p>} closeLabel="Close the professor">
      words
    </Dialog>,
  );
  await expect
    .element(page.getByRole('dialog', { name: 'Ingrid Solheim' }))
    .toHaveTextContent('Ingrid SolheimPicturewords');
  await expect.element(page.getByRole('button', { name: 'Close the professor', exact: true })).toBeVisible();
});

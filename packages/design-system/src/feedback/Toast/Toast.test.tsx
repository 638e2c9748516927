import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../components/Button/Button';
import { render } from '../../testing/render';
import { useToast } from './toast';

function Save({ onUndo }: { onUndo: () => void }) {
  const toast = useToast();
  return (
    <Button
      onPress={() => toast.show({ tone: 'success', text: 'Degree saved', action: { label: 'Undo', onPress: onUndo } })}
    >
      Save
    </Button>
  );
}

test('a toast appears in the live region; its action runs and closes it', async () => {
  const onUndo = vi.fn<() => void>();
  render(<Save onUndo={onUndo} />);
  await page.getByRole('button', { name: 'Save' }).click();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect.element(region.getByText('Degree saved')).toBeVisible();
  await region.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Degree saved')).not.toBeInTheDocument();
});

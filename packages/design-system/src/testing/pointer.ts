import { userEvent, within } from 'storybook/test';

/** Hovers over an element of a role, the first by default. No picture at 320 px: a phone has no hover. */
export const hovered = (role: string, index = 0) => ({
  tags: ['!phone'],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const part = (await within(canvasElement).findAllByRole(role)).at(index);
    if (!part) throw new Error(`There is no ${role} number ${index}.`);
    await userEvent.hover(part);
  },
});

/** Moves focus by keyboard, so many steps. */
export const focused = (steps = 1) => ({
  play: async () => {
    for (let step = 0; step < steps; step++) await userEvent.tab();
  },
});

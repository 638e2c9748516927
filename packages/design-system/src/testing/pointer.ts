import { userEvent, within } from 'storybook/test';

/** A pointer rests on the first part of a role, or on a later one. No picture at 320 px: a phone has no such pointer. */
export const hovered = (role: string, index = 0) => ({
  tags: ['!phone'],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const part = (await within(canvasElement).findAllByRole(role)).at(index);
    if (!part) throw new Error(`There is no ${role} number ${index}.`);
    await userEvent.hover(part);
  },
});

/** The keyboard came here, after so many steps. */
export const focused = (steps = 1) => ({
  play: async () => {
    for (let step = 0; step < steps; step++) await userEvent.tab();
  },
});

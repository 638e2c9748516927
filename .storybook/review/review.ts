/** A story that has been rendered and played, for the review. */
export interface DrawnStory {
  id: string;
  tags: readonly string[];
  canvas: HTMLElement;
}

type Review = (story: DrawnStory) => Promise<void>;
let review: Review | undefined;

/** Sets the function that reviews every story after its render. Vitest sets one; Storybook itself and Chromatic do not. */
export function reviewWith(look: Review): void {
  review = look;
}

/** Reviews a story, if a function is set. */
export async function reviewStory(story: DrawnStory): Promise<void> {
  await review?.(story);
}

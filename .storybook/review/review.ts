/** A story that has been drawn and played, as the review needs to know it. */
export interface DrawnStory {
  id: string;
  tags: readonly string[];
  canvas: HTMLElement;
}

type Review = (story: DrawnStory) => Promise<void>;
let review: Review | undefined;

/** Names what looks at every story after it was drawn. Vitest does so; Storybook itself and Chromatic do not. */
export function reviewWith(look: Review): void {
  review = look;
}

/** Looks at a story with what was named, if anything was. */
export async function reviewStory(story: DrawnStory): Promise<void> {
  await review?.(story);
}

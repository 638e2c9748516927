/** What the frame knows of an entry of the sidebar. */
export interface Entry {
  type: string;
  id: string;
  title?: string;
  tags?: readonly string[];
}

/** What a day can do for a story: change its answers, or nothing, since it asks for none; then a story of the same screen may that does. */
export type DayOffer = { kind: 'days' } | { kind: 'none'; twin: string | undefined };

/** The days of a story, or the wired story of the same screen that has them; nothing for a part, which never asks. */
export function dayOffer(story: Entry | undefined, entries: readonly Entry[]): DayOffer | undefined {
  if (story?.title === undefined) return undefined;
  if (story.tags?.includes('wired')) return { kind: 'days' };
  const twin = entries.find(({ type, title }) => type === 'story' && title === `${story.title}/Wired`);
  return twin || story.title.startsWith('Screens/') ? { kind: 'none', twin: twin?.id } : undefined;
}

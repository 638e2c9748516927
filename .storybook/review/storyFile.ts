import { sanitize } from 'storybook/internal/csf';

/** The first two properties of a file's meta: an id of its own, if it has one, and its place in the sidebar. */
const META = /(?:\bid: '(?<id>[^']+)',\s*)?\btitle: '(?<title>[^']+)'/;

/** What a file of stories calls itself: its place in the sidebar, and the first half of the name of each of its pictures. */
export function namesOf(text: string): { title: string; component: string } | undefined {
  const { id, title } = META.exec(text)?.groups ?? {};
  return title === undefined ? undefined : { title, component: id ?? sanitize(title) };
}

/** Fractions of a pixel are no overflow. */
export const HAIR = 1.5;

/** Whether an element hides a part of what it has no room for, so that nobody can scroll to it. */
export function cutsOff(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const hides = (overflow: string | undefined) => overflow === 'hidden' || overflow === 'clip';
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  return (
    (hides(style?.overflowX) && scrollWidth > clientWidth + HAIR && clientWidth > 1) ||
    (hides(style?.overflowY) && scrollHeight > clientHeight + HAIR && clientHeight > 1)
  );
}

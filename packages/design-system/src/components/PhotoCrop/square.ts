export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in its pixels. */
export interface Square {
  left: number;
  top: number;
  edge: number;
}

/** At four times, a picture of 1,000 pixels still fills the largest place that shows a person. */
export const MAX_ZOOM = 4;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

const inside = ({ left, top, edge }: Square, { width, height }: Size): Square => ({
  left: clamp(left, width - edge),
  top: clamp(top, height - edge),
  edge,
});

const largestEdge = ({ width, height }: Size): number => Math.min(width, height);

/** The largest square of a picture, in its middle. */
export function middleOf(size: Size): Square {
  const edge = largestEdge(size);
  return { left: (size.width - edge) / 2, top: (size.height - edge) / 2, edge };
}

/** The square after the picture below it was moved by shares of its edge, to the right and down; as far as there is picture. */
export const moved = (square: Square, size: Size, right: number, down: number): Square =>
  inside({ ...square, left: square.left - right * square.edge, top: square.top - down * square.edge }, size);

/** The square at a zoom from 1 to `MAX_ZOOM`, around the same middle as far as there is picture. */
export function zoomed({ left, top, edge }: Square, size: Size, zoom: number): Square {
  const after = largestEdge(size) / Math.min(Math.max(zoom, 1), MAX_ZOOM);
  const shift = (edge - after) / 2;
  return inside({ left: left + shift, top: top + shift, edge: after }, size);
}

export const zoomOf = ({ edge }: Square, size: Size): number => largestEdge(size) / edge;

/** Where the square stands in the room that the picture leaves it: 0 at the left or top, 1 at the right or bottom, a half where there is no room. */
export function placeOf({ left, top, edge }: Square, { width, height }: Size) {
  const share = (at: number, room: number) => (room > 0 ? at / room : 0.5);
  return { across: share(left, width - edge), down: share(top, height - edge) };
}

/** The square at such a place. */
export const placedAt = ({ edge }: Square, size: Size, { across, down }: ReturnType<typeof placeOf>): Square =>
  inside({ left: across * (size.width - edge), top: down * (size.height - edge), edge }, size);

/** How much of the picture is cut off at each side, as shares of its width and height. */
export const cutOff = ({ left, top, edge }: Square, { width, height }: Size) => ({
  left: left / width,
  right: (width - edge - left) / width,
  up: top / height,
  down: (height - edge - top) / height,
});

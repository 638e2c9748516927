import * as s from './MarkedLines.css';

export interface MarkedLinesProps {
  /** The numbers of the two lines that have a source, in the digits of the page. */
  markers: readonly [string, string];
}

/** The lines of the drawing from top to bottom, with the place of their marker. */
const LINES = [
  { width: 'a', place: null },
  { width: 'b', place: null },
  { width: 'c', place: 0 },
  { width: 'd', place: null },
  { width: 'e', place: 1 },
] as const;

/**
 * A letter so small that only its lines are seen, two of them with the number of their source: for a `Vignette`, and decorative. For a
 * letter that is read, use a `Letter`.
 */
export function MarkedLines({ markers }: MarkedLinesProps) {
  return (
    <div className={s.lines} aria-hidden>
      {LINES.map(({ width, place }) => (
        <div key={width} className={s.row}>
          <span className={`${place === null ? s.plain : s.marked} ${s.width[width]}`} />
          {place === null ? null : <span className={s.marker}>{markers[place]}</span>}
        </div>
      ))}
    </div>
  );
}

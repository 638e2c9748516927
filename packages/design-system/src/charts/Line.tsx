import { scaleUtc } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { Axes } from './Axes';
import type { ChartProps, Reading, ValueFormat } from './chart';
import { endAnchor, spread, widest, wordsBeside, wordWidth } from './layout';
import { plotOf } from './plot';
import { useRoom } from './useRoom';
import { ValuePicker } from './ValuePicker';
import type { Pick } from './ValuePicker';
import { Word } from './Word';
import * as s from './Chart.css';

interface Point extends Reading {
  day: Date;
}

interface LineProps {
  points: readonly Point[];
  /** The point whose value is written next to it. */
  named: number;
  /** The key of the active point. */
  active: string | null;
  tone: NonNullable<ChartProps['tone']>;
  valueFormat: ValueFormat;
  pick: Pick;
}

/** A line over its area, with one value written next to its point. */
export function Line({ points, named, active, tone, valueFormat, pick }: LineProps) {
  const { ref, room } = useRoom();
  const values = points.map((point) => point.value);
  const plot = room && plotOf(room, values, valueFormat, room.em * 0.5);
  const [first, last] = [points[0], points.at(-1)];
  if (!plot || !first || !last) return <div ref={ref} dir="ltr" className={s.plot} />;

  const { em, left, right, top, bottom, y } = plot;
  const x = scaleUtc<number>({ domain: [first.day, last.day], range: [left, right] });
  const at = (point: Point) => x(point.day);
  const up = (point: Point) => y(point.value);
  const between = (index: number) => {
    const [before, after] = [points[index - 1], points[index]];
    return before && after ? (at(before) + at(after)) / 2 : after ? left : right;
  };
  const labels = points.map((point) => point.label);
  const ends = wordWidth(first.label, em) + wordWidth(last.label, em) + em <= right - left ? 2 : 1;
  // The outer labels are shifted inwards by half their width.
  const fits = Math.floor((right - left) / (widest(labels, em) * 1.5 + em));
  const shown = spread(points.length, Math.max(fits, ends));

  const point = points[named] ?? last;
  const words = valueFormat.full(point.value);
  const long = wordWidth(words, em);
  const edge = right + em * 0.4;
  const middle = at(point);
  const anchor = middle + long / 2 > edge ? 'end' : middle - long / 2 < left ? 'start' : 'middle';
  const wordsX = { start: left, middle, end: edge }[anchor];
  const start = { start: left, middle: middle - long / 2, end: edge - long }[anchor];
  const wordsY = wordsBeside(
    points.map((each) => ({ x: at(each), y: up(each) })),
    { x: middle, y: up(point) },
    [start, start + long],
    em,
    bottom,
  );
  const read = points.find((each) => each.key === active);
  return (
    <div ref={ref} dir="ltr" className={s.plot}>
      <svg width={plot.width} height={plot.height} aria-hidden focusable={false} className={s.drawing}>
        <Area data={[...points]} x={at} y0={bottom} y1={up} className={s.area[tone]} />
        <Axes
          plot={plot}
          valueFormat={valueFormat}
          x={x}
          ticks={shown.map((index) => ({
            value: points[index]?.day ?? last.day,
            label: labels[index] ?? '',
            anchor: endAnchor(index, points.length),
          }))}
        />
        {read && <line x1={at(read)} x2={at(read)} y1={top} y2={bottom} className={s.reader} />}
        <LinePath data={[...points]} x={at} y={up} className={s.lineOf[tone]} />
        <circle cx={middle} cy={up(point)} r={em * 0.32} className={s.dotOf[tone]} />
        {read && <circle cx={at(read)} cy={up(read)} r={em * 0.38} className={s.readDotOf[tone]} />}
        <Word x={wordsX} y={wordsY} anchor={anchor} look="strong">
          {words}
        </Word>
      </svg>
      <ValuePicker
        pick={pick}
        orientation="horizontal"
        listClass={s.targets}
        itemClass={s.pointTarget}
        targets={points.map((each, index) => ({
          ...each,
          place: {
            insetInlineStart: between(index),
            inlineSize: between(index + 1) - between(index),
            insetBlockEnd: plot.height - bottom,
          },
        }))}
      />
    </div>
  );
}

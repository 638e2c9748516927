import { scaleBand, scalePoint } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { Axes } from './Axes';
import type { ChartProps, Reading, ValueFormat } from './chart';
import { endAnchor, shorten, spread, widest } from './layout';
import { plotOf } from './plot';
import { useRoom } from './useRoom';
import { ValuePicker } from './ValuePicker';
import type { Pick } from './ValuePicker';
import { Word } from './Word';
import * as s from './Chart.css';

export interface Column extends Reading {
  /** Drawn filled; the others are outlined. */
  strong: boolean;
}

interface ColumnsProps {
  columns: readonly Column[];
  /** The labels below: a name for each column, or a number for each edge between them. */
  axis: 'names' | 'edges';
  labels: readonly string[];
  tone: NonNullable<ChartProps['tone']>;
  valueFormat: ValueFormat;
  pick: Pick;
}

/** The share of a step left free between two columns. */
const GAP = { names: 0.42, edges: 0.06 } as const;
/** Up to this many columns keep all their names, shortened if needed; of more, only some are named. */
const FEW = 8;
/** In ems: a name cut shorter than this is unreadable. */
const LEGIBLE = 3.5;
const indexes = (length: number) => Array.from({ length }, (_, index) => index);

/** Columns on a baseline, each with its number above if there is room for all. */
export function Columns({ columns, axis, labels, tone, valueFormat, pick }: ColumnsProps) {
  const { ref, room } = useRoom();
  const values = columns.map((column) => column.value);
  const plot = room && plotOf(room, values, valueFormat, axis === 'edges' ? room.em : 0);
  if (!plot) return <div ref={ref} dir="ltr" className={s.plot} />;

  const { em, left, right, bottom, y } = plot;
  const range: [number, number] = [left, right];
  const step = (right - left) / columns.length;
  const band = scaleBand({
    domain: indexes(columns.length),
    range,
    paddingInner: GAP[axis],
    paddingOuter: GAP[axis] / 2,
  });
  const thick = Math.min(band.bandwidth(), axis === 'names' ? em * 4.5 : Infinity);

  const space = em * 0.5;
  const longest = labels.length <= FEW && step > em * LEGIBLE ? step - space : em * 6;
  const words = axis === 'names' ? labels.map((label) => shorten(label, longest, em)) : labels;
  const needed = widest(words, em) + space;
  const shown = spread(words.length, Math.floor((right - left) / needed));
  const ticks = shown.map((index) => ({
    value: index,
    label: words[index] ?? '',
    anchor: axis === 'edges' || needed <= step ? ('middle' as const) : endAnchor(index, words.length),
  }));

  const all = widest(values.map(valueFormat.short), em) + em * 0.3 <= step;
  const most = Math.max(...values);
  const named = columns.some((column) => column.strong) && columns.some((column) => !column.strong);
  const firstMost = values.indexOf(most);
  return (
    <div ref={ref} dir="ltr" className={s.plot}>
      <ValuePicker
        pick={pick}
        orientation="horizontal"
        listClass={s.targets}
        itemClass={s.target}
        targets={columns.map((column, index) => ({
          ...column,
          place: {
            insetInlineStart: left + index * step,
            inlineSize: step,
            insetBlockEnd: axis === 'names' && needed <= step ? 0 : plot.height - bottom,
          },
        }))}
      />
      <svg width={plot.width} height={plot.height} aria-hidden focusable={false} className={s.drawing}>
        <Axes
          plot={plot}
          valueFormat={valueFormat}
          ticks={ticks}
          x={axis === 'names' ? band : scalePoint({ domain: indexes(labels.length), range })}
        />
        {columns.map(({ key, value, strong }, index) => {
          const middle = left + (index + 0.5) * step;
          const end = y(value);
          return (
            <g key={key}>
              {bottom > end && (
                <BarRounded
                  x={middle - thick / 2}
                  y={end}
                  width={thick}
                  height={bottom - end}
                  radius={4}
                  top
                  className={strong ? s.strongColumn[tone] : s.softColumn[tone]}
                />
              )}
              {(all || index === firstMost) && (
                <Word x={middle} y={end - em * 0.5} look={named && strong ? 'strong' : 'value'}>
                  {valueFormat.short(value)}
                </Word>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

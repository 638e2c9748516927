import { AxisBottom, AxisLeft } from '@visx/axis';
import type { AxisScale, TickRendererProps } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { ValueFormat } from './chart';
import type { Plot } from './plot';
import { Word } from './Word';
import * as s from './Chart.css';

export interface Tick<Value> {
  value: Value;
  label: string;
  /** Which side of the label is at the value; the middle unless it would leave the drawing. */
  anchor?: 'start' | 'middle' | 'end';
}

interface AxesProps<Value> {
  plot: Plot;
  valueFormat: ValueFormat;
  x: AxisScale<number>;
  ticks: readonly Tick<Value>[];
}

/** Grid lines with their numbers at the left, the baseline and the labels below it. */
export function Axes<Value extends number | Date>({ plot, valueFormat, x, ticks }: AxesProps<Value>) {
  const { em, left, right, bottom, y, levels } = plot;
  return (
    <>
      <GridRows scale={y} left={left} width={right - left} tickValues={levels} className={s.grid} stroke="" />
      <AxisLeft
        scale={y}
        left={left}
        tickValues={levels}
        tickLength={em * 0.6}
        tickFormat={(level) => valueFormat.short(Number(level))}
        hideAxisLine
        hideTicks
        tickComponent={({ x, y, formattedValue }: TickRendererProps) => (
          <Word x={x} y={y + em * 0.34} anchor="end" look="axis">
            {formattedValue ?? ''}
          </Word>
        )}
      />
      <AxisBottom
        scale={x}
        top={bottom}
        tickValues={ticks.map((tick) => tick.value)}
        tickFormat={(_value, index) => ticks[index]?.label ?? ''}
        hideTicks
        axisLineClassName={s.baseline}
        stroke=""
        tickLabelProps={(_value, index) => ({ textAnchor: ticks[index]?.anchor ?? 'middle' })}
        tickComponent={({ x, textAnchor, formattedValue }: TickRendererProps) => (
          <Word
            x={x}
            y={em * 1.5}
            anchor={textAnchor === 'start' || textAnchor === 'end' ? textAnchor : 'middle'}
            look="axis"
          >
            {formattedValue ?? ''}
          </Word>
        )}
      />
    </>
  );
}

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../icons/Icon';
import { useStrings } from '../i18n/strings';
import { chartStrings } from './chartStrings';
import { Auto } from '../text/Auto';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import type { ChartProps, Reading, ValueFormat } from './chart';
import type { Pick } from './ValuePicker';
import { ValuesTable } from './ValuesTable';
import * as s from './Chart.css';

interface ChartFigureProps extends ChartProps {
  readings: readonly Reading[];
  valueFormat: ValueFormat;
  /** Renders the values; `active` is the key of the one being read. */
  children: (pick: Pick, active: string | null) => ReactNode;
}

/** The common parts of all charts: the finding, the description, one value as text, and all values as a table. */
export function ChartFigure({ readings, valueFormat, children, ...props }: ChartFigureProps) {
  const { finding, description, level = 3, columns, empty } = props;
  const strings = useStrings(chartStrings);
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const active = readings.find((reading) => reading.key === (hovered ?? chosen));
  const pick: Pick = {
    labelledBy: `${id}-finding`,
    describedBy: `${id}-description`,
    chosen,
    onChoose: (key) => {
      setHovered(null);
      setChosen(key);
    },
    onHover: setHovered,
    textOf: (reading) => `${reading.label}: ${valueFormat.full(reading.value)}`,
  };
  return (
    <figure aria-labelledby={pick.labelledBy} className={s.figure}>
      <div className={s.words}>
        <Heading level={level} look="title3" id={pick.labelledBy}>
          {finding}
        </Heading>
        <Text size="small" tone="muted" id={pick.describedBy}>
          {description}
        </Text>
      </div>
      {readings.length === 0 ? (
        <p className={s.empty}>{empty ?? strings.chartEmpty}</p>
      ) : (
        <>
          {children(pick, active?.key ?? null)}
          <Disclosure className={s.below}>
            <div className={s.foot}>
              {/* A screen reader gets the same text from the list when focus reaches the value. */}
              <p className={s.readout} aria-hidden>
                {active ? (
                  <>
                    <span className={s.readLabel}>
                      <Auto>{active.label}</Auto>
                    </span>
                    <strong className={s.readValue}>{valueFormat.full(active.value)}</strong>
                  </>
                ) : (
                  strings.chartHint
                )}
              </p>
              <RacButton slot="trigger" className={s.trigger}>
                {strings.chartTable}
                <span className={s.chevron} aria-hidden>
                  <Icon name="chevronDown" size={16} />
                </span>
              </RacButton>
            </div>
            <DisclosurePanel>
              <ValuesTable finding={finding} columns={columns} readings={readings} write={valueFormat.full} />
            </DisclosurePanel>
          </Disclosure>
        </>
      )}
    </figure>
  );
}

import { assignInlineVars } from '../../css/inlineVars';
import { Stack } from '../../layout/Stack';
import { Heading } from '../../text/Heading';
import { motion, waiting } from '../motion';
import { radius } from '../radius';
import * as s from './page.css';
import { Name, Value } from './Sheet';

interface LengthListProps {
  title: string;
  /** The expression for one of its steps in a style. */
  of: string;
  steps: Readonly<Record<string, string>>;
  look?: 'bar' | 'line';
}

/** A family of lengths, each drawn at its size. */
export function LengthList({ title, of, steps, look = 'bar' }: LengthListProps) {
  return (
    <Stack gap={8}>
      <Heading level={2}>{title}</Heading>
      <ul className={s.list}>
        {Object.entries(steps).map(([name, value]) => (
          <li key={name} className={s.lengthRow}>
            <Name>{/^\d/.test(name) ? `${of}[${name}]` : `${of}.${name}`}</Name>
            <Value>{value}</Value>
            <span className={look === 'bar' ? s.bar : s.line} style={assignInlineVars({ [s.shown]: value })} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Names next to their values, where there is nothing to draw. */
export function ValueList({ title, values }: { title: string; values: Readonly<Record<string, string | number>> }) {
  return (
    <Stack gap={8}>
      <Heading level={2}>{title}</Heading>
      <ul className={s.list}>
        {Object.entries(values).map(([name, value]) => (
          <li key={name} className={s.about}>
            <Name>{name}</Name>
            <Value>{String(value)}</Value>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export function RadiusList() {
  return (
    <ul className={s.specimens}>
      {Object.entries(radius).map(([name, value]) => (
        <li key={name} className={s.specimen}>
          <span className={s.corner[name as keyof typeof radius]} />
          <Name>{`radius.${name}`}</Name>
          <Value>{value}</Value>
        </li>
      ))}
    </ul>
  );
}

/** The easing curve: time runs from left to right in both languages, as in every chart. */
export function Curve() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (motion.ease.match(/[\d.]+/g) ?? []).map((part) => Number(part) * 100);
  return (
    <svg className={s.curve} viewBox="0 0 100 100" fill="none" stroke="currentColor" aria-hidden focusable={false}>
      <path d={`M0 100 C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
    </svg>
  );
}

export const times = { ...motion, ...waiting };

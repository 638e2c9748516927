import { layOut } from './layOut.ts';
import type { Machine } from './machines.ts';
import { idOf } from './StatePictures.tsx';

const LINE = 16;

/** The states of something and the events that lead from one to another, drawn from the server's table. A state leads to its pictures. */
export function StateMap({ machine }: { machine: Machine }) {
  const { width, height, states, moves } = layOut(machine);
  const arrow = `arrow-${machine.of}`;
  const told = moves.map(({ from, to, events }) => `${from} to ${to}: ${events.join(', ')}`).join('; ');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      style={{ maxInlineSize: width, blockSize: 'auto', color: 'var(--textStrong)' }}
      role="group"
      aria-label={`States of a ${machine.of}. ${told}.`}
      fontSize="12"
      textAnchor="middle"
    >
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8Z" fill="currentColor" />
        </marker>
      </defs>
      {moves.map(({ from, to, points }) => (
        <polyline
          key={`${from} ${to}`}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.5"
          markerEnd={`url(#${arrow})`}
        />
      ))}
      {moves.map(({ from, to, events, label }) => (
        <g key={`${from} ${to}`}>
          <rect
            x={label.x - label.width / 2}
            y={label.y - label.height / 2}
            width={label.width}
            height={label.height}
            fill="var(--surfaceRaised)"
          />
          {events.map((event, line) => (
            <text
              key={event}
              x={label.x}
              y={label.y - label.height / 2 + (line + 0.75) * LINE}
              fill="currentColor"
              fontStyle="italic"
            >
              {event}
            </text>
          ))}
        </g>
      ))}
      {[...states].map(([state, box]) => (
        <a key={state} href={`#${idOf(machine, state)}`} aria-label={`${state}: its pictures`}>
          <rect
            x={box.x - box.width / 2}
            y={box.y - box.height / 2}
            width={box.width}
            height={box.height}
            rx="8"
            fill="var(--surfaceRaised)"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <text x={box.x} y={box.y + 4} fill="currentColor" fontWeight="600">
            {state}
          </text>
        </a>
      ))}
    </svg>
  );
}

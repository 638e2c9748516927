import { graphlib, layout } from '@dagrejs/dagre';
import type { Machine } from './machines.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Move {
  from: string;
  to: string;
  events: readonly string[];
  points: readonly { x: number; y: number }[];
  /** The position of the event names. */
  label: Box;
}
export interface Drawing {
  width: number;
  height: number;
  states: ReadonlyMap<string, Box>;
  moves: readonly Move[];
}

const CHARACTER = 7;
const LINE = 16;

/** The events that lead from one state to another, from the server's table; an event that keeps the state has no arrow. */
export function movesOf({ states, events, after }: Machine): { from: string; to: string; events: string[] }[] {
  const moves = new Map<string, { from: string; to: string; events: string[] }>();
  for (const from of states) {
    for (const event of events) {
      const to = after(from, event);
      if (to === undefined || to === from) continue;
      const key = `${from} ${to}`;
      const move = moves.get(key) ?? { from, to, events: [] };
      move.events.push(event);
      moves.set(key, move);
    }
  }
  return [...moves.values()];
}

/** Lays out the states and the arrows between them, the initial state at the top. */
export function layOut(machine: Machine): Drawing {
  const graph = new graphlib.Graph({ directed: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 60, edgesep: 24, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const state of machine.states)
    graph.setNode(state, { width: state.length * (CHARACTER + 1) + 28, height: 2 * LINE + 4 });
  const moves = movesOf(machine);
  for (const { from, to, events } of moves)
    graph.setEdge(from, to, {
      width: Math.max(...events.map((event) => event.length)) * CHARACTER + 8,
      height: events.length * LINE,
      labelpos: 'c',
    });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    states: new Map(machine.states.map((state) => [state, graph.node(state) as Box])),
    moves: moves.map((move) => {
      const edge = graph.edge(move.from, move.to) as Box & { points: { x: number; y: number }[] };
      const { x, y, width: wide, height: high, points } = edge;
      return { ...move, points, label: { x, y, width: wide, height: high } };
    }),
  };
}

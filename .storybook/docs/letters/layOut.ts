import { graphlib, layout } from '@dagrejs/dagre';
import {
  type DraftEvent,
  draftEvents,
  draftStates,
  type DraftState,
  outcomeOf,
} from '../../../packages/server/src/drafts/lifecycle.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Move {
  from: DraftState;
  to: DraftState;
  events: readonly DraftEvent[];
  points: readonly { x: number; y: number }[];
  /** The position of the event names. */
  label: Box;
}
export interface Drawing {
  width: number;
  height: number;
  states: ReadonlyMap<DraftState, Box>;
  moves: readonly Move[];
}

const CHARACTER = 7;
const LINE = 16;

/** The events that lead from one state to another, from the server's table; an event that keeps the state has no arrow. */
export function movesOf(): { from: DraftState; to: DraftState; events: DraftEvent[] }[] {
  const moves = new Map<string, { from: DraftState; to: DraftState; events: DraftEvent[] }>();
  for (const from of draftStates) {
    for (const event of draftEvents) {
      const outcome = outcomeOf(from, event);
      if (outcome.kind !== 'moves' || outcome.to === from) continue;
      const key = `${from} ${outcome.to}`;
      const move = moves.get(key) ?? { from, to: outcome.to, events: [] };
      move.events.push(event);
      moves.set(key, move);
    }
  }
  return [...moves.values()];
}

/** Lays out the states and the arrows between them, the initial state at the top. */
export function layOut(): Drawing {
  const graph = new graphlib.Graph({ directed: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 60, edgesep: 24, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const state of draftStates)
    graph.setNode(state, { width: state.length * (CHARACTER + 1) + 28, height: 2 * LINE + 4 });
  const moves = movesOf();
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
    states: new Map(draftStates.map((state) => [state, graph.node(state) as Box])),
    moves: moves.map((move) => {
      const edge = graph.edge(move.from, move.to) as Box & { points: { x: number; y: number }[] };
      const { x, y, width: wide, height: high, points } = edge;
      return { ...move, points, label: { x, y, width: wide, height: high } };
    }),
  };
}

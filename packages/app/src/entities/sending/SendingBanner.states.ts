import type { Sending } from './sending';

const going: Sending = { confirmed: { paused: false, paused_at: null }, asking: null, failed: null };
const paused: Sending = { ...going, confirmed: { paused: true, paused_at: '2026-11-20T08:40:00Z' } };

export const sendingStates = {
  unknown: { ...going, confirmed: null },
  going,
  pausing: { ...going, asking: 'pause' },
  paused,
  pausedUndated: { ...going, confirmed: { paused: true, paused_at: null } },
  resuming: { ...paused, asking: 'resume' },
  pauseFailed: { ...going, failed: { asked: 'pause', problem: { kind: 'network' } } },
  resumeFailed: { ...paused, failed: { asked: 'resume', problem: { kind: 'server', detail: null } } },
} satisfies Record<string, Sending>;

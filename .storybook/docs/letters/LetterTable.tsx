import {
  type DraftEvent,
  draftEvents,
  type DraftState,
  draftStates,
  eventRow,
  outcomeOf,
} from '../../../packages/server/src/drafts/lifecycle.ts';

function cellOf(state: DraftState, event: DraftEvent): string {
  const outcome = outcomeOf(state, event);
  if (outcome.kind === 'moves') return `→ ${outcome.to}`;
  return outcome.kind === 'stays' ? '–' : `409 ${outcome.code}`;
}

/** What each event does in each state, printed from the server's table. */
export function LetterTable() {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th scope="col">event</th>
            {draftStates.map((state) => (
              <th scope="col" key={state}>
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draftEvents.map((event) => (
            <tr key={event}>
              <th scope="row">{event}</th>
              {draftStates.map((state) => (
                <td key={state}>{cellOf(state, event)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** When each event happens, by whom, under which guard, and what comes with it. */
export function EventTable() {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th scope="col">event</th>
            <th scope="col">by</th>
            <th scope="col">happens when</th>
            <th scope="col">guard</th>
            <th scope="col">effects</th>
            <th scope="col">message</th>
          </tr>
        </thead>
        <tbody>
          {draftEvents.map((event) => {
            const { by, what, guard, effects = [], message } = eventRow(event);
            return (
              <tr key={event}>
                <th scope="row">{event}</th>
                <td>{by}</td>
                <td>{what}</td>
                <td>{guard ?? '–'}</td>
                <td>{effects.join(', ') || '–'}</td>
                <td>{message ? `${message.from.map((from) => from ?? 'none').join(', ')} → ${message.to}` : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

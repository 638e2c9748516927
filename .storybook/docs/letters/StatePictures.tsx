import { useMode } from '../room/mode.ts';
import { screens } from '../room/screens.ts';
import { openStory, roomAddress, useListed } from '../room/stories.ts';
import type { Machine } from './machines.ts';
import { shownBy } from './pictured.ts';

/** Where the pictures of a state stand on the page. */
export const idOf = ({ of }: Machine, state: string): string => `${of}-${state}`;

/** The pictures of screens that draw a state, or name it. A state without any is marked. */
export function StatePictures({ machine }: { machine: Machine }) {
  const stories = useListed()
    .filter(({ title, type, tags }) => type === 'story' && title.startsWith('Screens/') && !tags.includes('wired'))
    .map((story) => ({ ...story, shown: shownBy(machine, story, screens) }));
  const mode = useMode();
  return (
    <dl className="room facts">
      {machine.states.map((state) => {
        const named = stories.filter(({ shown }) => shown.includes(state));
        return [
          <dt key={state} id={idOf(machine, state)} tabIndex={-1}>
            {state}
          </dt>,
          <dd key={`${state} pictures`}>
            {named.length === 0 ? <span className="hole">no picture shows it</span> : null}
            <span className="links">
              {named.map(({ id, title, name }) => (
                <a
                  key={id}
                  href={roomAddress(id, mode)}
                  target="_top"
                  onClick={(event) => openStory(event, id)}
                >{`${title.slice(title.lastIndexOf('/') + 1)}: ${name}`}</a>
              ))}
            </span>
          </dd>,
        ];
      })}
    </dl>
  );
}

import { widths } from '../../modes';
import { useMode } from './mode';
import { useListed } from './stories';
import { Tile } from './Tile';

/**
 * The states of a part that covers its page. A page of its own for each, as Storybook has it, would read all of the room again for each; these
 * are drawn one after another, when they come into sight.
 */
export function CoveringStates({ title }: { title: string }) {
  const mode = useMode();
  const states = useListed().filter((one) => one.type === 'story' && one.title === title);
  return (
    <div className="room sb-unstyled">
      <h2 id="every-state">Every state</h2>
      <ul className="wall">
        {states.map(({ id, name }) => (
          <Tile key={id} id={id} name={name} mode={mode} {...widths.desktop} />
        ))}
      </ul>
    </div>
  );
}

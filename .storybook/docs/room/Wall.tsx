import { useState } from 'react';
import { type Mode, type SheetWidth, sheetOf, sheetWidths, widths } from '../../modes';
import { useMode } from './mode';
import { type Listed, roomAddress, screensIn, statesOf, useListed } from './stories';
import { Tile } from './Tile';

function Sheets({ sheet, onSheet }: { sheet: SheetWidth; onSheet: (sheet: SheetWidth) => void }) {
  return (
    <fieldset className="choice">
      <legend>Width of the page</legend>
      {sheetWidths.map((one) => (
        <label key={one}>
          <input type="radio" name="sheet" checked={sheet === one} onChange={() => onSheet(one)} />
          {one} px
        </label>
      ))}
    </fieldset>
  );
}

interface TilesProps {
  states: readonly Listed[];
  mode: Mode;
  sheet: SheetWidth;
  always: boolean;
  onDrawn: (id: string) => void;
}

function Tiles({ states, mode, sheet, always, onDrawn }: TilesProps) {
  return (
    <ul className="wall">
      {states.map(({ id, name }) => (
        <Tile key={id} {...{ id, name, mode, always, onDrawn }} {...sheetOf(sheet)} />
      ))}
    </ul>
  );
}

/** Draws everything on the page, in sight or not, and then asks the browser to print it. */
function usePaper(count: number) {
  const [asked, setAsked] = useState(false);
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const onDrawn = (id: string) =>
    setDrawn((before) => {
      if (before.has(id)) return before;
      return new Set([...before, id]);
    });
  const ready = asked && drawn.size >= count;
  const button = (
    <button
      type="button"
      className="press"
      disabled={asked && !ready}
      onClick={() => (ready ? window.print() : setAsked(true))}
    >
      {ready ? 'Print, or save as PDF' : asked ? `Drawing ${drawn.size} of ${count}` : 'Draw all for paper'}
    </button>
  );
  return { always: asked, onDrawn, button };
}

const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** Every state of one screen. */
export function ScreenWall({ title }: { title: string }) {
  const states = statesOf(useListed(), title);
  const mode = useMode();
  const [sheet, setSheet] = useState<SheetWidth>(widths.desktop.width);
  const { always, onDrawn, button } = usePaper(states.length);
  return (
    <div className="room sb-unstyled">
      <h1>{nameOf(title)}</h1>
      <p>
        {states.length} states, drawn now from the code, in the language and theme of the toolbar. The name of each is a
        claim; a press opens it.
      </p>
      <div className="bar">
        <Sheets sheet={sheet} onSheet={setSheet} />
        {button}
      </div>
      <Tiles {...{ states, mode, sheet, always, onDrawn }} />
    </div>
  );
}

/** Every state of every screen, in the order in which a student comes to them. */
export function AllScreens() {
  const all = useListed();
  const mode = useMode();
  const [sheet, setSheet] = useState<SheetWidth>(widths.desktop.width);
  const screens = screensIn(all).map((title) => ({ title, states: statesOf(all, title) }));
  const { always, onDrawn, button } = usePaper(screens.reduce((sum, { states }) => sum + states.length, 0));
  return (
    <div className="room sb-unstyled">
      <div className="bar">
        <Sheets sheet={sheet} onSheet={setSheet} />
        {button}
      </div>
      {screens.map(({ title, states }) => {
        const [, group, ...rest] = title.split('/');
        return (
          <section key={title} aria-label={title} data-screen={title}>
            <h2>
              {group}:{' '}
              <a href={roomAddress(`${states[0]?.id.split('--')[0]}--docs`, mode, 'docs')} target="_top">
                {rest.join(' / ')}
              </a>{' '}
              <small>{states.length}</small>
            </h2>
            <Tiles {...{ states, mode, sheet, always, onDrawn }} />
          </section>
        );
      })}
    </div>
  );
}

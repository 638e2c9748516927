import { useEffect, useEffectEvent, useState } from 'react';
import { type Mode, locales, sheetOf, widths } from '../../modes';
import { useMode } from './mode';
import { taken } from './stills';
import { type Listed, openStory, roomAddress, useListed } from './stories';
import type { Tight } from './tight';
import { keysOf } from './words';

const SHEETS = [widths.small.width, widths.desktop.width] as const;
type Sheet = (typeof SHEETS)[number];

interface Found extends Tight {
  story: Listed;
}

/** The same text in the same control, with every story that shows it. */
interface Line extends Tight {
  stories: Listed[];
}

const KINDS: readonly [kind: Tight['kind'], title: string][] = [
  ['cut', 'Cut off'],
  ['out', 'Longer than its control'],
  ['wraps', 'On a further line of its button'],
];

function linesOf(found: readonly Found[], kind: Tight['kind']): Line[] {
  const groups = Map.groupBy(
    found.filter((one) => one.kind === kind),
    ({ text, control }) => `${control} ${text}`,
  );
  return [...groups.values()].map((same) => ({ ...same[0]!, stories: same.map(({ story }) => story) }));
}

interface Measured {
  stories: readonly Listed[];
  sheet: Sheet;
  mode: Mode;
}

/** How often the page tells what has been found: drawing it takes from the same thread as the stories do. */
const TOLD_EVERY_MS = 500;

/** Measures one story after another, and tells what it has found so far. */
function useMeasured({ stories, sheet, mode }: Measured) {
  const [{ done, found }, setState] = useState<{ done: number; found: Found[] }>({ done: 0, found: [] });
  const begin = useEffectEvent((stays: () => boolean) => {
    const found: Found[] = [];
    let measured = 0;
    let told = 0;
    for (const story of stories) {
      void taken({ id: story.id, mode, ...sheetOf(sheet) }, 'tight', stays).then((tight) => {
        if (!stays()) return;
        measured += 1;
        for (const one of tight) found.push({ ...one, story });
        if (measured < stories.length && performance.now() - told < TOLD_EVERY_MS) return;
        told = performance.now();
        setState({ done: measured, found: [...found] });
      });
    }
  });
  useEffect(() => {
    let stays = true;
    begin(() => stays);
    return () => {
      stays = false;
    };
  }, []);
  return { done, found };
}

/** As many stories of a text are named before a press shows all. */
const SHOWN = 6;

function Stories({ stories, mode }: { stories: readonly Listed[]; mode: Mode }) {
  return (
    <span className="links">
      {stories.map(({ id, title, name }) => (
        <a key={id} href={roomAddress(id, mode)} target="_top" onClick={(event) => openStory(event, id)}>
          {title.slice(title.lastIndexOf('/') + 1)}: {name}
        </a>
      ))}
    </span>
  );
}

/** A text without a key comes from what a person or a server has written. */
const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.length === 0 ? <small>none: not a text of the product</small> : <code>{keys.join(' ')}</code>;

function Lines({ lines, mode }: { lines: readonly Line[]; mode: Mode }) {
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Key</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, control, stories }) => (
            <tr key={`${control} ${text}`}>
              <td>
                <span className="own-line" lang={mode.locale} dir="auto">
                  {text}
                </span>
                <small>in a {control}</small>
              </td>
              <td>
                <Keys keys={keysOf(text, mode.locale).slice(0, 2)} />
              </td>
              <td>
                <Stories stories={stories.slice(0, SHOWN)} mode={mode} />
                {stories.length > SHOWN ? (
                  <details>
                    <summary>and {stories.length - SHOWN} more</summary>
                    <Stories stories={stories.slice(SHOWN)} mode={mode} />
                  </details>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Results({ stories, sheet, mode }: Measured) {
  const { done, found } = useMeasured({ stories, sheet, mode });
  const language = mode.locale === 'fa' ? 'Persian' : locales[mode.locale];
  const bad = KINDS.slice(0, 2).reduce((sum, [kind]) => sum + linesOf(found, kind).length, 0);
  const answer =
    bad === 0
      ? 'no text is longer than its control.'
      : bad === 1
        ? '1 text is longer than its control.'
        : `${bad} texts are longer than their control.`;
  return (
    <>
      <p role="status" data-done={done >= stories.length || undefined}>
        {done < stories.length
          ? `Measured ${done} of ${stories.length} stories in ${language} at ${sheet} px. So far ${answer}`
          : `All ${done} stories are measured in ${language} at ${sheet} px: ${answer}`}
      </p>
      {KINDS.map(([kind, title]) => {
        const lines = linesOf(found, kind);
        return lines.length === 0 ? null : (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind} className={kind === 'wraps' ? undefined : 'hole'}>
              {title} <small>{lines.length}</small>
            </h2>
            <Lines lines={lines} mode={mode} />
          </section>
        );
      })}
    </>
  );
}

/** Every text that is longer than its button, tab or link, measured while one looks. */
export function TightPage() {
  const all = useListed().filter(({ type, tags }) => type === 'story' && !tags.includes('wired'));
  const groups = [...new Set(all.map(({ title }) => title.split('/').slice(0, 2).join(' / ')))];
  const [group, setGroup] = useState('Screens');
  const [sheet, setSheet] = useState<Sheet>(widths.small.width);
  const chosen = all.filter(
    ({ title }) => group === 'Everything' || title.split('/').slice(0, 2).join(' / ').startsWith(group),
  );
  const mode = useMode();
  return (
    <div className="room sb-unstyled">
      <div className="bar">
        <label className="field">
          Stories
          <select value={group} onChange={({ target }) => setGroup(target.value)}>
            <option>Everything</option>
            <option>Screens</option>
            {groups.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <fieldset className="choice">
          <legend>Width</legend>
          {SHEETS.map((one) => (
            <label key={one}>
              <input type="radio" name="sheet" checked={sheet === one} onChange={() => setSheet(one)} />
              {one} px
            </label>
          ))}
        </fieldset>
      </div>
      <Results key={`${mode.locale} ${mode.theme} ${sheet} ${group}`} stories={chosen} sheet={sheet} mode={mode} />
    </div>
  );
}

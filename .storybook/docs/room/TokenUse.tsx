import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { type Mode, widths } from '../../modes';
import { tokens } from '../../../packages/design-system/src/theme/tokens';
import { useKept } from './kept';
import { useMode } from './mode';
import { taken } from './stills';
import { type Listed, roomAddress, mainOf, useListed } from './stories';
import { Tile } from './Tile';
import { VARIABLES, propertyOf, triedValue } from './trial';
import { readers } from './used';
import { usesOf } from './uses';

/** The tokens that something reads, in the order of their groups. */
const names = [...new Set(readers.flatMap((reader) => reader.tokens))].sort((a, b) =>
  a.localeCompare(b, 'en', { numeric: true }),
);

const partsOf = (token: string) => token.split('.') as [group: string, name: string];

/** The variable of a token, if it has one: another value of it can be tried on a picture. */
function variableOf(token: string): string | undefined {
  const [group, name] = partsOf(token);
  const known = VARIABLES[group];
  return known && `--peyk-${known.name}-${name}`;
}

const VARIES = 'by theme, script or screen';

/** The value of a token where it has one in all themes and scripts. */
function valueOf(token: string): string {
  const [group, name] = partsOf(token);
  const value = (tokens as unknown as Record<string, Record<string, unknown>>)[group]?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : VARIES;
}

const short = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace('.css.ts', '');

/** Which of some stories are drawn with a variable: each is drawn once, and then known for every variable. */
function useWorn(stories: readonly Listed[], mode: Mode, variable: string | undefined) {
  const [worn, setWorn] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const wanted = variable === undefined ? '' : [mode.locale, mode.theme, ...stories.map(({ id }) => id)].join(' ');
  const begin = useEffectEvent((stays: () => boolean) => {
    for (const { id } of stories)
      void taken({ id, mode, ...widths.desktop }, 'worn', stays).then(({ worn: names }) => {
        if (stays()) setWorn((before) => new Map(before).set(id, names));
      });
  });
  useEffect(() => {
    if (wanted === '') return;
    let stays = true;
    begin(() => stays);
    return () => {
      stays = false;
    };
  }, [wanted]);
  const wears = (id: string): boolean | undefined =>
    variable === undefined ? undefined : worn.get(id)?.includes(variable);
  return wears;
}

/** What is known so far of the screens whose main state is drawn with the token. */
function Answer({ names }: { names: readonly (readonly [name: string, wears: boolean | undefined])[] }) {
  const changing = names.filter(([, wears]) => wears).map(([name]) => name);
  const left = names.filter(([, wears]) => wears === undefined).length;
  return (
    <p role="status" data-done={left === 0 || undefined}>
      {left > 0 ? `${names.length - left} of ${names.length} screens are looked at. ` : ''}
      {changing.length} {left > 0 ? 'of them ' : changing.length === 1 ? 'screen ' : 'screens '}
      {changing.length === 1 ? 'changes in its main state' : 'change in their main state'}
      {changing.length > 0 ? `: ${changing.join(', ')}` : ''}.
    </p>
  );
}

/** What the pictures show: the value that is tried, or why it is not. */
function Tried({ token, meant, own, isValue }: { token: string; meant: string; own: string; isValue: boolean }) {
  const today = own === VARIES ? 'what it is today' : own;
  if (!isValue) return `${meant} is no value that ${token} can have: the pictures show ${today}.`;
  if (meant === '' || meant === own) return `The pictures show ${own === VARIES ? today : `${own}, as it is today`}.`;
  return `The pictures show ${meant} in place of ${today}; a story that is opened from one shows ${today}.`;
}

/** Which parts and screens read a token, and how they look with another value. */
export function TokenUse() {
  const all = useListed();
  const mode = useMode();
  const [token, setToken] = useKept('token', 'radius.card');
  const [value, setValue] = useKept('value', '');
  const known = names.includes(token);
  const { files, screens, others } = usesOf(token, readers);
  const variable = variableOf(token);
  const own = valueOf(token);
  const meant = triedValue(value, own);
  const isValue = meant === '' || CSS.supports(propertyOf(token), meant);
  const tried = useDeferredValue(isValue ? meant : '');
  const order = [...new Set(all.map(({ id }) => id.split('--')[0] ?? ''))];
  const inOrder = (components: readonly string[]) => order.filter((one) => components.includes(one));
  const titleOf = (component: string) => {
    const title = mainOf(all, component)?.title ?? component;
    return title.split('/').slice(1).join(' / ');
  };
  const mains = screens.flatMap((component) => mainOf(all, component) ?? []);
  const wears = useWorn(mains, mode, variable);
  return (
    <section aria-labelledby="used">
      <h2 id="used">Where a token is used, and what a change of it would touch</h2>
      <div className="bar">
        <label className="field">
          Token
          <input
            type="search"
            list="token-names"
            value={token}
            onChange={({ target }) => {
              setToken(target.value.trim());
              setValue('');
            }}
          />
        </label>
        <datalist id="token-names">
          {names.map((name) => (
            <option key={name} value={name}>
              {valueOf(name)}
            </option>
          ))}
        </datalist>
        <label className="field">
          Try another value
          <input
            value={value}
            aria-invalid={!isValue}
            aria-describedby={known ? 'tried' : undefined}
            disabled={!known || variable === undefined}
            placeholder={known ? own : ''}
            onChange={({ target }) => setValue(target.value)}
          />
        </label>
      </div>
      {known ? (
        <>
          <p role="status">
            {token} is {own}. {files.length} style sheets read it ({files.map(short).join(', ')}); {screens.length}{' '}
            screens and {others.length} other parts draw them.
            {variable === undefined
              ? ' Its value is written into the style sheets as they are built, so it cannot be tried here.'
              : ''}
          </p>
          <p role="status" id="tried" className={isValue ? undefined : 'hole'}>
            {variable === undefined ? null : <Tried {...{ token, meant, own, isValue }} />}
          </p>
          <h3>Screens</h3>
          {variable === undefined ? null : (
            <Answer names={mains.map(({ id }) => [titleOf(id.split('--')[0] ?? ''), wears(id)] as const)} />
          )}
          <ul className="wall">
            {inOrder(screens).map((component) => {
              const main = mainOf(all, component);
              return main ? (
                <Tile
                  key={component}
                  id={main.id}
                  name={titleOf(component)}
                  mode={mode}
                  {...widths.desktop}
                  {...(variable !== undefined && { trial: { variable, value: tried, wears: wears(main.id) } })}
                />
              ) : null;
            })}
          </ul>
          <h3>Other parts</h3>
          <p className="links">
            {inOrder(others).map((component) => (
              <a key={component} href={roomAddress(mainOf(all, component)?.id ?? component, mode)} target="_top">
                {titleOf(component)}
              </a>
            ))}
          </p>
        </>
      ) : (
        <p role="status">
          {token === '' ? 'Choose a token.' : 'No style sheet reads a token of this name: choose one of the list.'}
        </p>
      )}
    </section>
  );
}

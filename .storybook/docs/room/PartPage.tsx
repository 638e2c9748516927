import { useEffect, useState } from 'react';
import { type Locale, type Mode, locales, modes, widths } from '../../modes';
import { KEYS } from './elements';
import type { Said } from './heard';
import { useMode } from './mode';
import { useNear } from './near';
import type { Part } from './parts';
import { taken } from './stills';
import { type Listed, mainOf, roomAddress, useListed } from './stories';
import { parts } from './used';

/** `Save, button, disabled`, as a screen reader reads it out. */
const line = ({ role, name, told }: Said) => [name, role, ...told].filter((word) => word !== '').join(', ');

const BOTH: readonly Locale[] = ['en', 'fa'];

function Heard({ story }: { story: Listed }) {
  const [said, setSaid] = useState<Partial<Record<Locale, Said[]>>>({});
  const [place, near] = useNear<HTMLParagraphElement>();
  useEffect(() => {
    if (!near) return;
    let stays = true;
    for (const locale of BOTH)
      void taken({ id: story.id, mode: modes[`${locale}-light`], ...widths.desktop }, 'heard', () => stays).then(
        (lines) => stays && setSaid((before) => ({ ...before, [locale]: lines })),
      );
    return () => {
      stays = false;
    };
  }, [story.id, near]);
  if (!said.en || !said.fa)
    return (
      <p role="status" ref={place}>
        Listening…
      </p>
    );
  const rows = Math.max(said.en.length, said.fa.length);
  return (
    <table>
      <thead>
        <tr>
          {BOTH.map((locale) => (
            <th scope="col" key={locale}>
              {locale === 'fa' ? 'Persian' : locales[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {BOTH.map((locale) => {
              const one = said[locale]?.[row];
              return (
                <td
                  key={locale}
                  lang={locale}
                  dir={locale === 'fa' ? 'rtl' : 'ltr'}
                  style={{ paddingInlineStart: 12 + (one?.depth ?? 0) * 20 }}
                >
                  {one ? line(one) : ''}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sentence of a comment; names in it are set as code. */
const told = (sentence: string) =>
  sentence.split('`').map((piece, index) => (index % 2 === 1 ? <code key={`${index} ${piece}`}>{piece}</code> : piece));

const lastOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** The title of a test without what stands for its cases and for lines of the checklist. */
const toldBy = (title: string) =>
  title.replaceAll(/ ?\(%\w\)|\b[Ii]n %s,? ?|%\w: |^(?:[A-Z]{1,5}-?\d{1,3} )+/g, '').replaceAll(/"?%\w"?/g, '…');

/** When to use a part, when not, and what else the same group has: from the comments on the parts themselves. */
function Choice({ part, mode }: { part: Part; mode: Mode }) {
  const [, group] = part.title.split('/');
  const others = parts.filter(
    ({ title, purpose }) => title !== part.title && title.split('/')[1] === group && purpose.when.length > 0,
  );
  const { when, whenNot } = part.purpose;
  return (
    <>
      <h2 id="when">When to use it</h2>
      {when.map((sentence) => (
        <p key={sentence}>{told(sentence)}</p>
      ))}
      <h2 id="when-not">When not</h2>
      {whenNot.map((sentence) => (
        <p key={sentence}>{told(sentence)}</p>
      ))}
      <details>
        <summary>What else there is among {group}, and for what</summary>
        <dl className="facts">
          {others.flatMap(({ component, title, purpose }) => [
            <dt key={title}>
              <a href={roomAddress(`${component}--docs`, mode, 'docs')} target="_top">
                {lastOf(title)}
              </a>
            </dt>,
            <dd key={`${title} purpose`}>{told(purpose.when[0] ?? '')}</dd>,
          ])}
        </dl>
      </details>
    </>
  );
}

/** Names, each set as code, with commas between them. */
const codes = (names: readonly string[]) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 ? ', ' : null}
      <code>{name}</code>
    </span>
  ));

/** The names of parts, each leading to the page of its own. */
function PartLinks({ names, mode }: { names: readonly string[]; mode: Mode }) {
  return names.map((name, index) => {
    const part = parts.find(({ title }) => lastOf(title) === name);
    return (
      <span key={name}>
        {index > 0 ? ', ' : null}
        {part ? (
          <a href={roomAddress(`${part.component}--docs`, mode, 'docs')} target="_top">
            {name}
          </a>
        ) : (
          <code>{name}</code>
        )}
      </span>
    );
  });
}

/** What a part is made of: each element with a style of its own, what it is, where it lies and what stands in it. */
function MadeOf({ part, mode }: { part: Part; mode: Mode }) {
  const { pieces, looks, draws } = part.anatomy;
  return (
    <>
      <h2 id="made-of">Anatomy</h2>
      {pieces.length === 0 ? (
        <p>It has no style sheet of its own: it is dressed by those of other parts.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Piece, under the one it lies in</th>
              <th scope="col">What it is</th>
              <th scope="col">What stands in it</th>
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ names, what, depth, sometimes, holds }) => (
              <tr key={names.join()}>
                <td style={{ paddingInlineStart: 12 + depth * 20 }}>{codes(names)}</td>
                <td>
                  {what}
                  {sometimes ? <small> at times</small> : null}
                </td>
                <td>{codes(holds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {looks.some(({ values }) => values.length > 0) ? (
        <p>
          How it may look:{' '}
          {looks
            .filter(({ values }) => values.length > 0)
            .map(({ name, values }, index) => (
              <span key={name}>
                {index > 0 ? '; ' : null}
                <code>{name}</code> {values.join(', ')}
              </span>
            ))}
          .
        </p>
      ) : null}
      {draws.length > 0 ? (
        <p>
          Parts in it: <PartLinks names={draws} mode={mode} />.
        </p>
      ) : null}
    </>
  );
}

const CAPS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  PageUp: 'Page up',
  PageDown: 'Page down',
};
const capOf = (key: string) =>
  key
    .split('+')
    .map((one) => CAPS[one] ?? one)
    .join(' + ');

function Caps({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <span key={key}>
      <kbd>{capOf(key)}</kbd>{' '}
    </span>
  ));
}

const OWNERS = { browser: 'the browser’s own', 'react-aria': 'react-aria, the same in every part' } as const;

/** The keys of the controls in a part, in plain words, and what its own tests hold of them. */
function ByKeyboard({ part }: { part: Part }) {
  const { controls, byKeyboard } = part;
  const rows = controls.flatMap((control) => KEYS[control].map((row) => ({ control, ...row })));
  return (
    <>
      <h2 id="by-keyboard">By keyboard</h2>
      {rows.length === 0 ? (
        <p>It takes no keys: nothing of its own can have focus. What is put into it keeps its own keys.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
              <th scope="col">Whose they are</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <Caps keys={['Tab', 'Shift+Tab']} />
              </td>
              <td>go to its next control, and back to the one before</td>
              <td>{OWNERS.browser}</td>
            </tr>
            {rows.map(({ control, keys, does, of }) => (
              <tr key={`${control} ${keys.join()}`}>
                <td>
                  <Caps keys={keys} />
                </td>
                <td>{does}</td>
                <td>{OWNERS[of]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {byKeyboard.length === 0 ? null : (
        <details>
          <summary>
            What {byKeyboard.length === 1 ? 'a test of its own holds' : `${byKeyboard.length} tests of its own hold`}
          </summary>
          <ul className="plain">
            {byKeyboard.map(({ title, keys }) => (
              <li key={title}>
                <Caps keys={keys} /> {toldBy(title)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Facts({ part }: { part: Part }) {
  const all = useListed();
  const mode = useMode();
  const stories = all.filter(({ id, type }) => type === 'story' && id.startsWith(`${part.component}--`));
  const [heard, setHeard] = useState(() => stories.find(({ id }) => id.endsWith('--default'))?.id ?? stories[0]?.id);
  const story = stories.find(({ id }) => id === heard);
  return (
    <div className="room sb-unstyled">
      <Choice part={part} mode={mode} />
      <MadeOf part={part} mode={mode} />
      <ByKeyboard part={part} />
      <h2 id="heard">What a screen reader says</h2>
      <label className="field">
        Of the story
        <select value={heard} onChange={({ target }) => setHeard(target.value)}>
          {stories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {story ? <Heard key={story.id} story={story} /> : null}
      <h2 id="reads">Tokens it reads</h2>
      <p>
        {part.tokens.map((token) => (
          <span key={token}>
            <code>{token}</code>{' '}
          </span>
        ))}
      </p>
      <h2 id="drawn-by">
        Screens that draw it <small>{part.screens.length}</small>
      </h2>
      <p className="links">
        {part.screens.map((title) => {
          const first = all.find((one) => one.title === title && one.type === 'story');
          const component = first?.id.split('--')[0] ?? '';
          return (
            <a key={title} href={roomAddress(mainOf(all, component)?.id ?? component, mode)} target="_top">
              {title.split('/').slice(1).join(' / ')}
            </a>
          );
        })}
      </p>
    </div>
  );
}

/** What is known of a part from the code around it: pieces, keys, what is heard, tokens, screens. */
export function PartFacts({ title }: { title: string }) {
  const part = parts.find((one) => one.title === title);
  return part ? <Facts part={part} /> : null;
}

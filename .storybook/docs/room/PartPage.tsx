import { useEffect, useState } from 'react';
import { type Locale, type Mode, locales, modes, widths } from '../../modes';
import type { Said } from './heard';
import { useMode } from './mode';
import type { Part } from './parts';
import { taken } from './stills';
import { type Listed, mainOf, roomAddress, useListed } from './stories';
import { parts } from './used';

/** `Save, button, disabled`, as a screen reader reads it out. */
const line = ({ role, name, told }: Said) => [name, role, ...told].filter((word) => word !== '').join(', ');

const BOTH: readonly Locale[] = ['en', 'fa'];

function Heard({ story }: { story: Listed }) {
  const [said, setSaid] = useState<Partial<Record<Locale, Said[]>>>({});
  useEffect(() => {
    let stays = true;
    for (const locale of BOTH)
      void taken({ id: story.id, mode: modes[`${locale}-light`], ...widths.desktop }, 'heard', () => stays).then(
        (lines) => stays && setSaid((before) => ({ ...before, [locale]: lines })),
      );
    return () => {
      stays = false;
    };
  }, [story.id]);
  if (!said.en || !said.fa) return <p role="status">Listening…</p>;
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

function Facts({ part }: { part: Part }) {
  const all = useListed();
  const mode = useMode();
  const stories = all.filter(({ id, type }) => type === 'story' && id.startsWith(`${part.component}--`));
  const [heard, setHeard] = useState(() => stories.find(({ id }) => id.endsWith('--default'))?.id ?? stories[0]?.id);
  const story = stories.find(({ id }) => id === heard);
  return (
    <div className="room sb-unstyled">
      <Choice part={part} mode={mode} />
      <h2 id="made-of">Anatomy</h2>
      <p>
        {part.pieces.length === 0 ? 'It has no style sheet of its own.' : null}
        {part.pieces.map((piece) => (
          <span key={piece}>
            <code>{piece}</code>{' '}
          </span>
        ))}
      </p>
      <h2 id="by-keyboard">By keyboard</h2>
      {part.byKeyboard.length === 0 ? (
        <p>No test of its own speaks of keys: it takes none, or they are those of the parts it is made of.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do, by the title of the test that presses them</th>
            </tr>
          </thead>
          <tbody>
            {part.byKeyboard.map(({ title, keys }) => (
              <tr key={title}>
                <td>
                  {keys.map((key) => (
                    <span key={key}>
                      <kbd>{key}</kbd>{' '}
                    </span>
                  ))}
                </td>
                <td>{title.replaceAll(/ ?\(%s\)|[Ii]n %s,? ?/g, '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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

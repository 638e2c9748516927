import { useDeferredValue, useMemo } from 'react';
import { widths } from '../../modes';
import { find } from './find';
import { useKept } from './kept';
import { useMode } from './mode';
import { named, screens } from './screens';
import { roomAddress, useListed } from './stories';
import { Tile } from './Tile';
import { allTexts } from './words';

const texts = allTexts();
const ends = (title: string) => title.split('/').slice(1).join(' / ');

/** What a test that speaks of no screen speaks of: `server`, `design-system`. */
const packageOf = (file: string) => /^packages\/(?<name>[^/]+)/.exec(file)?.groups?.['name'] ?? 'the tools';

/** `3 stories`, `1 text`, or `the first 60 of 71 stories`. */
function told(listed: number, all: number, one: string, many: string): string {
  const noun = all === 1 ? one : many;
  return listed < all ? `the first ${listed} of ${all} ${noun}` : `${all} ${noun}`;
}

/** One field for names of stories, words of either language, keys and lines of the checklist. */
export function FindPage() {
  const all = useListed();
  const mode = useMode();
  const [question, setQuestion] = useKept('find', '');
  const asked = useDeferredValue(question);
  const found = useMemo(
    () => find(asked, { stories: all.filter(({ type }) => type === 'story'), texts, screens, named }),
    [asked, all],
  );
  const wall = (component: string, title: string) => (
    <a key={component} href={roomAddress(`${component}--docs`, mode, 'docs')} target="_top">
      {ends(title)}
    </a>
  );
  const none = asked.trim() !== '' && found.stories.length + found.texts.length + found.tests.length === 0;
  const { counts } = found;
  const inStories = told(found.stories.length, counts.stories, 'story', 'stories');
  const inTexts = told(found.texts.length, counts.texts, 'text', 'texts');
  const inTests = told(found.tests.length, counts.tests, 'test', 'tests');
  return (
    <div className="room sb-unstyled">
      <label className="field">
        A word in English or Persian, a key, a story, or a line of the checklist such as R1
        <input type="search" dir="auto" value={question} onChange={({ target }) => setQuestion(target.value)} />
      </label>
      <p role="status">
        {asked.trim() === ''
          ? null
          : none
            ? 'Nothing holds all of these words.'
            : `${inStories}, drawn in the language and theme of the toolbar; ${inTexts}, ${inTests}`}
      </p>
      {found.stories.length > 0 ? (
        <section aria-labelledby="stories">
          <h2 id="stories">Stories</h2>
          <ul className="wall">
            {found.stories.map(({ id, title, name }) => (
              <Tile key={id} id={id} name={`${ends(title) || title}: ${name}`} mode={mode} {...widths.desktop} />
            ))}
          </ul>
        </section>
      ) : null}
      {found.texts.length > 0 ? (
        <section aria-labelledby="texts">
          <h2 id="texts">Texts, and the screens that may show them</h2>
          <div className="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Key</th>
                  <th scope="col">English</th>
                  <th scope="col">Persian</th>
                  <th scope="col">Screens</th>
                </tr>
              </thead>
              <tbody>
                {found.texts.map(({ text, screens: shown }) => (
                  <tr key={text.key}>
                    <td>
                      <code>{text.key}</code>
                    </td>
                    <td>{text.en}</td>
                    <td lang="fa" dir="rtl">
                      {text.fa}
                    </td>
                    <td>
                      <span className="links">{shown.map(({ component, title }) => wall(component, title))}</span>
                      {shown.length === 0 ? 'the frame, or a part that several share' : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ) : null}
      {found.tests.length > 0 ? (
        <section aria-labelledby="tests">
          <h2 id="tests">Tests, by the screen or the package they speak of</h2>
          <ul className="plain">
            {found.tests.map(({ title, file, screen }, index) => (
              <li key={`${index} ${title}`}>
                {screen ? wall(screen.component, screen.title) : packageOf(file)}: {title}{' '}
                <small>{file.slice(file.lastIndexOf('/') + 1)}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

import { useState } from 'react';
import { widths } from '../../modes';
import type { Screen, Tested } from './coverage';
import { useMode } from './mode';
import { screens } from './screens';
import { roomAddress } from './stories';

const nameOf = (title: string) => title.split('/').slice(1).join(' / ');

const views = (pictures: Screen['pictures']) =>
  Object.entries(pictures)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([view, count]) => `${view.replace('/', ', ')}: ${count}`);

function Tests({ tests }: { tests: readonly Tested[] }) {
  return (
    <ul className="plain">
      {tests.map(({ title, file }, index) => (
        <li key={`${index} ${title}`}>
          {title} <small>{file.slice(file.lastIndexOf('/') + 1)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Lines of the checklist that the tests of a screen name, each with its tests. */
const lines = (tests: readonly Tested[]) =>
  [...new Set(tests.flatMap(({ ids }) => ids))]
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((id) => ({ id, tests: tests.filter(({ ids }) => ids.includes(id)) }));

function Row({ screen }: { screen: Screen }) {
  const mode = useMode();
  const { title, component, states, pictures, unpictured, wired, byKeyboard, tests, holes } = screen;
  const checklist = lines(tests);
  return (
    <section aria-labelledby={component}>
      <h2 id={component}>
        <a href={roomAddress(`${component}--docs`, mode, 'docs')} target="_top">
          {nameOf(title)}
        </a>{' '}
        <small>{states} states</small>
      </h2>
      {holes.length > 0 ? (
        <ul className="plain hole">
          {holes.map((hole) => (
            <li key={hole}>Hole: {hole}</li>
          ))}
        </ul>
      ) : null}
      <dl className="facts">
        <dt>Pictures</dt>
        <dd>{views(pictures).join('; ')}</dd>
        <dt>Axe</dt>
        <dd>
          every state, both languages, both themes, {widths.small.width} and {widths.desktop.width} px
        </dd>
        <dt>Through client and network</dt>
        <dd>{wired ? 'yes, in wired stories' : 'in its tests alone'}</dd>
        {unpictured.length > 0 ? (
          <>
            <dt>Left out of the pictures</dt>
            <dd>{unpictured.join(', ')}: tagged as proving nothing that another does not, or never at rest</dd>
          </>
        ) : null}
        <dt>By keyboard</dt>
        <dd>
          {byKeyboard.length === 0 ? (
            <span className="hole">none</span>
          ) : (
            <details>
              <summary>{byKeyboard.length} tests</summary>
              <Tests tests={byKeyboard} />
            </details>
          )}
        </dd>
        <dt>Checklist</dt>
        <dd>
          {checklist.length === 0 ? (
            <span className="hole">none</span>
          ) : (
            <details>
              <summary>{checklist.map(({ id }) => id).join(', ')}</summary>
              {checklist.map(({ id, tests: named }) => (
                <div key={id}>
                  <strong>{id}</strong>
                  <Tests tests={named} />
                </div>
              ))}
            </details>
          )}
        </dd>
      </dl>
    </section>
  );
}

/** What is covered of each screen, and what is not. */
export function Covered() {
  const [holesAlone, setHolesAlone] = useState(false);
  const holed = screens.filter(({ holes }) => holes.length > 0);
  return (
    <div className="room sb-unstyled">
      <p>
        {screens.length} screens, {screens.reduce((sum, { states }) => sum + states, 0)} states.{' '}
        {holed.length === 0 ? (
          'No hole.'
        ) : (
          <strong className="hole">
            {holed.length} {holed.length === 1 ? 'screen has a hole' : 'screens have a hole'}.
          </strong>
        )}
      </p>
      <div className="choice">
        <label>
          <input type="checkbox" checked={holesAlone} onChange={() => setHolesAlone(!holesAlone)} />
          Screens with a hole alone
        </label>
      </div>
      {(holesAlone ? holed : screens).map((screen) => (
        <Row key={screen.title} screen={screen} />
      ))}
    </div>
  );
}

import { useState } from 'react';
import { locales, lookedAt, themes, widths } from '../../modes';
import { beside } from './beside';
import type { LeftOut, Screen, Tested } from './coverage';
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
          {title}{' '}
          <small>
            {file.slice(file.lastIndexOf('/') + 1)}
            {file.startsWith('packages/server/') ? ' of the server' : null}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Lines of the checklist that the tests of a screen name, each with its tests and those of the server. */
const lines = (tests: readonly Tested[]) =>
  [...new Set(tests.flatMap(({ ids }) => ids))]
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((id) => ({ id, tests: [...tests, ...beside.server].filter(({ ids }) => ids.includes(id)) }));

/** As axe looks at each state, in the setup of the tests. */
const LOOKS = Object.keys(locales).length * Object.keys(themes).length * lookedAt.length;
const named = (names: readonly (string | number)[]) => new Intl.ListFormat('en').format(names.map(String));
const WAYS = `in ${named(Object.values(locales))}, ${named(Object.values(themes)).toLowerCase()}, at ${named(lookedAt.map((view) => widths[view].width))} px`;

const isJourney = ({ file }: Tested) => file.includes('/journeys/');

function Reasons({ of }: { of: readonly LeftOut[] }) {
  return (
    <ul className="plain">
      {of.map(({ what, why }) => (
        <li key={`${what} ${why}`}>
          {what}: {why === '' ? <span className="hole">nothing says why</span> : why}
        </li>
      ))}
    </ul>
  );
}

function Row({ screen }: { screen: Screen }) {
  const mode = useMode();
  const { title, component, address, states, pictures, leftOut, decided, wired, tests, holes } = screen;
  const checklist = lines(tests);
  const byKeyboard = tests.filter(({ presses }) => presses);
  const journeys = byKeyboard.filter(isJourney).length;
  return (
    <section aria-labelledby={component}>
      <h2 id={component}>
        <a href={roomAddress(`${component}--docs`, mode, 'docs')} target="_top">
          {nameOf(title)}
        </a>{' '}
        <small>
          {states} states at <code>{address}</code>
        </small>
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
          {states * LOOKS} looks: each state {WAYS}
          {decided.length > 0 ? (
            <details>
              <summary>{decided.length} decided by a person, where axe cannot</summary>
              <Reasons of={decided} />
            </details>
          ) : (
            '; nothing of its own is decided by a person'
          )}
        </dd>
        <dt>Through client and network</dt>
        <dd>{wired ? 'yes, in wired stories' : 'in its tests alone'}</dd>
        {leftOut.length > 0 ? (
          <>
            <dt>Left out of the pictures</dt>
            <dd>
              <Reasons of={leftOut} />
            </dd>
          </>
        ) : null}
        <dt>By keyboard</dt>
        <dd>
          {byKeyboard.length === 0 ? (
            <span className="hole">none</span>
          ) : (
            <details>
              <summary>
                {byKeyboard.length} {byKeyboard.length === 1 ? 'test presses' : 'tests press'} keys on it, {journeys} of
                them {journeys === 1 ? 'a journey' : 'journeys'} through the whole product
              </summary>
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
      <details>
        <summary>What axe cannot decide wherever it is drawn, with a person's verdict</summary>
        <Reasons of={beside.everywhere} />
      </details>
      {(holesAlone ? holed : screens).map((screen) => (
        <Row key={screen.title} screen={screen} />
      ))}
    </div>
  );
}

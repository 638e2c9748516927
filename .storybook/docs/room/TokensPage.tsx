import { NEEDS, PAIRS, type Pair, figures, steps } from '../../../packages/design-system/src/theme/contrast';
import { css, type Swatch } from '../../../packages/design-system/src/theme/palette';
import { dark, light, onField, type Role } from '../../../packages/design-system/src/theme/roles';
import { TokenUse } from './TokenUse';
import { tokenFile } from './tokenFile';

const THEMES = { light, dark } as const;
type Theme = keyof typeof THEMES;

const stepOf = ({ ramp, step, alpha }: Swatch) =>
  `${ramp} ${step}${alpha === undefined ? '' : `, ${Math.round(alpha * 100)} %`}`;

function Colour({ swatch }: { swatch: Swatch | undefined }) {
  if (!swatch) return <td>–</td>;
  return (
    <td>
      <span className="swatch" style={{ background: css(swatch) }} /> {stepOf(swatch)}
      <br />
      <code>{css(swatch)}</code>
    </td>
  );
}

/** How a pair does in a theme: its figure, and whether that is enough. */
function Contrast({ pair, theme }: { pair: Pair; theme: Theme }) {
  const { front, ground } = steps(pair, theme);
  const { wcag, apca } = figures(front, ground);
  const need = NEEDS[pair.need];
  const enough = wcag >= need.wcag && apca >= need.apca;
  return (
    <span className={enough ? undefined : 'hole'}>
      {wcag.toFixed(1)} of {need.wcag}
      {need.apca > 0 ? `, Lc ${Math.round(apca)} of ${need.apca}` : null}
      {enough ? '' : ': too little'}
    </span>
  );
}

/** All tokens as one file, in the address itself: it works without a server. */
const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(tokenFile(), null, 2))}`;

/** Every role in both themes, what may stand on what, and all tokens as a file. */
export function TokensPage() {
  const roles = Object.keys(light) as Role[];
  return (
    <div className="room sb-unstyled">
      <a className="press link" download="peyk.tokens.json" href={file}>
        Download peyk.tokens.json
      </a>
      <p>
        In the Design Tokens format of the W3C community group (2025.10). A test has Terrazzo, a tool of others for this
        format, check and read the file, and compares what it has read with the style sheet.
      </p>
      <TokenUse />
      <h2 id="roles">Roles</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
              <th scope="col">On the lapis field, in both</th>
              <th scope="col">Contrast where it may lie, light and dark</th>
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                <Colour swatch={light[role]} />
                <Colour swatch={dark[role]} />
                <Colour swatch={(onField as Partial<Record<Role, Swatch>>)[role]} />
                <td>
                  {PAIRS.filter(({ front }) => front === role).map((pair) => (
                    <div key={`${pair.ground} ${pair.inField}`}>
                      on {pair.ground}
                      {pair.inField ? ', in the field' : ''}: <Contrast pair={pair} theme="light" />;{' '}
                      <Contrast pair={pair} theme="dark" />
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

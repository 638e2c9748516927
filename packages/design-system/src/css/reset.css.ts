import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/lengths';
import { layers } from './layers.css';
import { ring, type } from './parts';
import type { GlobalStyleRule } from '@vanilla-extract/css';

function reset(selector: string, rule: Omit<GlobalStyleRule, '@layer'>) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: `${space[96]} calc(${space[96]} + var(--toast-room, 0%))`,
});
reset('body', {
  ...type('body'),
  minBlockSize: '100dvh',
  background: vars.color.surfacePage,
  color: vars.color.textBody,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
  fontSynthesis: 'none',
});
/* Room below the last line, as long as a message stands there. */
reset('body::after', { content: '', display: 'block', blockSize: 'var(--toast-room, 0)' });
reset('ul, ol, menu', { listStyle: 'none' });
reset('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
/* By the algorithm of Unicode, unlike that of `dir="auto"`, a name that is isolated at the start does not decide the direction of a text. */
reset('bdi:not([dir])', { unicodeBidi: 'plaintext' });
reset('em', { fontStyle: 'normal' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 'none', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 'none', minInlineSize: 0 });
reset(':focus-visible', ring);
reset('h1:focus, h2:focus, h3:focus, main:focus', { outline: 'none' });
reset('[hidden]', { display: 'none' });

import { globalFontFace } from '@vanilla-extract/css';
import latin from '../../fonts/latin.woff2?url&no-inline';
import latinExtended from '../../fonts/latinExtended.woff2?url&no-inline';
import persian from '../../fonts/persian.woff2?url&no-inline';
import persianMarks from '../../fonts/persianMarks.woff2?url&no-inline';
import { subsets } from '../theme/subsets.ts';
import type { SubsetName } from '../theme/subsets.ts';
import { weights } from '../theme/typeface.ts';

/* Never inlined: the content security policy allows fonts only from the page's own origin. */
const files = { latin, latinExtended, persian, persianMarks };

function face(name: SubsetName) {
  return {
    src: `url("${files[name]}") format("woff2")`,
    unicodeRange: subsets[name].characters,
    fontWeight: `${weights.regular} ${weights.display}`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
  } as const;
}

globalFontFace('Peyk Latin', face('latin'));
globalFontFace('Peyk Latin', face('latinExtended'));
globalFontFace('Peyk Persian', face('persian'));
globalFontFace('Peyk Persian Marks', face('persianMarks'));

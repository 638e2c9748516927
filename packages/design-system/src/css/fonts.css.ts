import { globalFontFace } from '@vanilla-extract/css';
import latin from '../../fonts/latin.woff2?url&no-inline';
import latinExtended from '../../fonts/latinExtended.woff2?url&no-inline';
import persian from '../../fonts/persian.woff2?url&no-inline';
import persianMarks from '../../fonts/persianMarks.woff2?url&no-inline';
import { subsets } from '../theme/subsets.ts';
import type { SubsetName } from '../theme/subsets.ts';
import { LATIN_MEASURES, standIns, weights } from '../theme/typeface.ts';

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
/* Until the Latin file is there, a font of the device in its measures: lines break where they will break, and nothing moves. */
for (const { family, fonts, weights: fontWeight, sizeAdjust } of standIns)
  globalFontFace(family, {
    src: fonts.map((font) => `local("${font}")`).join(', '),
    fontWeight,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${((LATIN_MEASURES.ascent / sizeAdjust) * 100).toFixed(1)}%`,
    descentOverride: `${((LATIN_MEASURES.descent / sizeAdjust) * 100).toFixed(1)}%`,
    lineGapOverride: '0%',
    unicodeRange: subsets.latin.characters,
  });
globalFontFace('Peyk Persian', face('persian'));
globalFontFace('Peyk Persian Marks', face('persianMarks'));

import { chartStrings } from '../../../packages/design-system/src/charts/chartStrings';
import { dateStrings } from '../../../packages/design-system/src/components/DateField/dateStrings';
import { fileStrings } from '../../../packages/design-system/src/components/FileField/fileStrings';
import { levelStrings } from '../../../packages/design-system/src/components/LevelBar/levelStrings';
import { moveStrings } from '../../../packages/design-system/src/components/MoveHandle/moveStrings';
import { photoStrings } from '../../../packages/design-system/src/components/PhotoCrop/photoStrings';
import { frameStrings } from '../../../packages/design-system/src/components/SandboxedFrame/frameStrings';
import { stageStrings } from '../../../packages/design-system/src/components/StageProgress/stageStrings';
import { wordStrings } from '../../../packages/design-system/src/components/TextArea/wordStrings';
import { strings } from '../../../packages/design-system/src/i18n/strings';
import type { Locale } from '../../modes';

const tables = {
  strings,
  chartStrings,
  dateStrings,
  fileStrings,
  frameStrings,
  levelStrings,
  moveStrings,
  photoStrings,
  stageStrings,
  wordStrings,
};

/** The words that the parts of the design system say by themselves, by the file that they stand in. */
export const partWords = (locale: Locale): Record<keyof typeof tables, object> => {
  const own = Object.entries(tables).map(([name, table]) => [name, table[locale]] as const);
  return Object.fromEntries(own) as Record<keyof typeof tables, object>;
};

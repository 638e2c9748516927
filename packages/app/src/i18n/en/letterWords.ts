import { addProfessor } from './addProfessor';
import { botDetail } from './botDetail';
import { botEdit } from './botEdit';
import { compose } from './compose';
import { composeDialog } from './composeDialog';
import { drafts } from './drafts';
import { ownFacts } from './ownFacts';
import { professorDetail } from './professorDetail';
import { professors } from './professors';
import { results } from './results';
import { review } from './review';

/** The texts of the screens about professors and letters, and of changing a bot. */
export const letterWords = {
  addProfessor,
  botDetail,
  botEdit,
  compose,
  composeDialog,
  drafts,
  ownFacts,
  professorDetail,
  professors,
  results,
  review,
} as const;

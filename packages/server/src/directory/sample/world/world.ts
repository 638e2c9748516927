import { computerVision } from './fields/computerVision.ts';
import { economics } from './fields/economics.ts';
import { educationalPsychology } from './fields/educationalPsychology.ts';
import { environmentalScience } from './fields/environmentalScience.ts';
import { history } from './fields/history.ts';
import { humanComputerInteraction } from './fields/humanComputerInteraction.ts';
import { immunology } from './fields/immunology.ts';
import { languageProcessing } from './fields/languageProcessing.ts';
import { linguistics } from './fields/linguistics.ts';
import { machineLearning } from './fields/machineLearning.ts';
import { materialsScience } from './fields/materialsScience.ts';
import { neuroscience } from './fields/neuroscience.ts';
import { organicChemistry } from './fields/organicChemistry.ts';
import { powerSystems } from './fields/powerSystems.ts';
import { publicHealth } from './fields/publicHealth.ts';
import { structuralEngineering } from './fields/structuralEngineering.ts';
import type { WorldField } from './types.ts';

/**
 * The written sample world: invented people at invented universities, whose papers were written one by one and not generated (MAT-10).
 *
 * The product does not load it yet; `seedSampleDirectory` still loads the generated people of `people.ts`. Before it can, these are needed:
 * - the other fields of the 40, until 600 people are here and each of the 60 universities has people in several fields;
 * - a place for a whole abstract and for a retraction (`directory_publications` stores one sentence);
 * - rows for the seed: ids, ranks by country and publication addresses, with a higher `sampleVersion`;
 * - the tests, journeys and stories that name real universities of the sample;
 * - the pages of `WorldPerson.page`, served by the same process for REC.
 */
export const worldFields: readonly WorldField[] = [
  structuralEngineering,
  machineLearning,
  computerVision,
  immunology,
  history,
  economics,
  linguistics,
  humanComputerInteraction,
  materialsScience,
  publicHealth,
  powerSystems,
  organicChemistry,
  environmentalScience,
  educationalPsychology,
  languageProcessing,
  neuroscience,
];

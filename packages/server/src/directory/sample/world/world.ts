import { computerSecurity } from './fields/computerSecurity.ts';
import { agriculture } from './fields/agriculture.ts';
import { astrophysics } from './fields/astrophysics.ts';
import { chemicalEngineering } from './fields/chemicalEngineering.ts';
import { computationalBiology } from './fields/computationalBiology.ts';
import { architecture } from './fields/architecture.ts';
import { biomedicalEngineering } from './fields/biomedicalEngineering.ts';
import { computerVision } from './fields/computerVision.ts';
import { databases } from './fields/databases.ts';
import { economics } from './fields/economics.ts';
import { educationalPsychology } from './fields/educationalPsychology.ts';
import { environmentalScience } from './fields/environmentalScience.ts';
import { geotechnicalEngineering } from './fields/geotechnicalEngineering.ts';
import { foodScience } from './fields/foodScience.ts';
import { history } from './fields/history.ts';
import { humanComputerInteraction } from './fields/humanComputerInteraction.ts';
import { hydrology } from './fields/hydrology.ts';
import { immunology } from './fields/immunology.ts';
import { iranianStudies } from './fields/iranianStudies.ts';
import { languageProcessing } from './fields/languageProcessing.ts';
import { law } from './fields/law.ts';
import { linguistics } from './fields/linguistics.ts';
import { machineLearning } from './fields/machineLearning.ts';
import { management } from './fields/management.ts';
import { materialsScience } from './fields/materialsScience.ts';
import { mechanicalEngineering } from './fields/mechanicalEngineering.ts';
import { neuroscience } from './fields/neuroscience.ts';
import { nursing } from './fields/nursing.ts';
import { organicChemistry } from './fields/organicChemistry.ts';
import { photonics } from './fields/photonics.ts';
import { philosophyOfScience } from './fields/philosophyOfScience.ts';
import { powerSystems } from './fields/powerSystems.ts';
import { publicHealth } from './fields/publicHealth.ts';
import { robotics } from './fields/robotics.ts';
import { softwareEngineering } from './fields/softwareEngineering.ts';
import { quantumInformation } from './fields/quantumInformation.ts';
import { pureMathematics } from './fields/pureMathematics.ts';
import { statistics } from './fields/statistics.ts';
import { structuralEngineering } from './fields/structuralEngineering.ts';
import { wirelessCommunications } from './fields/wirelessCommunications.ts';
import { urbanPlanning } from './fields/urbanPlanning.ts';
import type { WorldField } from './types.ts';

/**
 * The written sample world, which the sample directory loads: invented people at invented universities, whose papers were written one by one
 * and not generated (MAT-10). Every change of it comes with a higher `sampleVersion`. The pages of `WorldPerson.page` are not served yet.
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
  geotechnicalEngineering,
  hydrology,
  robotics,
  computerSecurity,
  databases,
  softwareEngineering,
  wirelessCommunications,
  photonics,
  mechanicalEngineering,
  chemicalEngineering,
  computationalBiology,
  nursing,
  agriculture,
  foodScience,
  quantumInformation,
  astrophysics,
  pureMathematics,
  statistics,
  management,
  iranianStudies,
  urbanPlanning,
  architecture,
  law,
  philosophyOfScience,
  biomedicalEngineering,
];

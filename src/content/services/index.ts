import { domesticAssistance } from './domesticAssistance'
import { domesticLocalHiring } from './domesticLocalHiring'
import { domesticProfessionalWorld } from './domesticProfessionalWorld'
import { domesticStart } from './domesticStart'
import { domesticVerification } from './domesticVerification'
import { employeeTrainee } from './employeeTrainee'
import { globalIt } from './globalIt'
import { internationalAssistance } from './internationalAssistance'
import { internationalImmigration } from './internationalImmigration'
import { internationalProfessionalWorld } from './internationalProfessionalWorld'
import { internationalStart } from './internationalStart'
import { internationalVerification } from './internationalVerification'
import { talentAcquisition } from './talentAcquisition'
import type { Service } from './types'

/** Every service page, in the order of the menu. */
export const services: readonly Service[] = [
  domesticStart,
  domesticAssistance,
  domesticLocalHiring,
  domesticVerification,
  domesticProfessionalWorld,
  internationalStart,
  internationalAssistance,
  internationalImmigration,
  internationalVerification,
  internationalProfessionalWorld,
  globalIt,
  employeeTrainee,
  talentAcquisition,
]

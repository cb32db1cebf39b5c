import { onStaticHost, readEnvironment } from '@/contract/environment'
import { agency } from './agency'

export const agencyServer = { definition: agency, bases: readEnvironment({}, onStaticHost).bases }

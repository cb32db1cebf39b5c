import path from 'node:path'
import { readEnvironment } from '@/contract/environment'
import { describeContract } from '~mocks/transports/openapi'
import { root } from './process'

export const openApiFile = path.join(root, 'docs/openapi.json')

/** The text of docs/openapi.json, with the default addresses of the services. */
export function openApiText(): string {
  return `${JSON.stringify(describeContract(readEnvironment({}).bases), null, 2)}\n`
}

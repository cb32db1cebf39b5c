import * as v from 'valibot'
import { CustomResponse } from '../behaviors'
import { Recording } from '../recording/recording'
import type { Catalog } from './catalog'
import type { Codec } from './codec'

const StateOptions = v.partial(
  v.strictObject({
    scenario: v.string(),
    as: v.string(),
    expires: v.number(),
    /** Such as `{ news: 'error+latency=800', jobs: 'ok>503', 'job[id=7]': '404' }`. */
    mock: v.record(v.string(), v.optional(v.string()), 'Write mock as an object: { jobs: "503" }.'),
    responses: v.record(v.string(), v.optional(CustomResponse)),
    recording: Recording,
  }),
)
export type StateOptions = Readonly<v.InferOutput<typeof StateOptions>>

export function readOptions(catalog: Catalog, codec: Codec, options: StateOptions) {
  const { scenario, as, expires, mock = {}, responses = {} } = v.parse(StateOptions, options)
  const texts = Object.entries(mock).flatMap(([target, steps]) => (steps === undefined ? [] : [`${target}:${steps}`]))
  const { value, problems } = codec.readText({ scenario, as, expires: expires?.toString(), mock: texts.join(',') })
  if (!value) throw new Error(problems.join(' '))
  const overrides = value.overrides.map((override) => ({ ...override, response: responses[override.endpoint] }))
  const state = catalog.check({ ...value, overrides })
  const used = state.overrides.flatMap(({ endpoint, response }) => (response ? endpoint : []))
  const unused = Object.keys(responses).find((name) => !used.includes(name))
  if (unused !== undefined) throw new Error(`No step "custom" uses the response of "${unused}".`)
  return state
}

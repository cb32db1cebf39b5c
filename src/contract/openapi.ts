import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type Base, type Endpoint, pathTemplate } from './endpoint'
import { endpointNames, endpoints } from './endpoints'
import { Article, Blog, Dashboard, Job } from './entities'

type Conversion = NonNullable<Parameters<typeof toJsonSchema>[1]>

/** A field is required if its schema rejects a missing one. Defaults are the client's. */
const overrideSchema: Conversion['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  const { default: _, ...rest } = jsonSchema
  if (!('entries' in valibotSchema)) return rest
  const fields = Object.entries<v.GenericSchema>(Object(valibotSchema.entries))
  return { ...rest, required: fields.filter(([, field]) => !v.is(field, undefined)).map(([name]) => name) }
}

const entities = { Article, Blog, Dashboard, Job }

const conversion: Conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Transformations, such as trimming, don't affect the API.
  errorMode: 'ignore',
  definitions: entities,
  overrideSchema,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

function schemaOf(schema: v.GenericSchema) {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, conversion)
  return converted
}

const contentOf = (schema: v.GenericSchema) => ({ 'application/json': { schema: schemaOf(schema) } })

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {}
  const names = Object.entries(properties)
  return names.map(([name, schema]) => ({ name, in: place, required: required.includes(name), schema }))
}

/** Describes the contract as OpenAPI 3.1. `bases` are the addresses of its services, below `origin` if they are paths. */
export function describeContract(bases: Record<Base, string>, origin = '') {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of endpointNames) {
    const { method, path, base, needsToken, params, query, body, response }: Endpoint<Base> = endpoints[name]
    const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
    const operation = {
      operationId: name,
      tags: [base],
      servers: [{ url: origin + bases[base] }],
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, content: contentOf(body) } }),
      ...(needsToken && { security: [{ bearer: [] }] }),
      responses: {
        200: { description: 'Success', content: contentOf(response) },
        ...(needsToken && { 401: { description: 'No session, or one that has expired' } }),
        ...(params && { 404: { description: 'Not found' } }),
        default: { description: 'An error. The site reads its status only.' },
      },
    }
    const key = pathTemplate(path)
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation }
  }
  const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } }
  return {
    openapi: '3.1.0',
    info: { title: 'Alderway API', version: '1.0.0' },
    paths,
    components: { schemas: toJsonSchemaDefs(entities, conversion), securitySchemes },
  }
}

import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Base, Endpoint } from '@/contract/endpoint'
import { type EndpointName, endpointNames, endpoints } from '@/contract/endpoints'
import { Article, Blog, Dashboard, Job } from '@/contract/entities'

const entities = { Article, Blog, Dashboard, Job }

type Conversion = NonNullable<Parameters<typeof toJsonSchema>[1]>

/** A field is required if its schema rejects a missing one. Defaults are the client's. */
const overrideSchema: Conversion['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  if ('entries' in valibotSchema) {
    const fields = Object.entries<v.GenericSchema>(Object(valibotSchema.entries))
    return { ...jsonSchema, required: fields.filter(([, field]) => !v.is(field, undefined)).map(([name]) => name) }
  }
  const { default: _, ...rest } = jsonSchema
  return 'default' in jsonSchema ? rest : undefined
}

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
  const { $schema: _, $defs: definitions = {}, ...converted } = toJsonSchema(schema, conversion)
  return { converted, definitions }
}

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema).converted : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function contentOf(schema: v.GenericSchema) {
  return { 'application/json': { schema: schemaOf(schema).converted } }
}

function operationOf(name: EndpointName, bases: Record<Base, string>) {
  const { base, needsToken, params, query, body, response }: Endpoint<Base> = endpoints[name]
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
  return {
    operationId: name,
    tags: [base],
    servers: [{ url: bases[base] }],
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
}

/** Describes the contract as OpenAPI 3.1. `bases` are the addresses of its services. */
export function describeContract(bases: Record<Base, string>) {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of endpointNames) {
    const { method, path } = endpoints[name]
    const key = path.replace(/:(\w+)/g, '{$1}')
    paths[key] = { ...paths[key], [method.toLowerCase()]: operationOf(name, bases) }
  }
  const schemas = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, schemaOf(entity).definitions[name]]),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Alderway API', version: '1.0.0' },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

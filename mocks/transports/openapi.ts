import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type BodyKind, pathTemplate } from '@/contract/endpoint'
import { type Bases, type Definition, getFields } from '../engine/resource'

const mediaTypes: Record<BodyKind, string> = {
  json: 'application/json',
  form: 'multipart/form-data',
  text: 'text/plain',
  file: 'application/octet-stream',
}

/** Of a response. A body of any other type is JSON. */
const kinds: Readonly<Record<string, BodyKind>> = { string: 'text', any: 'file' }

/** A field is required if its schema rejects a missing one. Defaults are the client's. */
const overrideSchema: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  if (/file|blob|instance/.test(valibotSchema.type)) return { type: 'string', format: 'binary' }
  const { default: _, ...rest } = jsonSchema
  if (!('entries' in valibotSchema)) return rest
  const fields = Object.entries(getFields(valibotSchema))
  return { ...rest, required: fields.filter(([, field]) => !v.is(field, undefined)).map(([name]) => name) }
}

export function describeContract(definition: Definition, bases: Bases, origin = 'http://localhost') {
  const { title, contract, resources, entities = {} } = definition
  const conversion: ConversionConfig = {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Transformations, such as trimming, don't affect the API.
    errorMode: 'ignore',
    definitions: entities,
    overrideSchema,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }
  const mocks = new Map(resources.flatMap(({ endpoints }) => Object.entries(endpoints)))

  function convert(schema: v.GenericSchema) {
    const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, conversion)
    return converted
  }

  function describeBody(schema: v.GenericSchema, kind: BodyKind = 'json', example?: object) {
    return { [mediaTypes[kind]]: { schema: convert(schema), example } }
  }

  function describeParameters(
    schema: v.GenericSchema | undefined,
    place: 'path' | 'query',
    examples: Readonly<Record<string, string>> = {},
  ) {
    const { properties = {}, required = [] } = schema ? convert(schema) : {}
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: property,
      example: examples[name],
    }))
  }

  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(contract)) {
    const { method, path, base, needsToken, params, query, body, bodyKind, response } = endpoint
    // Services may have the same path.
    const at = new URL((bases[base] ?? '') + path, origin)
    const isEmpty = response.type === 'undefined'
    const { status = isEmpty ? 204 : 200 } = endpoint
    const { summary, example = {} } = mocks.get(name) ?? {}
    const parameters = [
      ...describeParameters(params, 'path', example.params),
      ...describeParameters(query, 'query', example.query),
    ]
    const operation = {
      operationId: name,
      summary,
      tags: [base],
      servers: [{ url: at.origin }],
      ...(parameters.length > 0 && { parameters }),
      requestBody: body && { required: !v.is(body, undefined), content: describeBody(body, bodyKind, example.body) },
      security: needsToken && [{ bearer: [] }],
      responses: {
        [status]: {
          description: 'Success',
          content: isEmpty ? undefined : describeBody(response, kinds[response.type]),
        },
        401: needsToken && { description: 'No session, or one that has expired' },
        404: params && { description: 'Not found' },
        default: { description: 'An error' },
      },
    }
    const key = pathTemplate(at.pathname)
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1.0.0' },
    paths,
    components: {
      schemas: toJsonSchemaDefs(entities, conversion),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

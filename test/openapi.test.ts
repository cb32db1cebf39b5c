import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'

test('docs/openapi.json is a valid description, by the schema of its version of OpenAPI', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

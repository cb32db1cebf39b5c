import { factory, nullable, primaryKey } from '@mswjs/data'
import { expect, test } from 'vitest'
import { optional, text } from './columns'
import { createDatabase } from './database'

function createPets() {
  const database = createDatabase({ pet: { name: text, nickname: optional(text) } })
  database.seed('pet', [
    { id: 1, name: 'Ada', nickname: 'A' },
    { id: 2, name: 'Bo' },
  ])
  return database
}

test('seeded rows equal the rows that @mswjs/data creates', () => {
  const own = factory({
    pet: { id: primaryKey(Number), name: String, nickname: nullable<string>(() => null) },
  })
  own.pet.create({ id: 1, name: 'Ada', nickname: 'A' })
  own.pet.create({ id: 2, name: 'Bo' })
  expect(createPets().table('pet').getAll()).toStrictEqual(own.pet.getAll())
})

test('@mswjs/data finds, updates and deletes seeded rows', () => {
  const database = createPets()
  const pets = database.table('pet')
  database.put('pet', { id: 2, name: 'Bobo' })
  expect(pets.findFirst({ where: { name: { equals: 'Bobo' } } })?.id).toBe(2)
  database.put('pet', { id: 7, name: 'Cleo', color: 'blue' })
  expect(pets.getAll().map(({ id }) => id)).toEqual([1, 2, 7])
  expect(pets.getAll()[2]).not.toHaveProperty('color')
  database.delete('pet', 1)
  expect([pets.count(), database.count('pet'), database.nextId('pet')]).toEqual([2, 2, 8])
})

test('an unknown table is an error that names the known ones', () => {
  expect(() => createPets().table('pets')).toThrow('No table "pets": known are pet')
})

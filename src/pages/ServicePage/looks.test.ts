import { describe, expect, test } from 'vitest'
import { services } from '@/content/services'
import { areaLooks, chooseTones } from './looks'

const plain = ['paper', 'white']

describe('the backgrounds of a service page', () => {
  test.each(services)('$path has no two equal or colored neighbors', (service) => {
    const tones = [areaLooks[service.area].hero, ...chooseTones(service)]
    tones.slice(1).forEach((tone, index) => {
      const before = tones[index] ?? ''
      expect(tone).not.toBe(before)
      expect(plain.includes(tone) || plain.includes(before)).toBe(true)
    })
  })

  test.each(services)('$path has a background for each block and a plain one for the closing', (service) => {
    const tones = chooseTones(service)
    expect(tones).toHaveLength(service.blocks.length + 1)
    expect(plain).toContain(tones.at(-1))
  })

  test.each(services)('$path has a colored band below the first', (service) => {
    expect(chooseTones(service).some((tone) => !plain.includes(tone))).toBe(true)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withAbsolutePicture, withOwnAddress } from '../scripts/vite/staticHost'

const shell = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/some/path/')
const root = new URL('https://alderway.example/some/path/')

describe('a document that knows where the site stands', () => {
  test('shows social networks its picture', () => {
    expect(withAbsolutePicture(shell, root)).toContain(
      '<meta property="og:image" content="https://alderway.example/some/path/social.png" />',
    )
  })

  test('names its own address', () => {
    const html = withOwnAddress(shell, '/hire-us', root)
    expect(html).toContain('rel="canonical" href="https://alderway.example/some/path/hire-us"')
    expect(html).toContain('property="og:url" content="https://alderway.example/some/path/hire-us"')
  })
})

test('a document that does not know it stays as it is', () => {
  expect(withOwnAddress(withAbsolutePicture(shell, undefined), '/about', undefined)).toBe(shell)
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withAbsolutePicture, withOwnAddress } from '../scripts/vite/staticHost'

const shell = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/some/path/')
const root = new URL('https://alderway.example/some/path/')

describe('a document with a known site URL', () => {
  test('has an absolute social picture', () => {
    expect(withAbsolutePicture(shell, root)).toContain(
      '<meta property="og:image" content="https://alderway.example/some/path/social.png" />',
    )
  })

  test('has a canonical address', () => {
    const html = withOwnAddress(shell, '/hire-us', root)
    expect(html).toContain('rel="canonical" href="https://alderway.example/some/path/hire-us"')
    expect(html).toContain('property="og:url" content="https://alderway.example/some/path/hire-us"')
  })
})

test('a document without a site URL is unchanged', () => {
  expect(withOwnAddress(withAbsolutePicture(shell, undefined), '/about', undefined)).toBe(shell)
})

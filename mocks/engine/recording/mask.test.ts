import { expect, test } from 'vitest'
import { maskBody, maskHeaders, maskText, maskUrl } from './mask'

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzM2NyZXQifQ.s3cret'

// The corpus: what was once masked or shown by mistake is added here.

test.each([
  '/media/covers/2026-11-16-hiring',
  '/media/covers/2026-11-16-hiring-in-the-north-of-2027.webp',
  'top-100-films-of-the-year-2024',
  'top_100_films_of_the_year_2024',
  'localhost:5173/api/articles/article-25/comments',
  'https://a.example/a/very/long/path/of/1234567890',
  'https://a.example/2026/11/24/how-to-hire-10-engineers-in-90-days-part-2#section-3',
  'https://images.example/photo-1506794778202-cad84cf45f1d?w=800&h=600&fit=crop',
  'Gr%C3%BC%C3%9Fe%20aus%20M%C3%BCnchen%20und%20K%C3%B6ln',
  'search?q=senior+engineer+2026+berlin+3+days+a+week',
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  '507f1f77bcf86cd799439011',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '2026-11-20T09:00:05.123Z',
  '+49 (0)30 1234567-890',
  'DE89 3704 0044 0532 0130 00',
  'ada.lovelace.1815@analytical-engine-no-2.example',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ',
  'Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften2026',
  'Version 10.15.7, build 19H2026-beta-3',
  // Addresses
  'https://auth.example/login?next=/jobs&page=2#top',
  'http://localhost:5173/@vite/client?t=1763976605123',
  '[2001:db8::8a2e:370:7334]:8080/health',
  'https://docs.example/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit',
  'https://www.gravatar.example/avatar/205e460b479e2e5b48aec07710c08d50?s=80',
  'https://images.example/c_fill,g_face,w_300,h_300/v1571218039/kp7f9a2x3b.jpg',
  'https://a.example/reset-your-password/how-to-choose-one-of-12-words-in-2026',
  'https://a.example/?utm_source=newsletter&utm_campaign=2026-11-hiring-in-q4-v2',
  // Slugs
  '5-reasons-b2b-saas-ui2-ux3-teams-hire-web3-devs-in-q4',
  'top-10-k8s-and-ec2-mistakes-in-2026',
  // File names
  'IMG_20261116_142233_HDR_edited2.jpg',
  'Screenshot 2026-11-16 at 14.22.33@2x.png',
  'Bewerbung_M3_2026_A4_v12_final2_b7.pdf',
  '/assets/index-B7x9kQ2a.js',
  '550e8400e29b41d4a716446655440000.webp',
  // Hashes and ids
  'd41d8cd98f00b204e9800998ecf8427e',
  'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  '/assets/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.png',
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'W/"5f3a-17c2b3d4e5f"',
  'cjld2cjxh0000qzrmn831i7rn',
  'V1StGXR8_Z5jdHi6B-myT',
  // Words that also begin a header
  'The standard bearer of Basic English, level A1',
])('ordinary text stays: %s', (text) => {
  expect(maskText(text)).toBe(text)
  expect(maskBody(JSON.stringify({ text }))).toBe(JSON.stringify({ text }))
  expect(maskBody(text)).toBe(text)
})

test.each([
  jwt,
  `See ${jwt} for more.`,
  'Bearer s3cret',
  's3cretAbCdEf0123456789xyz_7',
  'sk_live_s3cret4eC39HqLyjWDarjtT1zdp7dc',
  'ghp_s3cret16C7e42F292c6912E7710c838347Ae178B4a',
  's3cretQ1w2-E3r4t5Y6u7-I8o9p0A1s2',
  'https://a.example/reset?next=s3cretAbCdEf0123456789xyz',
  'https://a.example/b?apiKey=s3cret#c',
  'See https://a.example/b?c=d&token=s3cret and go on.',
  'https://a.example/#access_token=s3cret&token_type=bearer',
  'https://ada:s3cret@a.example/b',
  'https://a.example/reset/s3cretAbCdEf0123456789xyz',
  'https://a.example/reset/tokens/s3cretAbCdEf0123456789xyz?a=b',
  'https://a.example/callback?code=4%2F0AX4XfWhs3cret0123456789abcdef&state=x1',
  'https://a.example/a.pdf?X-Amz-Credential=AKIAs3cret&X-Amz-Signature=s3cretabc',
  'https://a.example/blob?sv=2024&sig=s3cret0123456789AbCdEfGhIjKlMnOpQrS%3D',
  'sid=s3cret; path=/; HttpOnly',
  'lang=en; session=s3cret',
  'Basic czNjcmV0OnMzY3JldA==',
  'xoxb-s3cret123456-1234567890123-AbCdEf0123456789s3cretXy',
  'npm_s3cret0123456789abcdefABCDEF01234567',
  'AIzas3cretDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe',
  's3cretAbCdEf0123456789xyz.s3cretAbCdEf',
  's3cret0f8a2b4c6d8e0f1a2b3c4d5e6f7a8b9c0d1e2f',
  'v2.local.s3cretQAxIpQaM3NVn4bhQyyjVtnLR3p5m2',
])('a token in a text goes: %s', (text) => {
  for (const masked of [maskText(text), maskBody(JSON.stringify({ text })), maskBody(text)]) {
    expect(masked).not.toMatch(/s3cret|eyJ|czNj/)
  }
})

const fields = [
  'password',
  'newPassword',
  'passwd',
  'pwd',
  'passphrase',
  'secret',
  'clientSecret',
  'token',
  'authToken',
]
const more = [
  'refresh_token',
  'refresh',
  'jwt',
  'session',
  'sessionId',
  'sid',
  'cookie',
  'access_key',
  'api_key',
  'apiKey',
]
const others = [
  'x-api-key',
  'private_key',
  'otp',
  'otpCode',
  'pin',
  'csrf',
  'xsrf-token',
  'authorization',
  'credentials',
]
test.each([...fields, ...more, ...others])(
  'the value of a field %s goes, also a list, an object or a number',
  (name) => {
    for (const value of ['s3cret', ['s3cret'], { value: 's3cret' }]) {
      expect(maskBody(JSON.stringify({ user: { [name]: value } }))).toBe(`{"user":{"${name}":"(hidden)"}}`)
    }
    expect(maskBody(`{"${name}":123456}`)).not.toContain('123456')
    expect(maskBody(`{"${name}":"s3cr`)).not.toContain('s3cr')
    expect(maskBody(`a=b&${name}=s3cret`)).not.toContain('s3cret')
    expect(maskBody(`<${name}>s3cret</${name}>`)).not.toContain('s3cret')
    expect(maskBody(`Content-Disposition: form-data; name="${name}"\r\n\r\ns3cret`)).not.toContain('s3cret')
    expect(maskUrl(`http://a.example/b?${name}=s3cret`)).toBe(`http://a.example/b?${name}=(hidden)`)
  },
)

test.each([
  { author: 'Ada', authors: ['Ada'], isAuthentic: 'yes', secretary: 'Grace', spin: 'a', sidebar: 'b', compass: 'c' },
  { isAuthenticated: true, hasPassword: false, cookieConsent: true, token: null, password: '' },
  { token_type: 'JWT', expires_in: 3600, refresh_token_expires_in: 60, tokenCount: 3, passwordLength: 12 },
  { sessionTimeout: 900, sessionExpiresAt: '2026-11-20T09:00:05.123Z' },
  { sessions: [{ title: 'Keynote' }], key: 'a', keyboard: 'b' },
  { id: 'a1b2c3d4e5f6a7b8c9d0e1f2a3', jobId: 'cjld2cjxh0000qzrmn831i7rn0', slug: 'a1b2c3d4e5f6a7b8c9d0e1f2a3' },
  { email: 'a@b.example', image: 'https://a.example/avatar/7.png' },
])('ordinary fields stay: %j', (body) => {
  const text = JSON.stringify(body, null, 2)
  expect(maskBody(text)).toBe(text)
})

test('of JSON after a byte order mark, as some services send it, only the secret goes', () => {
  expect(maskBody('\uFEFF{"token":"s3cret","name":"Ada"}')).toBe('{"token":"(hidden)","name":"Ada"}')
})

test('ordinary words in a text that is no JSON stay', () => {
  const html = '<p class="session">Ask our secretary for a token of thanks; bring cookies.</p>'
  expect(maskBody(html)).toBe(html)
})

test('the path of a URL stays, but for a JWT', () => {
  const path = 'http://a.example/articles/a1b2c3d4e5f6a7b8c9d0e1f2a3-how-to'
  expect(maskUrl(`${path}?page=2`)).toBe(`${path}?page=2`)
  expect(maskUrl(`http://a.example/reset/${jwt}/now`)).toBe('http://a.example/reset/(hidden)/now')
  expect(maskUrl(`http://a.example/${jwt}/as/${jwt}`)).toBe('http://a.example/(hidden)/as/(hidden)')
})

test('a link that is sent by mail keeps its path, but not its token, whatever that looks like', () => {
  const link = 'https://a.example/reset-password/'
  expect(maskUrl(`${link}3f2504e0-4f89-41d3-9a0c-0305e82c3301`)).toBe(`${link}(hidden)`)
  expect(maskUrl(`${link}how-to-choose-one`)).toBe(`${link}how-to-choose-one`)
})

test('of JSON in a text of JSON, as of a service that echoes a request, only the secret goes', () => {
  const echoed = JSON.stringify({ body: JSON.stringify({ name: 'Ada', pass: 's3cret' }) })
  expect(maskBody(echoed)).toBe(JSON.stringify({ body: JSON.stringify({ name: 'Ada', pass: '(hidden)' }) }))
  expect(maskBody('{"text":"[1, 2]"}')).toBe('{"text":"[1, 2]"}')
})

// A time that grows with the square of the length would be over the test's own.
test('a long text of one word is read as fast as any', () => {
  const word = 'a'.repeat(200_000)
  expect(maskBody(word)).toBe(word)
})

test('headers with secrets are hidden', () => {
  const headers = new Headers({ authorization: 'Token s3cret', cookie: 'sid=s3cret', 'x-any': jwt, etag: '"33a64df5"' })
  expect(maskHeaders(headers)).toEqual([
    ['authorization', '(hidden)'],
    ['cookie', '(hidden)'],
    ['etag', '"33a64df5"'],
    ['x-any', '(hidden)'],
  ])
})

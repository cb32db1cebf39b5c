import * as v from 'valibot'
import { type Base, type Endpoint, id, isDay, optionalText, type SentTo, text, textOr, token } from './endpoint'

/** These lists: spec section 9. */
export const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Internship'] as const
export const experienceLevels = ['Fresher', 'Mid Level', 'Senior Level'] as const
export const industryIds = [
  'it',
  'healthcare',
  'retail',
  'manufacturing',
  'finance',
  'telecom',
  'education',
  'logistics',
] as const
export const newsCategories = ['business', 'technology', 'sports'] as const

export type IndustryId = (typeof industryIds)[number]
export type NewsCategory = (typeof newsCategories)[number]

/** Reads null and what breaks the schema as absent. */
function orAbsent<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(
    v.nullish(schema, () => undefined),
    undefined,
  )
}

/** Sent as YYYY-MM-DD, alone or before a time, read as that day in any time zone. Any other text is absent. */
const day = v.pipe(
  orAbsent(v.string()),
  v.transform((value = '') => {
    const [sent = ''] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value.trim()) ?? []
    return isDay(sent) ? sent : undefined
  }),
)

/** `85.000` and `0x10` only look like an amount. */
const dollars = /^\$?\s*((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?)$/

/** In US dollars a year, as a number or as text such as `$85,000`. Text that is no single amount stays text. */
const salary = v.pipe(
  orAbsent(v.union([v.number(), v.string()])),
  v.transform((value = '') => {
    if (typeof value === 'number') return value >= 0 && value < Infinity ? value : undefined
    const words = value.trim()
    const amount = dollars.exec(words)?.[1]
    return amount === undefined ? words || undefined : Number(amount.replaceAll(',', ''))
  }),
)

/** The page shows the defaults of missing fields (src/content/jobs.ts). */
export const Job = v.object({
  id,
  title: text,
  description: textOr(''),
  location: optionalText,
  salary,
  company: optionalText,
  requirements: optionalText,
  type: orAbsent(v.picklist(jobTypes)),
  level: orAbsent(v.picklist(experienceLevels)),
  industry: orAbsent(v.picklist(industryIds)),
  /** For search engines. */
  datePosted: day,
})
export type Job = v.InferOutput<typeof Job>
export type JobRow = v.InferInput<typeof Job> & { id: number; salary?: number | null }

/** `content` is plain text, which src/ui/Prose/Prose.tsx reads. */
export const Blog = v.object({
  id,
  title: text,
  author: textOr('Alderway'),
  date: day,
  description: textOr(''),
  content: textOr(''),
  imageUrl: textOr(''),
})
export type Blog = v.InferOutput<typeof Blog>

/** `url` may be unsafe: see ui/ExternalLink. */
export const Article = v.object({
  title: text,
  description: textOr(''),
  url: textOr(''),
  publishedAt: day,
})
export type Article = v.InferOutput<typeof Article>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Spec section 3. */
export const Dashboard = v.object({ totalUsers: count, totalJobs: count, totalBlogs: count })

/** The calls of spec section 7. */
export const endpoints = {
  login: {
    method: 'POST',
    base: 'admin',
    path: '/auth/login',
    credentials: 'include',
    body: v.object({ email: text, password: v.pipe(v.string(), v.nonEmpty('Expected text but received none')) }),
    response: v.object({ token: v.message(v.optional(token, ''), 'No token received') }),
  },
  dashboard: { method: 'GET', base: 'admin', path: '/admin', needsToken: true, response: Dashboard },
  blogs: { method: 'GET', base: 'admin', path: '/blogs', response: v.array(Blog) },
  job: { method: 'GET', base: 'admin', path: '/jobs/:id', params: v.object({ id: text }), response: Job },
  jobs: { method: 'GET', base: 'local', path: '/api/jobs', response: v.array(Job) },
  news: {
    method: 'GET',
    base: 'news',
    path: '/top-headlines',
    query: v.object({ country: v.literal('us'), category: v.picklist(newsCategories), apiKey: text }),
    response: v.object({ articles: v.array(Article) }),
  },
} as const satisfies Record<string, Endpoint<Base>>

export type EndpointName = keyof typeof endpoints

export type RequestOf<E extends EndpointName> = SentTo<(typeof endpoints)[E]>

export type ResponseOf<E extends EndpointName> = v.InferOutput<(typeof endpoints)[E]['response']>

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

export const endpointNames = Object.keys(endpoints).filter(isEndpointName)

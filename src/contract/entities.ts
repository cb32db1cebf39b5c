import * as v from 'valibot'
import { id, optionalText, text, textOr } from './endpoint'

/** Spec sections 3 and 9. */
export const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Internship'] as const
/** Spec section 9. */
export const experienceLevels = ['Fresher', 'Mid Level', 'Senior Level'] as const
/** Spec section 9; the names are in content/industries. */
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
/** Spec section 9. */
export const newsCategories = ['business', 'technology', 'sports'] as const

export type IndustryId = (typeof industryIds)[number]
export type NewsCategory = (typeof newsCategories)[number]

/** Reads null and what breaks the schema as absent. */
function orAbsent<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.fallback(v.nullish(schema, null), null),
    v.transform((value) => value ?? undefined),
  )
}

/** A day, sent alone or with a time, as YYYY-MM-DD. */
const day = orAbsent(
  v.pipe(
    v.string(),
    v.transform((value) => value.trim().slice(0, 10)),
    v.isoDate(),
  ),
)

/** One amount in dollars. `85.000` and `0x10` only look like one. */
const dollars = /^\$?\s*((?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?)$/

/** A yearly salary in US dollars, sent as a number or as text such as `$85,000`. Text that is no single amount stays text. */
const salary = v.pipe(
  orAbsent(v.union([v.number(), v.string()])),
  v.transform((value = '') => {
    if (typeof value === 'number') return value >= 0 && value < Infinity ? value : undefined
    const words = value.trim()
    const amount = dollars.exec(words)?.[1]
    return amount === undefined ? words || undefined : Number(amount.replaceAll(',', ''))
  }),
)

/** A job as the server sends it. The page shows the defaults of missing fields (content/jobsListing). */
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
/** A job as it is sent. */
export type JobRow = v.InferInput<typeof Job> & { id: number; salary?: number | null }

/** `date` is an ISO date, with or without a time; `content` is plain text, with an empty line between paragraphs. */
export const Blog = v.object({
  id,
  title: text,
  author: textOr('Alderway'),
  date: textOr(''),
  description: textOr(''),
  content: textOr(''),
  imageUrl: textOr(''),
})
export type Blog = v.InferOutput<typeof Blog>

/** `url` may be unsafe: see ui/ExternalLink. `publishedAt` is a day, sent alone or with a time. */
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
export type Dashboard = v.InferOutput<typeof Dashboard>

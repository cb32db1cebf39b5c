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

/** Reads an unknown value as absent. */
function oneOf<const Words extends readonly string[]>(words: Words) {
  return v.pipe(
    v.fallback(v.nullish(v.picklist(words), null), null),
    v.transform((value) => value ?? undefined),
  )
}

const isoDay = v.pipe(
  v.string(),
  v.transform((value) => value.trim().slice(0, 10)),
  v.isoDate(),
)

/** A day, sent alone or with a time, as YYYY-MM-DD. Reads any other value as absent. */
const day = v.pipe(
  v.fallback(v.nullish(isoDay, null), null),
  v.transform((value) => value ?? undefined),
)

/** A yearly salary in US dollars, sent as a number or as text such as `$85,000`. Text that is no single amount stays text. */
const salary = v.pipe(
  v.fallback(v.nullish(v.union([v.number(), v.string()]), null), null),
  v.transform((value) => {
    const words = String(value ?? '').trim()
    const amount = Number(words.replace(/[$,\s]/g, '') || Number.NaN)
    if (Number.isNaN(amount)) return words || undefined
    return amount >= 0 && amount < Infinity ? amount : undefined
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
  type: oneOf(jobTypes),
  level: oneOf(experienceLevels),
  industry: oneOf(industryIds),
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

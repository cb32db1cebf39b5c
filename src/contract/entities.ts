import * as v from 'valibot'
import { id, text, textOr } from './endpoint'

/** The types that the filter offers (spec section 9). */
export const jobTypes = ['Full-Time', 'Part-Time', 'Internship'] as const
/** Featured jobs have one more (spec section 3). */
export const allJobTypes = [...jobTypes, 'Contract'] as const
/** Spec section 9. */
export const experienceLevels = ['Fresher', 'Mid Level', 'Senior Level'] as const
/** Spec section 9. */
export const newsCategories = ['business', 'technology', 'sports'] as const

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

/** A yearly salary in US dollars, sent as a number or as text such as `$85,000`; null if it is not an amount. */
const salary = v.pipe(
  v.fallback(v.nullish(v.union([v.number(), v.string()]), null), null),
  v.transform((value) => {
    const amount = typeof value === 'string' ? Number(value.replace(/[$,\s]/g, '') || Number.NaN) : (value ?? -1)
    return Number.isFinite(amount) && amount >= 0 ? amount : null
  }),
)

/** Spec section 3. */
export const jobDefaults = { location: 'Remote', company: 'Not specified', requirements: 'Not specified' } as const

/** A job as the server sends it, with its defaults. */
export const Job = v.object({
  id,
  title: text,
  description: textOr(''),
  location: textOr(jobDefaults.location),
  salary,
  company: textOr(jobDefaults.company),
  requirements: textOr(jobDefaults.requirements),
  type: oneOf(allJobTypes),
  level: oneOf(experienceLevels),
  /** For search engines. */
  datePosted: day,
})
export type Job = v.InferOutput<typeof Job>
/** A job before the defaults. */
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

/** `url` may be unsafe: see ui/ExternalLink. */
export const Article = v.object({
  title: text,
  description: textOr(''),
  url: textOr(''),
})
export type Article = v.InferOutput<typeof Article>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Spec section 3. */
export const Dashboard = v.object({ totalUsers: count, totalJobs: count, totalBlogs: count })
export type Dashboard = v.InferOutput<typeof Dashboard>

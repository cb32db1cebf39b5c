import * as v from 'valibot'
import { type Endpoint, listOf, text, token } from './endpoint'
import { Article, Blog, Dashboard, Job, newsCategories } from './entities'

/** The calls of spec section 7, each declared once. */
export const endpoints = {
  login: {
    method: 'POST',
    base: 'admin',
    path: '/auth/login',
    sends: 'include',
    body: v.object({ email: text, password: v.pipe(v.string(), v.nonEmpty()) }),
    answer: v.object({ token: v.message(v.optional(token, ''), 'No token received') }),
  },
  dashboard: { method: 'GET', base: 'admin', path: '/admin', sends: 'bearer', answer: Dashboard },
  blogs: { method: 'GET', base: 'admin', path: '/blogs', answer: listOf(Blog) },
  job: { method: 'GET', base: 'admin', path: '/jobs/:id', params: v.object({ id: text }), answer: Job },
  jobs: { method: 'GET', base: 'local', path: '/api/jobs', answer: listOf(Job) },
  news: {
    method: 'GET',
    base: 'news',
    path: '/top-headlines',
    query: v.object({ country: v.literal('us'), category: v.picklist(newsCategories), apiKey: text }),
    answer: v.objectAsync({ articles: listOf(Article) }),
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

type Part<E extends EndpointName, Key extends 'params' | 'query' | 'body'> = (typeof endpoints)[E] extends {
  [K in Key]: infer Schema extends v.GenericSchema
}
  ? { [K in Key]: v.InferOutput<Schema> }
  : unknown

/** What a call to the endpoint takes: its path parameters, its query, its body. */
export type Asked<E extends EndpointName> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

/** What the endpoint answers, after its schema has read it. */
export type Answer<E extends EndpointName> = v.InferOutput<(typeof endpoints)[E]['answer']>

export const endpointNames = Object.keys(endpoints) as EndpointName[]

import * as v from 'valibot'
import { type Base, type Endpoint, type SentTo, text, token } from './endpoint'
import { Article, Blog, Dashboard, Job, newsCategories } from './entities'

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

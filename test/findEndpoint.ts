import { type EndpointName, endpointNames, endpoints } from '@/contract/endpoints'

/** The endpoint that a call goes to; undefined if it is no call of the contract. */
export function findEndpoint(method: string, url: string): EndpointName | undefined {
  const { pathname } = new URL(url)
  return endpointNames.find((name) => {
    const { method: own, path } = endpoints[name]
    return own === method && new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
  })
}

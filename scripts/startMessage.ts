import { demoSignIn } from '../src/content/demo'
import { readEnvironment } from '../src/contract/environment'

function describeMock(): string {
  return `
  Admin login: ${demoSignIn.email} with ${demoSignIn.password}, at /admin-login
  Put any endpoint into another state with ?mock=, for example /?mock=news:error
`
}

function describeLive(variables: Record<string, unknown>, proxy: string | undefined): string {
  const services = Object.entries(readEnvironment(variables).bases).map(([name, address]) => {
    const target = proxy && !address.startsWith('http') ? ` (through the proxy, to ${proxy})` : ''
    return `  ${name.padEnd(5)}  ${address || '/'}${target}`
  })
  const hint = `
  If CORS blocks a call, let the service allow this origin, or send the calls through Vite with these lines in .env.local
  (docs/real-backend.md):

  VITE_BACKEND=live
  VITE_ADMIN_API_URL=/api
  VITE_LOCAL_API_URL=/
  API_PROXY=http://localhost:5000
`
  return `
  It calls these services:

${services.join('\n')}
${proxy ? '' : hint}`
}

/** What `npm start` prints below the addresses of the site. `variables` are those of the site: VITE_*. */
export function describeBackend(variables: Record<string, unknown>, proxy?: string): string {
  return variables.VITE_BACKEND === 'live' ? describeLive(variables, proxy) : describeMock()
}

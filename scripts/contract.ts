import { parseArgs } from 'node:util'
import { demoSignIn } from '@/content/demo'
import { type ApiSettings, readEnvironment } from '@/contract/environment'
import { checkContract, reportOutcomes } from './checkContract'
import { errorMessage, fail } from './process'

const usage = `Usage: npm run contract -- --check http://localhost:5000 [--admin URL] [--local URL] [--news URL] [--email ...]

The password and the key of the news service are read from the variables PASSWORD and VITE_NEWS_API_KEY.`

function readFlags() {
  try {
    return parseArgs({
      options: {
        check: { type: 'string' },
        admin: { type: 'string' },
        local: { type: 'string' },
        news: { type: 'string' },
        email: { type: 'string', default: demoSignIn.email },
      },
    }).values
  } catch (error) {
    return fail(`${errorMessage(error)}\n${usage}`)
  }
}

/** Reads the addresses of the services: below the URL, unless a flag names another one. */
function readAddresses(url: string, flags: ReturnType<typeof readFlags>): ApiSettings {
  const at = url.replace(/\/+$/, '')
  try {
    return readEnvironment({
      VITE_ADMIN_API_URL: flags.admin ?? `${at}/api`,
      VITE_LOCAL_API_URL: flags.local ?? at,
      VITE_NEWS_API_URL: flags.news ?? `${at}/news`,
      VITE_NEWS_API_KEY: process.env.VITE_NEWS_API_KEY,
    })
  } catch (error) {
    return fail(`${errorMessage(error)}\n${usage}`)
  }
}

const flags = readFlags()
if (flags.check === undefined) fail(usage)
const password = process.env.PASSWORD ?? demoSignIn.password
const backend = { ...readAddresses(flags.check, flags), email: flags.email, password }
const outcomes = await checkContract(backend, (call) => console.log(`  ${call} ...`))
console.log(`\n${reportOutcomes(outcomes)}\n`)
process.exitCode = outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0

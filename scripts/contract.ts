import { parseArgs } from 'node:util'
import { demoSignIn } from '@/content/demo'
import { isAddress, readEnvironment } from '@/contract/environment'
import { checkContract, reportOutcomes } from './checkContract'
import { orFail } from './process'

const usage = `npm run contract -- --check http://localhost:5000 [--admin URL] [--local URL] [--news URL] [--email ...]

The password and the key of the news service are read from the variables PASSWORD and VITE_NEWS_API_KEY.`

function readBackend() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { check: text, admin: text, local: text, news: text, email: text } })
  const check = values.check?.replace(/\/+$/, '') ?? ''
  const { admin = `${check}/api`, local = check, news = `${check}/news`, email = demoSignIn.email } = values
  for (const [flag, address] of Object.entries({ check, admin, local, news })) {
    if (isAddress(address)) continue
    throw new Error(`--${flag} must be an address such as http://localhost:5000 (is "${address}").`)
  }
  const settings = readEnvironment({
    VITE_ADMIN_API_URL: admin,
    VITE_LOCAL_API_URL: local,
    VITE_NEWS_API_URL: news,
    VITE_NEWS_API_KEY: process.env.VITE_NEWS_API_KEY,
  })
  return { ...settings, email, password: process.env.PASSWORD ?? demoSignIn.password }
}

const outcomes = await checkContract(orFail(usage, readBackend), (call) => console.log(`  ${call} ...`))
console.log(`\n${reportOutcomes(outcomes)}\n`)
process.exitCode = outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0

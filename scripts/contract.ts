import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { demoSignIn } from '@/content/demo'
import { addressOptions, readAddresses } from './addresses'
import { checkContract, reportOutcomes } from './checkContract'
import { openApiFile, openApiText } from './openapi'
import { errorMessage, fail } from './process'

const usage = `Usage: npm run contract -- --openapi
       npm run contract -- --check http://localhost:5000 [--admin URL] [--local URL] [--news URL] [--email ...]

The password and the key of the news service are read from the variables PASSWORD and VITE_NEWS_API_KEY.`

function readFlags() {
  try {
    return parseArgs({
      options: {
        openapi: { type: 'boolean', default: false },
        check: { type: 'string' },
        ...addressOptions,
        email: { type: 'string', default: demoSignIn.email },
      },
    }).values
  } catch (error) {
    return fail(`${errorMessage(error)}\n${usage}`)
  }
}

const flags = readFlags()
if (!flags.openapi && flags.check === undefined) fail(usage)
if (flags.openapi) writeFileSync(openApiFile, openApiText())
if (flags.check !== undefined) {
  const { email } = flags
  const password = process.env.PASSWORD ?? demoSignIn.password
  const outcomes = await checkContract({ ...readAddresses(flags.check, flags, usage), email, password })
  console.log(`\n${reportOutcomes(outcomes)}\n`)
  process.exitCode = outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0
}

import { budgets } from './budgets'
import { readBuild } from './build'

// Checks that a build, dist/ or the folder in the first argument, keeps to the budgets.
const { sizes, naming } = readBuild(process.argv[2] ?? 'dist')
const faults = naming.map((file) => `${file} names the mock’s chunk, which would load before the first paint`)
for (const [name, { max, description }] of Object.entries(budgets)) {
  const size = sizes[name as keyof typeof budgets]
  console.log(`${size.toFixed(1)} kB of ${max}: ${description}`)
  if (size > max) faults.push(`${description}: ${size.toFixed(1)} kB, ${(size - max).toFixed(1)} kB too much`)
}
for (const fault of faults) console.log(`Over: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)

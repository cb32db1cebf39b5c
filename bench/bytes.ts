import { budgets, byteNames } from './budgets'
import { readBuild } from './build'
import { findOverBudget, formatFigure } from './figures'

// Checks that a build, dist/ or the folder in the first argument, keeps to the budgets of bytes.
const { sizes, naming } = readBuild(process.argv[2] ?? 'dist')
const faults = [
  ...findOverBudget(sizes, budgets.bytes),
  ...naming.map((file) => `${file} names the mock’s chunk, which would load before the first paint`),
]
for (const name of byteNames) {
  const { max, unit, description } = budgets.bytes[name]
  console.log(`${formatFigure(sizes[name])} ${unit} of ${max}: ${description}`)
}
for (const fault of faults) console.log(`Over: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)

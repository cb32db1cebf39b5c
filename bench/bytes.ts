import { budgets } from './budgets.mjs'
import { readBuild } from './build.mjs'
import { overBudget, rounded } from './figures.mjs'

// Checks that a build, dist/ or the folder that is named, keeps to the budgets of bytes.
const { sizes, naming } = readBuild(process.argv[2] ?? 'dist')
const wrong = [
  ...overBudget(sizes, budgets.bytes),
  ...naming.map((file) => `${file} names the mock’s chunk, which would come before the first paint`),
]
for (const [name, { most, unit, meaning }] of Object.entries(budgets.bytes)) {
  console.log(`${rounded(sizes[name])} ${unit} of ${most}: ${meaning}`)
}
for (const sentence of wrong) console.log(`Over: ${sentence}`)
process.exit(wrong.length > 0 ? 1 : 0)

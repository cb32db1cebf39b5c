import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Vitest's report: its files, with the tests of each. */
function ofVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      took: duration ?? 0,
      title: `${path.basename(name)}: ${fullName}`,
    })),
  )
}

/** Playwright's report: suites within suites, whose tests ran in one or more projects. */
function ofPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        took: Math.max(0, ...results.map(({ duration }) => duration)),
        title: `${path.basename(file)} (${projectName}): ${title}`,
      })),
    ),
    ...ofPlaywright(suite),
  ])
}

/** The tests that took the longest, in ms, of the reports that Vitest and Playwright wrote into a folder. */
export function slowest(folder, count) {
  const reports = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  const tests = reports.flatMap((report) => [...ofVitest(report), ...ofPlaywright(report)])
  return tests.toSorted((one, other) => other.took - one.took).slice(0, count)
}

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { JsonTestResults } from 'vitest/reporters'

interface TimedTest {
  title: string
  milliseconds: number
}

function fromVitest({ testResults }: JsonTestResults): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.basename(name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )
}

function fromPlaywright(suites: JSONReportSuite[]): TimedTest[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${path.basename(file)} (${projectName}): ${title}`,
        milliseconds: Math.max(0, ...results.map(({ duration }) => duration)),
      })),
    ),
    ...fromPlaywright(inner),
  ])
}

/** Returns the slowest tests of the JSON reports of Vitest and Playwright. Reports that don't exist count as empty. */
export function slowest(files: readonly string[], count: number): TimedTest[] {
  const tests = files.filter(existsSync).flatMap((file) => {
    const report: JsonTestResults | JSONReport = JSON.parse(readFileSync(file, 'utf8'))
    return 'suites' in report ? fromPlaywright(report.suites) : fromVitest(report)
  })
  return tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
}

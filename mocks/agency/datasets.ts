import type { PartialRow } from '../engine/database/columns'
import { maxRows } from '../engine/database/edits'
import { auth } from './auth/auth'
import { jobs } from './jobs/jobs'
import { resources } from './resources'

const tables = resources.flatMap((resource) => ('table' in resource ? [resource.table] : []))

function fill(rowsOf: (table: (typeof tables)[number]) => readonly PartialRow[]) {
  return Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)]))
}

let tenThousandJobs: readonly PartialRow[] | undefined

function createTenThousandJobs(): readonly PartialRow[] {
  const { rows, createRow } = jobs.table
  return [...rows, ...Array.from({ length: maxRows - rows.length }, (_, index) => createRow(rows.length + 1 + index))]
}

/** The named sets of rows. The first is the default. */
export const datasets = {
  agency: () => fill(({ rows }) => rows),
  /** No rows but the users, so that the admin can sign in. */
  empty: () => fill((table) => (table === auth.table ? table.rows : [])),
  large: () => {
    tenThousandJobs ??= createTenThousandJobs()
    return { ...fill(({ rows }) => rows), [jobs.table.name]: tenThousandJobs }
  },
}

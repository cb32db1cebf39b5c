import type { Base } from '@/contract/endpoint'
import type { Timing } from './answering'
import { atRest, createControl, type Setting } from './control'
import { createData } from './data'
import { createHandlers } from './handlers'
import { createDatabase } from './model'
import { createRequestLog } from './requests'
import { scenarios } from './scenarios'
import { createSessions } from './sessions'

/**
 * A backend of its own: database, setting, sessions, handlers. Takes the services' addresses and how long answers
 * take. It holds the everyday rows and answers nothing until its handlers are put to work.
 */
export function createBackend(bases: Record<Base, string>, timing: Timing) {
  const db = createDatabase()
  const control = createControl()
  const data = createData(db)
  const sessions = createSessions(db)
  const requests = createRequestLog()
  data.use('agency')

  return {
    db,
    control,
    data,
    sessions,
    requests,
    handlers: createHandlers({ bases, timing, db, control, sessions, requests }),

    /** Puts a setting in force, and nothing else: what it leaves out is at rest. Shows its scenario's rows. */
    set(setting: Partial<Setting>): void {
      const next = { ...atRest, ...setting }
      const { dataset } = scenarios[next.scenario]
      if (dataset !== data.dataset()) data.use(dataset)
      control.set(next)
    },

    /** Everything as it was in the beginning. */
    reset(): void {
      db.session.deleteMany({ where: {} })
      data.use('agency')
      requests.clear()
      control.set(atRest)
    },
  }
}

export type Backend = ReturnType<typeof createBackend>

import * as v from 'valibot'
import type { Bases, Definition } from './resource'
import { type Catalog, suggest } from './state/catalog'

/** Types don't see most of the wrong names. A service without a base is not answered, which is no mistake. */
export function checkDefinition(definition: Definition, catalog: Catalog, bases: Bases) {
  const { name, contract, resources, scenarios, accounts, datasets, userTable, pages = {} } = definition
  const tables = resources.flatMap(({ table = [] }) => table)
  const answered = resources.flatMap(({ endpoints }) => Object.keys(endpoints))
  const names = {
    endpoints: Object.keys(contract),
    'endpoints at': Object.values(contract).map(
      (one) => `${one.method} ${one.base} ${one.path.replaceAll(/:\w+/g, ':')}`,
    ),
    'resources for': answered,
    tables: tables.map((table) => table.name),
    scenarios: Object.keys(scenarios),
    accounts: Object.keys(accounts),
  }
  const problems: string[] = []

  function check(place: string, what: string, used: readonly (string | undefined)[], known: readonly string[]) {
    for (const one of used) {
      if (one === undefined || known.includes(one)) continue
      problems.push(`${place}: there is no ${what} "${one}". ${suggest(one, known)}`)
    }
  }

  for (const [what, all] of Object.entries(names)) {
    const lower = all.map((one) => one.toLowerCase())
    const twins = all.filter((one, index) => lower.indexOf(one.toLowerCase()) < index)
    problems.push(...twins.map((one) => `There are two ${what} "${one}", perhaps in another letter case.`))
  }
  const words = [...names.endpoints, ...names.scenarios, ...Object.keys(catalog.allBehaviors)]
  const unlinkable = words.filter((word) => /[^\w-]/.test(word))
  problems.push(...unlinkable.map((word) => `No link can say "${word}": use letters, digits and hyphens.`))
  check('bases', 'service', Object.keys(bases), [...new Set(Object.values(contract).map(({ base }) => base))])
  for (const [service, address] of Object.entries(bases)) {
    if (address.endsWith('/')) problems.push(`bases: end "${address}" of "${service}" without a slash.`)
  }
  check('Resources', 'endpoint', answered, names.endpoints)
  check('Contract', 'resource for', names.endpoints, answered)
  for (const [endpoint, { path }] of Object.entries(contract)) {
    const params = path.match(/(?<=:)\w+/g) ?? []
    check(`Path of "${endpoint}"`, 'parameter', params, Object.keys(catalog.getParameters(endpoint)))
  }
  check('userTable', 'table', [userTable], names.tables)
  for (const { name: table, label = [], columns } of tables) {
    check(`Label of table "${table}"`, 'column', label, Object.keys(columns))
    if ('id' in columns) problems.push(`Table "${table}" needs no column "id".`)
  }
  for (const [page, { calls, atEnd, scenario }] of Object.entries(pages)) {
    check(`Page "${page}"`, 'endpoint', [...calls, atEnd], names.endpoints)
    check(`Page "${page}"`, 'scenario', [scenario], names.scenarios)
  }
  for (const [scenario, { dataset, as, expires, everywhere, overrides = [] }] of Object.entries(scenarios)) {
    const place = `Scenario "${scenario}"`
    check(place, 'dataset', [dataset], Object.keys(datasets))
    const isSupported = !everywhere || catalog.overrideAll({ behavior: everywhere }).length > 0
    check(place, 'behavior', isSupported ? [] : [String(everywhere)], Object.keys(catalog.allBehaviors))
    const { issues = [] } = v.safeParse(catalog.State, { scenario, overrides, as, expires })
    problems.push(...issues.map(({ message }) => `${place}: ${message}`))
  }
  if (problems.length > 0) throw new Error(`The definition "${name}" has mistakes:\n${problems.join('\n')}`)
}

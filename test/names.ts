import { type PageName, pages } from '~mocks/agency/pages'
import { type ScenarioName, scenarios } from '~mocks/agency/scenarios'

export const pageNames = Object.keys(pages).filter((name): name is PageName => name in pages)

export const scenarioNames = Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios)

import type { EndpointName } from '@/contract/endpoints'
import { type Behaviour, type MockSetting, writeBehaviour } from '../../behaviours'
import type { Control } from '../../control'
import { scenarios } from '../../scenarios'
import { formatMock, parseMock } from '../../setting'

/** Leaves the endpoint as the scenario has it. */
export function resetBehaviour(control: Control, name: EndpointName): void {
  const { [name]: _, ...mock } = control.get().mock
  control.set({ mock })
}

/** Sets how the endpoint answers. What the scenario says anyway is not written down. */
export function setBehaviour(control: Control, name: EndpointName, behaviour: Behaviour): void {
  const { scenario, mock } = control.get()
  const ofScenario: MockSetting = scenarios[scenario].mock
  const text = writeBehaviour(behaviour)
  if (text === (ofScenario[name] ?? 'ok')) resetBehaviour(control, name)
  else control.set({ mock: parseMock(`${formatMock(mock)},${name}:${text}`).setting })
}

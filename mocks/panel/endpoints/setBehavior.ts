import type { EndpointName } from '@/contract/endpoints'
import { type Behavior, type MockSetting, writeBehavior } from '../../behaviors'
import type { Control } from '../../control'
import { scenarios } from '../../scenarios'
import { formatMock, parseMock } from '../../setting'

/** Leaves the endpoint as the scenario has it. */
export function resetBehavior(control: Control, name: EndpointName): void {
  const { [name]: _, ...mock } = control.get().mock
  control.set({ mock })
}

/** Sets how the endpoint answers. What the scenario says anyway is not written down. */
export function setBehavior(control: Control, name: EndpointName, behavior: Behavior): void {
  const { scenario, mock } = control.get()
  const ofScenario: MockSetting = scenarios[scenario].mock
  const text = writeBehavior(behavior)
  if (text === (ofScenario[name] ?? 'ok')) resetBehavior(control, name)
  else control.set({ mock: parseMock(`${formatMock(mock)},${name}:${text}`).setting })
}

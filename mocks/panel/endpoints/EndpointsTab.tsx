import { RotateCcw } from 'lucide-react'
import { endpointNames } from '@/contract/endpoints'
import { usePanel, useSetting } from '../context'
import { EndpointRow } from './EndpointRow'

/** Every endpoint of the contract: how it answers, how long it takes, what it answered last. */
export function EndpointsTab() {
  const { control } = usePanel().backend
  const isSet = Object.keys(useSetting().mock).length > 0

  return (
    <>
      <div className="bar">
        <h3>How each call is answered</h3>
        <button type="button" aria-disabled={!isSet} onClick={() => isSet && control.set({ mock: {} })}>
          <RotateCcw aria-hidden="true" />
          Reset all
        </button>
      </div>
      <ul className="cards">
        {endpointNames.map((name) => (
          <EndpointRow key={name} name={name} />
        ))}
      </ul>
    </>
  )
}

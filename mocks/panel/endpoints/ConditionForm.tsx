import { type SubmitEvent, useId, useState } from 'react'
import { formatTarget } from '../../engine/state/syntax'
import { usePanel } from '../context'
import { setOverrides } from './overrides'

/** Adds a setting for the requests with one value of a parameter. It fails until something else is chosen. */
export function ConditionForm({ endpoint }: { endpoint: string }) {
  const { backend } = usePanel()
  const { words } = backend
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const names = [...words.paramsOf(endpoint).keys()]
  const [name = '', setName] = useState(names[0])
  const [value, setValue] = useState('')

  function add(event: SubmitEvent) {
    event.preventDefault()
    const target = formatTarget({ endpoint, conditions: [[name, value.trim()]] })
    const { mock, problems } = words.parseMock(`${target}:503`)
    setProblem(problems[0])
    if (problems.length > 0) return
    setOverrides(backend, mock)
    setIsOpen(false)
  }

  return (
    <>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Only for some requests… <span className="visually-hidden">of {endpoint}</span>
      </button>
      {isOpen && (
        <form className="fields" onSubmit={add}>
          <label>
            <span>Parameter</span>
            <select value={name} onChange={({ target }) => setName(target.value)}>
              {names.map((known) => (
                <option key={known}>{known}</option>
              ))}
            </select>
          </label>
          <label>
            <span>Value</span>
            <input
              value={value}
              autoComplete="off"
              aria-describedby={id}
              onChange={({ target }) => setValue(target.value)}
            />
          </label>
          <button type="submit">Add</button>
        </form>
      )}
      <p id={id} role="status" className="status" data-error={true}>
        {isOpen && problem}
      </p>
    </>
  )
}

import { storybookPath } from '../../agency/pages'
import { usePanel, useSettings } from '../context'

/** Opens this page's story with this scenario and these behaviors. Storybook's address cannot say sequences and latencies. */
export function StorybookLink() {
  const { baseUrl } = usePanel()
  const { scenario, mock } = useSettings()
  const words = Object.entries(mock).filter(([target, word]) => /^\w+$/.test(target) && /^[\w-]+$/.test(word))
  const globals = [`scenario:${scenario}`, ...words.map(([target, word]) => `mock.${target}:${word}`)].join(';')
  const path = globalThis.location.pathname.slice(baseUrl.length - 1)
  const storybook = __STATIC_DEMO__ ? `${baseUrl}storybook/` : 'http://localhost:6006/'
  return (
    <a
      className="link"
      href={`${storybook}?path=${storybookPath(path)}&globals=${globals}`}
      target="_blank"
      rel="noopener"
    >
      Open in Storybook<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

import { expect, userEvent, waitFor, within } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { fill, asTab, inPanel, panelIn } from '~test/panel'
import { request } from '@/api/request'
import { writeQuery } from '~mocks/engine/state/codec'
import { pages } from '~mocks/agency/pages'
import { backend } from '~test/backend'
import { PanelContext, usePanel } from '../context'
import { EndpointsTab } from './EndpointsTab'

const meta = preview.meta({
  title: 'Panel/Endpoints',
  component: EndpointsTab,
  decorators: [asTab, inPanel],
  parameters: {
    docs: {
      description: {
        component: `The tab for how each endpoint responds.

- **Use it for:** one failure, a latency, steps that follow each other, a setting for one id only, or a response written by hand. “All endpoints” sets them together.
- **Who uses it:** QA and developers who need one exact state. For a named situation there is the Scenarios tab.
- **States:** endpoints that the page calls are first, marked “On this page”. One that is changed has an orange edge, and “Reset” unless the scenario changed it (With changed endpoints).`,
      },
    },
  },
})

function query(): string {
  return writeQuery(backend.catalog, backend.state.get())
}

export const Default = meta.story()

export const Changed = meta.story({
  name: 'With changed endpoints',
  parameters: {
    scenario: 'news-down',
    mock: { jobs: '418+latency=800>ok', 'job[id=7]': '404', blogs: 'latency=200-800' },
  },
})

Default.test('sets a behavior, a status, a latency and a step, and resets them', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const row = within(panel.getByRole('listitem', { name: 'jobs' }))
  await userEvent.selectOptions(row.getByLabelText('Response of jobs'), 'Status 503')
  await fill(row.getByLabelText(/^Status code of jobs/), '418')
  await userEvent.keyboard('{Enter}')
  await fill(row.getByLabelText('Latency (ms) of jobs'), '800')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(row.getByRole('button', { name: /^Then…/ }))
  await expect(query()).toBe('mock=jobs:418%2Blatency=800%3Eok')
  await userEvent.click(row.getByRole('button', { name: 'Reset jobs' }))
  await expect(query()).toBe('')
})

Default.test('sets a range of latencies', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const latency = () => panel.getByLabelText('Latency (ms) of jobs')
  await fill(latency(), '200 – 800')
  await userEvent.keyboard('{Enter}')
  await expect(query()).toBe('mock=jobs:latency=200-800')
  await expect(latency()).toHaveValue('200-800')
})

Default.test('sets all endpoints at once', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  await userEvent.selectOptions(panel.getByLabelText('Response of all endpoints'), 'Slow')
  await expect(backend.state.get().overrides).toHaveLength(backend.catalog.endpointNames.length)
  await userEvent.click(panel.getByRole('button', { name: 'Reset all overrides' }))
  await expect(query()).toBe('')
})

Default.test('all endpoints show what not each of them has, and the others succeed', async ({ canvasElement }) => {
  const all = panelIn(canvasElement).getByLabelText('Response of all endpoints')
  await userEvent.selectOptions(all, 'Status 503')
  await userEvent.selectOptions(all, 'Empty')
  await expect(query()).toBe('mock=jobs:empty,blogs:empty,news:empty,dashboard:empty')
  await expect(all).toHaveDisplayValue('Empty')
  backend.setOptions({ mock: { login: '503' } })
  await waitFor(() => expect(all).toHaveDisplayValue('Different'))
})

Default.test('fails the requests for one id', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const row = within(panel.getByRole('listitem', { name: 'job' }))
  await userEvent.click(row.getByText(/^Only for some requests/))
  await fill(row.getByLabelText('Where id is'), '7')
  await userEvent.keyboard('{Enter}')
  await expect(panel.getByRole('listitem', { name: 'job where id is 7' })).toBeVisible()
  await expect(query()).toBe('mock=job[id=7]:503')
  for (const name of ['Then… add a step to job where id is 7', /^Remove .* step 2$/, /^Delete job where/])
    await userEvent.click(panel.getByRole('button', { name }))
  await expect(query()).toBe('')
  await expect(panel.focused()).not.toBeNull()
})

Default.test('spaces around a pasted id are dropped', async ({ canvasElement }) => {
  const row = within(panelIn(canvasElement).getByRole('listitem', { name: 'job' }))
  await userEvent.click(row.getByText(/^Only for some requests/))
  await fill(row.getByLabelText('Where id is'), ' 7 ')
  await userEvent.keyboard('{Enter}')
  await expect(query()).toBe('mock=job[id=7]:503')
})

Default.test('a step after a success is a failure', async ({ canvasElement }) => {
  const row = within(panelIn(canvasElement).getByRole('listitem', { name: 'jobs' }))
  await userEvent.click(row.getByRole('button', { name: /^Then…/ }))
  await expect(row.getByLabelText('Response of jobs, step 2')).toHaveDisplayValue('Status 503')
})

function EndpointsOfHomePage() {
  const panel = usePanel()
  return (
    <PanelContext value={{ ...panel, findPage: () => ({ ...pages.home, name: 'home' }) }}>
      <EndpointsTab />
    </PanelContext>
  )
}

Default.test(
  'endpoints that the page calls come first',
  { render: () => <EndpointsOfHomePage /> },
  async ({ canvasElement }) => {
    const panel = panelIn(canvasElement)
    const headings = panel.getAllByRole('heading', { level: 4 }).slice(0, 2)
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['All endpoints', 'news'])
    await expect(within(panel.getByRole('listitem', { name: 'news' })).getByText('On this page')).toBeVisible()
  },
)

Default.test('answers with a response of its own', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const row = within(panel.getByRole('listitem', { name: 'blogs' }))
  await userEvent.click(row.getByText(/^Edit response/))
  await fill(row.getByLabelText('Body'), '{"cut')
  await expect(row.getByText(/^Breaks the contract: The body is not valid JSON/)).toBeVisible()
  await fill(row.getByLabelText('Body'), '[]')
  await userEvent.click(row.getByRole('button', { name: 'Answer with this next time' }))
  await expect(query()).toBe('mock=blogs:custom%3Eok')
  await expect(await request('blogs', {})).toEqual([])
})

Default.test('a response of its own is still written there after another behavior', async ({ canvasElement }) => {
  const panel = panelIn(canvasElement)
  const row = within(panel.getByRole('listitem', { name: 'blogs' }))
  const form = () => userEvent.click(row.getByText(/^Edit response/))
  await form()
  await fill(row.getByLabelText('Body'), '[{"id":7}]')
  await userEvent.click(row.getByRole('button', { name: 'Answer with this always' }))
  await form()
  backend.reset()
  await form()
  await expect(row.getByLabelText('Body')).toHaveDisplayValue('[{"id":7}]')
})

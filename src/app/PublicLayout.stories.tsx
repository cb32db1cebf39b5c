import { Route, Routes } from 'react-router-dom'
import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { Band } from '@/ui/Band/Band'
import { preview } from '../../.storybook/preview'
import { PublicLayout } from './PublicLayout'

/** Around every page that visitors see. */
const meta = preview.meta({
  component: PublicLayout,
  parameters: {
    site: paths.about,
    docs: { description: { component: 'Around every public page: navbar, closing call, footer.' } },
  },
  render: () => (
    <Routes location={paths.about}>
      <Route element={<PublicLayout />}>
        <Route
          path="*"
          element={
            <Band>
              <h1>{about.title}</h1>
              <p className="lead">{about.lead}</p>
            </Band>
          }
        />
      </Route>
    </Routes>
  ),
})

export const Default = meta.story()

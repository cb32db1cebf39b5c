import { Route, Routes } from 'react-router-dom'
import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { Band } from '@/ui/Band/Band'
import { preview } from '../../.storybook/preview'
import { PublicLayout } from './PublicLayout'

const meta = preview.meta({
  component: PublicLayout,
  parameters: {
    site: paths.about,
    docs: {
      description: {
        component: `Around every public page: navbar, closing call, footer.

- **Visitor’s task:** goes from any page to any other: by the menu, by the ways on at the end of the page, or by a link of Footer.
- **Order:** Navbar, the page, CallToAction, Footer, ScrollToTop, as in the specification. A page that ends with a form or a question has CallToAction as Row.
- **States:** it loads nothing. If Navbar, CallToAction or Footer breaks, it says so with “Try again”, and the rest stays.
- **Check when it changes:** Navbar stays in view, and folds in a window up to 768 px; Footer changes at 544, 768 and 900 px; ScrollToTop appears after 200 px of scrolling.`,
      },
    },
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

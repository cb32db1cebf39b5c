import { ErrorBoundary } from 'react-error-boundary'
import { matchPath, useLocation } from 'react-router-dom'
import { paths, servicePaths, withId } from '@/content/paths'
import { Part, PartFailed } from '@/ui/Page/Part'
import { CallToAction } from '@/sections/CallToAction/CallToAction'
import { Footer } from '@/sections/Footer/Footer'
import { Navbar } from '@/sections/Navbar/Navbar'
import { ScrollToTop } from '@/sections/ScrollToTop/ScrollToTop'
import { PageOutlet } from './PageOutlet'

/** Pages that end with a form or a question of their own. */
const ownEnds = [paths.contact, paths.hireUs, paths.adminLogin, withId(paths.apply), ...servicePaths]

export function PublicLayout() {
  const { pathname } = useLocation()
  const hasOwnEnd = ownEnds.some((pattern) => matchPath(pattern, pathname))
  return (
    <>
      <ErrorBoundary FallbackComponent={PartFailed}>
        <Navbar />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <Part>
        <CallToAction isRow={hasOwnEnd} />
      </Part>
      <Part>
        <Footer />
      </Part>
      <ScrollToTop />
    </>
  )
}

import { ErrorBoundary } from 'react-error-boundary'
import { Part, PartFailed } from '@/ui/Page/Part'
import { CallToAction } from '@/sections/CallToAction/CallToAction'
import { Footer } from '@/sections/Footer/Footer'
import { Navbar } from '@/sections/Navbar/Navbar'
import { ScrollToTop } from '@/sections/ScrollToTop/ScrollToTop'
import { PageOutlet } from './PageOutlet'

/** The layout of every public page. */
export function PublicLayout() {
  return (
    <>
      <ErrorBoundary FallbackComponent={PartFailed}>
        <Navbar />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <Part>
        <CallToAction />
      </Part>
      <Part>
        <Footer />
      </Part>
      <ErrorBoundary fallback={null}>
        <ScrollToTop />
      </ErrorBoundary>
    </>
  )
}

import { Boundary } from '@/ui/Boundary'
import { Part, partFailed } from '@/ui/Page/Part'
import { CallToAction } from '@/sections/CallToAction/CallToAction'
import { Footer } from '@/sections/Footer/Footer'
import { Navbar } from '@/sections/Navbar/Navbar'
import { ScrollToTop } from '@/sections/ScrollToTop/ScrollToTop'
import { PageOutlet } from './PageOutlet'

/** Around every page that visitors see. */
export function PublicLayout() {
  return (
    <>
      <Boundary fallback={partFailed}>
        <Navbar />
      </Boundary>
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <Part>
        <CallToAction />
      </Part>
      <Part>
        <Footer />
      </Part>
      <Boundary fallback={() => null}>
        <ScrollToTop />
      </Boundary>
    </>
  )
}

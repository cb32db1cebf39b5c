import { hireUs } from '@/content/hireUs'
import { Closing } from '@/sections/Closing/Closing'
import { HiringModels } from '@/sections/HiringModels/HiringModels'
import { OurPromise } from '@/sections/OurPromise/OurPromise'
import { PageHero } from '@/sections/PageHero/PageHero'
import { QuestionsBand } from '@/sections/QuestionsBand/QuestionsBand'
import { Steps } from '@/sections/Steps/Steps'
import { Page } from '@/ui/Page/Page'

export function HireUsPage() {
  const { title, description, lead, picture, action, models, steps, promise, questions, closing } = hireUs
  return (
    <Page title={title} description={description}>
      <PageHero tone="sage" mount="sheet" title={title} lead={lead} picture={picture} action={action} />
      <HiringModels tone="paper" {...models} />
      <Steps tone="white" layout="ledger" title={steps.title} steps={steps.items} />
      <OurPromise tone="ink" {...promise} />
      <QuestionsBand tone="paper" {...questions} />
      <Closing tone="white" {...closing} />
    </Page>
  )
}

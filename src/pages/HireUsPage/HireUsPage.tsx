import { consultantOf } from '@/content/consultants'
import { hireUs } from '@/content/hireUs'
import { ContactForm } from '@/sections/ContactForm/ContactForm'
import { HiringModels } from '@/sections/HiringModels/HiringModels'
import { PageHero } from '@/sections/PageHero/PageHero'
import { QuestionsBand } from '@/sections/QuestionsBand/QuestionsBand'
import { Steps } from '@/sections/Steps/Steps'
import { Band } from '@/ui/Band/Band'
import { Consultant } from '@/ui/Consultant/Consultant'
import { FormSheet } from '@/ui/FormSheet/FormSheet'
import { Page } from '@/ui/Page/Page'

export function HireUsPage() {
  const { title, description, lead, picture, action, models, steps, questions, brief } = hireUs
  return (
    <Page title={title} description={description}>
      <PageHero tone="sage" mount="sheet" title={title} lead={lead} picture={picture} action={action} />
      <HiringModels tone="paper" {...models} />
      <Steps tone="white" layout="ledger" title={steps.title} steps={steps.items} />
      <QuestionsBand tone="paper" {...questions} />
      <div id="brief" tabIndex={-1} data-closing="">
        <Band tone="sage" title={brief.title} intro={brief.text}>
          <FormSheet aside={<Sales />}>
            <ContactForm to="sales" draft="brief" title={brief.form} />
          </FormSheet>
        </Band>
      </div>
    </Page>
  )
}

function Sales() {
  const { title, text } = hireUs.promise
  return (
    <aside aria-labelledby="hire-us-consultant">
      <h2 id="hire-us-consultant">{title}</h2>
      <Consultant person={consultantOf.sales}>
        <p>{text}</p>
      </Consultant>
    </aside>
  )
}

import { consultantByDepartment } from '@/content/consultants'
import { hireUs } from '@/content/hireUs'
import { CardsBand } from '@/sections/CardsBand/CardsBand'
import { ContactForm } from '@/sections/ContactForm/ContactForm'
import { PageHero } from '@/sections/PageHero/PageHero'
import { Steps } from '@/sections/Steps/Steps'
import { Band } from '@/ui/Band/Band'
import { Consultant } from '@/features/answers/Consultant/Consultant'
import { Page } from '@/ui/Page/Page'
import { Questions } from '@/ui/Questions/Questions'

export function HireUsPage() {
  const { models, steps, brief } = hireUs
  return (
    <Page {...hireUs}>
      <PageHero tone="sage" mount="sheet" {...hireUs} />
      <CardsBand tone="paper" {...models} />
      <Steps tone="white" layout="ledger" title={steps.title} steps={steps.items} />
      <Band id="brief" tone="sage" title={brief.title} intro={brief.text}>
        <ContactForm to="sales" kind="brief" title={brief.form} aside={<Sales />} />
      </Band>
    </Page>
  )
}

function Sales() {
  const { promise, questions } = hireUs
  return (
    <aside aria-label={promise.title}>
      <h2>{promise.title}</h2>
      <Consultant person={consultantByDepartment.sales}>
        <p>{promise.text}</p>
      </Consultant>
      <h2>{questions.title}</h2>
      <Questions items={questions.items} />
    </aside>
  )
}

import { about } from '@/content/about'
import { CardsBand } from '@/sections/CardsBand/CardsBand'
import { History } from '@/sections/History/History'
import { Offices } from '@/sections/Offices/Offices'
import { PageHero } from '@/sections/PageHero/PageHero'
import { ProseBand } from '@/sections/ProseBand/ProseBand'
import { Team } from '@/sections/Team/Team'
import { Page } from '@/ui/Page/Page'

export function AboutPage() {
  const { story, values, team, history, offices, more } = about
  return (
    <Page {...about}>
      <PageHero tone="sand" {...about} />
      <ProseBand tone="paper" {...story} />
      <CardsBand tone="white" {...values} action={more} />
      <Team tone="paper" {...team} />
      <Offices tone="sand" {...offices} />
      <History tone="white" {...history} />
    </Page>
  )
}

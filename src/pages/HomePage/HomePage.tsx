import { agency } from '@/content/agency'
import { process, whyChoose } from '@/content/home/approach'
import { drawnIndustries } from '@/content/home/drawnIndustries'
import { home } from '@/content/home/hero'
import { featured, latestNews } from '@/content/home/jobsAndNews'
import { clients, statistics, testimonials } from '@/content/home/proof'
import { hrSolutions, offers } from '@/content/home/solutions'
import { FeaturedJobs } from '@/features/jobs/FeaturedJobs/FeaturedJobs'
import { LatestNews } from '@/features/news/LatestNews/LatestNews'
import { ClientLogos } from '@/sections/ClientLogos/ClientLogos'
import { DrawingsBand } from '@/sections/DrawingsBand/DrawingsBand'
import { Hero } from '@/sections/Hero/Hero'
import { RecruitmentProcess } from '@/sections/RecruitmentProcess/RecruitmentProcess'
import { Statistics } from '@/sections/Statistics/Statistics'
import { Testimonials } from '@/sections/Testimonials/Testimonials'
import { WhatWeOffer } from '@/sections/WhatWeOffer/WhatWeOffer'
import { WhyChooseUs } from '@/sections/WhyChooseUs/WhyChooseUs'
import { Page, StructuredData } from '@/ui/Page/Page'

const organization = {
  '@type': 'Organization',
  name: agency.name,
  slogan: agency.tagline,
  email: agency.email,
  telephone: agency.phone.dial,
  address: agency.address.join(', '),
  sameAs: agency.social.map(({ url }) => url),
}

export function HomePage() {
  return (
    <Page title={agency.name} description={home.description}>
      <h1 className="visually-hidden">{`${agency.name}: ${agency.tagline}`}</h1>
      <Hero />
      <DrawingsBand {...hrSolutions} />
      <WhatWeOffer {...offers} />
      <WhyChooseUs {...whyChoose} />
      <FeaturedJobs {...featured} />
      <RecruitmentProcess {...process} />
      <Testimonials {...testimonials} />
      <DrawingsBand tone="white" {...drawnIndustries} />
      <ClientLogos {...clients} />
      <Statistics tone="ink" {...statistics} />
      <LatestNews {...latestNews} />
      <StructuredData thing={organization} />
    </Page>
  )
}

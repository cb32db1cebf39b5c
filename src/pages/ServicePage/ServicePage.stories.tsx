import { expect } from 'storybook/test'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { domesticLocalHiring } from '@/content/services/domesticLocalHiring'
import { domesticProfessionalWorld } from '@/content/services/domesticProfessionalWorld'
import { domesticStart } from '@/content/services/domesticStart'
import { domesticVerification } from '@/content/services/domesticVerification'
import { employeeTrainee } from '@/content/services/employeeTrainee'
import { globalIt } from '@/content/services/globalIt'
import { internationalAssistance } from '@/content/services/internationalAssistance'
import { internationalImmigration } from '@/content/services/internationalImmigration'
import { internationalProfessionalWorld } from '@/content/services/internationalProfessionalWorld'
import { internationalStart } from '@/content/services/internationalStart'
import { internationalVerification } from '@/content/services/internationalVerification'
import { talentAcquisition } from '@/content/services/talentAcquisition'
import type { Service } from '@/content/services/types'
import preview from '../../../.storybook/preview'
import { ServicePage } from './ServicePage'

const meta = preview.meta({ title: 'Pages/ServicePage', component: ServicePage })

/** A service at its address. */
function pageOf({ path, title }: Service) {
  return meta.story({
    parameters: { route: path },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    },
  })
}

export const DomesticStart = pageOf(domesticStart)

export const DomesticJobAssistance = pageOf(domesticAssistance)

export const DomesticLocalHiring = pageOf(domesticLocalHiring)

export const DomesticVerification = pageOf(domesticVerification)

export const DomesticProfessionalWorld = pageOf(domesticProfessionalWorld)

export const InternationalStart = pageOf(internationalStart)

export const InternationalJobAssistance = pageOf(internationalAssistance)

export const InternationalImmigration = pageOf(internationalImmigration)

export const InternationalVerification = pageOf(internationalVerification)

export const InternationalProfessionalWorld = pageOf(internationalProfessionalWorld)

export const GlobalItRecruitment = pageOf(globalIt)

export const EmployeeTrainee = pageOf(employeeTrainee)

export const TalentAcquisition = pageOf(talentAcquisition)

DomesticJobAssistance.test('a visitor opens a question and reads its answer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Do you promise me a job?'))
  await expect(canvas.getByText(/^No\. We promise the openings/)).toBeVisible()
})

InternationalStart.test('a visitor goes on to the step that fits', async ({ canvas, userEvent }) => {
  const [card] = canvas.getAllByRole('link').filter((link) => link.hasAttribute('data-card-link'))
  await userEvent.click(card ?? document.body)
  await expect(await canvas.findByRole('heading', { level: 1, name: internationalAssistance.title })).toBeVisible()
})

TalentAcquisition.test('an employer goes on to write to us', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getAllByRole('link', { name: talentAcquisition.closing.action.text }).at(-1) ?? document.body,
  )
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
})

import { expect } from 'storybook/test'
import { process } from '@/content/home/approach'
import { preview } from '../../../.storybook/preview'
import { RecruitmentProcess } from './RecruitmentProcess'

const meta = preview.meta({ component: RecruitmentProcess, args: process })

export const Default = meta.story()

Default.test('a screen reader hears the day of each step, which others see on its leaf', async ({ canvas }) => {
  const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
  await expect(steps.filter((text) => !/[A-Z][a-z]+ \d{1,2}, /.test(text))).toEqual([])
})

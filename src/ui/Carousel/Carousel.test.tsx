import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import Swiper from 'swiper'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Carousel } from './Carousel'
import { startSwiper } from './startSwiper'

const carousel = (
  <Carousel
    label="What we do"
    slides={[{ title: 'Hire talent' }, { title: 'Find your match' }]}
    renderSlide={({ title }) => title}
  />
)

afterEach(() => void vi.useRealTimers())

/** Presses the arrow in the moment the page appears, before any other effect. */
function ImpatientVisitor() {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => page.current?.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click(), [])
  return <div ref={page}>{carousel}</div>
}

test('an arrow that is pressed as soon as it is there turns the slides', async () => {
  const slideNext = vi.spyOn(Swiper.prototype, 'slideNext').mockReturnValue(true)
  render(<ImpatientVisitor />)
  await vi.waitFor(() => expect(slideNext).toHaveBeenCalledOnce())
})

test('if the code cannot be loaded, the first slide stays, without controls that would do nothing', async () => {
  vi.doMock('./startSwiper', () => Promise.reject(new Error('gone')))
  onTestFinished(() => vi.doUnmock('./startSwiper'))
  render(carousel)
  await vi.waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  expect(screen.getByText('Hire talent')).toBeVisible()
})

async function renderPlaying() {
  const autoplay = { start: vi.fn<() => void>(), stop: vi.fn<() => void>() }
  vi.doMock('./startSwiper', () => ({ startSwiper: () => ({ autoplay, params: {}, destroy: () => undefined }) }))
  onTestFinished(() => vi.doUnmock('./startSwiper'))
  render(carousel)
  await vi.waitFor(() => expect(autoplay.start).toHaveBeenCalledOnce())
  return autoplay
}

test('who reads a slide by keyboard and looks into another window finds it where it was', async () => {
  const autoplay = await renderPlaying()
  await userEvent.tab()
  const { activeElement } = document
  await vi.waitFor(() => expect(autoplay.stop).toHaveBeenCalledOnce())
  // What browsers tell of a window that is left.
  if (activeElement) fireEvent.focusOut(activeElement)
  expect(activeElement).toHaveFocus()
  expect(autoplay.start).toHaveBeenCalledOnce()
})

test('a slide stays while a finger presses it', async () => {
  const autoplay = await renderPlaying()
  const slide = screen.getByText('Hire talent')
  fireEvent.pointerEnter(slide, { pointerType: 'touch' })
  fireEvent.pointerDown(slide, { pointerType: 'touch' })
  expect(autoplay.stop).toHaveBeenCalledOnce()
  fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'touch' })
  expect(autoplay.start).toHaveBeenCalledTimes(2)
})

test('a slide stays for five seconds', () => {
  vi.useFakeTimers()
  render(carousel)
  const onAutoplay = vi.fn<() => void>()
  const swiper = startSwiper(screen.getByRole('region').querySelector('div') ?? document.body, () => undefined)
  Object.assign(swiper.params, { speed: 0 })
  swiper.on('autoplay', onAutoplay)
  vi.advanceTimersByTime(4999)
  expect(onAutoplay).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onAutoplay).toHaveBeenCalledOnce()
  swiper.destroy()
})

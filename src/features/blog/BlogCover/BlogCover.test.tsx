import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleBlogs } from '@/content/sampleBlogs'
import { BlogCover } from './BlogCover'

function cover(imageUrl: string, id = 'a-post') {
  const { unmount } = render(<BlogCover post={{ ...sampleBlogs[0], id, imageUrl }} />)
  const image = screen.getByRole('presentation')
  return { image, src: image.getAttribute('src') ?? '', unmount }
}

test('a picture from the web reserves its space and sends no referrer', () => {
  const { image } = cover('https://pictures.example/cover.jpg')
  expect(image).toHaveAttribute('src', 'https://pictures.example/cover.jpg')
  expect(image).toHaveAttribute('width', '640')
  expect(image).toHaveAttribute('height', '360')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
})

test.each(['', 'constructor', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', '../secret.png'])(
  'a post with the cover "%s" shows one of our drawings',
  (imageUrl) => {
    expect(cover(imageUrl).src).toMatch(/blog-\d+\S*\.svg/)
  },
)

test('posts without a cover show different drawings, each the same one every time', () => {
  const drawn = ['a', 'b', 'c', 'd', 'a'].map((id) => {
    const { src, unmount } = cover('', id)
    unmount()
    return src
  })
  expect(drawn[4]).toBe(drawn[0])
  expect(new Set(drawn).size).toBeGreaterThan(2)
})

test('a picture that cannot be loaded is replaced by a drawing, until the post has another one', () => {
  const address = 'https://pictures.example/cover.jpg'
  const { rerender } = render(<BlogCover post={{ ...sampleBlogs[0], imageUrl: `${address}?gone` }} />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(screen.getByRole('presentation')).not.toHaveAttribute('src', `${address}?gone`)
  rerender(<BlogCover post={{ ...sampleBlogs[0], imageUrl: address }} />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', address)
})

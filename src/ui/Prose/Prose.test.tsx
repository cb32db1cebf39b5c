import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Prose } from './Prose'

test('a list shows equal items twice', () => {
  render(<Prose text={'- Two years on a ward\n- A license\n- A license'} />)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Two years on a ward',
    'A license',
    'A license',
  ])
})

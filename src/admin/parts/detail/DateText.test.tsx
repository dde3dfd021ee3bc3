// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DateText } from './DateText.tsx'

afterEach(cleanup)

it('[9.27] a day has a 2-digit year on the page, and the whole date on hover and for assistive technology', () => {
  render(<DateText day="2026-11-05" />)
  const time = screen.getByTitle('Thursday, November 5, 2026')
  expect(time.textContent).toBe('11/05/26')
  expect(time.getAttribute('datetime')).toBe('2026-11-05')
  expect(time.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(time.dataset['whole']).toBe(time.title)
})

it('[9.27] so has an instant', () => {
  render(<DateText instant="2026-11-05T10:00:00.000Z" />)
  const time = screen.getByTitle(/^Thursday, November 5, 2026 at \d{2}:\d{2}/u)
  expect(time.textContent).toMatch(/^11\/05\/26, \d{2}:\d{2}/u)
})

it('[9.29] a missing one reads N/A', () => {
  render(<DateText day={null} />)
  expect(screen.getByText('N/A')).toBeTruthy()
})

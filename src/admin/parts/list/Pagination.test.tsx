// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { I18nContextProvider, ListContextProvider, type ListControllerResult } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { ListMeta } from '../../foundation/data/buildQuery.ts'
import { storedPageSize } from '../../foundation/router/pageSize.ts'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { Pagination } from './Pagination.tsx'

afterEach(cleanup)

const setPage = vi.fn<(page: number) => void>()
const setPerPage = vi.fn<(size: number) => void>()
function start(page: number, total: number, meta?: ListMeta) {
  const list = { page, perPage: 10, total, meta, setPage, setPerPage, isPending: false }
  render(
    <I18nContextProvider value={i18nProvider}>
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <Pagination />
      </ListContextProvider>
    </I18nContextProvider>,
  )
}

const numbers = () => screen.getAllByText(/^\d+$/).map((number) => number.textContent)

it('[2.40] [9.2] shows five page numbers with ellipses, first and last', () => {
  start(5, 95)
  expect(numbers()).toEqual(['3', '4', '5', '6', '7'])
  expect(screen.getAllByText('…')).toHaveLength(2)
  expect(screen.getByText('41–50 of 95')).toBeTruthy()
  expect(screen.getByText('5').getAttribute('aria-current')).toBe('page')
  fireEvent.click(screen.getByRole('button', { name: 'Go to last page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Go to first page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Go to page 6' }))
  expect(setPage.mock.calls).toEqual([[10], [1], [6]])
})

it('[9.2] on the last page there is nothing after it', () => {
  start(10, 95)
  expect(numbers()).toEqual(['6', '7', '8', '9', '10'])
  expect(screen.getByText('91–95 of 95')).toBeTruthy()
  const last = screen.getByRole('button', { name: 'Go to last page' })
  expect(last).toHaveProperty('disabled', true)
})

it('[46.16] says that there are more than were counted, without a last page', () => {
  start(2, 1_001, { moreThan: 1_000 })
  expect(screen.getByText('11–20 of more than 1,000')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go to last page' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Go to page 3' })).toHaveProperty('disabled', false)
})

it('[13.30] offers 10, 25, 50 and 100 rows a page, and keeps the choice', async () => {
  localStorage.clear()
  start(1, 95)
  await userEvent.click(screen.getByRole('combobox'))
  const sizes = screen.getAllByRole('option').map((option) => option.getAttribute('data-value'))
  expect(sizes).toEqual(['10', '25', '50', '100'])
  await userEvent.click(screen.getByRole('option', { name: /25/u }))
  expect(setPerPage).toHaveBeenCalledWith(25)
  expect(storedPageSize()).toBe(25)
  cleanup()
  start(1, 10)
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('[13.1] an empty list has no pager', () => {
  start(1, 0)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('[9.2] shows five numbers, or all of fewer pages, with the current one among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)]
      start(page, pages * 10)
      const shown = numbers().map(Number)
      const ellipses = screen.queryAllByText('…').length
      cleanup()
      expect(shown).toHaveLength(Math.min(5, pages))
      expect(shown).toContain(page)
      expect(shown.every((number, at) => number === (shown[0] ?? 0) + at)).toBe(true)
      expect(ellipses).toBe(Number(!shown.includes(1)) + Number(!shown.includes(pages)))
    }),
  )
})

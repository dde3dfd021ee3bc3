// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import polyglot from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { I18nContextProvider, ListContextProvider } from 'react-admin'
import type { ListControllerResult } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { Pagination } from './Pager.tsx'

afterEach(cleanup)

const setPage = vi.fn<(page: number) => void>()
const i18nProvider = polyglot(() => english, 'en', { allowMissing: true })

function start(page: number, total: number) {
  const list = { page, perPage: 10, total, setPage, isPending: false }
  render(
    <I18nContextProvider value={i18nProvider}>
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <Pagination />
      </ListContextProvider>
    </I18nContextProvider>,
  )
}

const numbers = () => screen.getAllByText(/^\d+$/).map((number) => number.textContent)

it('[2.40] shows five page numbers with ellipses, first and last', () => {
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

it('on the last page there is nothing after it', () => {
  start(10, 95)
  expect(numbers()).toEqual(['6', '7', '8', '9', '10'])
  expect(screen.getByText('91–95 of 95')).toBeTruthy()
  const last = screen.getByRole('button', { name: 'Go to last page' })
  expect(last).toHaveProperty('disabled', true)
})

it('an empty list has no pager', () => {
  start(1, 0)
  expect(screen.queryByRole('navigation')).toBeNull()
})

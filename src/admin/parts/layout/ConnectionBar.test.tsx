// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { connection } from '../../foundation/data/connection.ts'
import { formatTimeSince } from '../../foundation/format/formatDate.ts'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { ConnectionBar } from './ConnectionBar.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[39.9] when an answer takes longer than some seconds, the page says so until it is there', async () => {
  vi.useFakeTimers()
  let answer = (_rows: string) => {}
  const rows = new Promise<string>((resolve) => (answer = resolve))
  const Page = () => <p>{useQuery({ queryKey: ['list'], queryFn: () => rows }).data}</p>
  render(
    <AdminContext i18nProvider={i18nProvider} queryClient={new QueryClient()}>
      <ConnectionBar />
      <Page />
    </AdminContext>,
  )
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.queryByText(/Liftwise is busy/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText(/Liftwise is busy/)).toBeTruthy()
  answer('The rows')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('The rows')).toBeTruthy()
  expect(screen.queryByText(/Liftwise is busy/)).toBeNull()
})

it('[45.57] the bar says since when the oldest of what the page shows is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const queryClient = new QueryClient()
  const [older, newer] = ['2026-03-01T08:10:00', '2026-03-01T09:20:00'].map((at) => Date.parse(at))
  queryClient.setQueryData(['list'], 'The rows', { updatedAt: older ?? 0 })
  queryClient.setQueryData(['total'], 'The total', { updatedAt: newer ?? 0 })
  queryClient.setQueryData(['not shown'], 'Another page', { updatedAt: 1 })
  const kept = { staleTime: Infinity, queryFn: () => 'asked again' }
  const Page = () => (
    <p>
      {useQuery({ queryKey: ['total'], ...kept }).data}
      {useQuery({ queryKey: ['list'], ...kept }).data}
    </p>
  )
  render(
    <AdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
      <ConnectionBar />
      <Page />
    </AdminContext>,
  )
  act(() => connection.reportLoss())
  expect(
    screen.getByText(`No connection. Last updated ${formatTimeSince(older ?? 0)}.`),
  ).toBeTruthy()
})

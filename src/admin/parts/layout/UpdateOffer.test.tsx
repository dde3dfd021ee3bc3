// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { appUpdate } from '../../foundation/chunks/appUpdate.ts'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { UpdateOffer } from './UpdateOffer.tsx'

afterEach(cleanup)

it('[45.4] a new version is offered until it is opened or put off, and nothing reloads by itself', () => {
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <UpdateOffer />
    </AdminContext>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  const reload = vi.fn<() => void>()
  act(() => appUpdate.set({ reload }))
  expect(screen.getByRole('status').textContent).toContain('A new version is ready.')
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('status')).toBeNull()
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { AccountChip } from './AccountChip.tsx'

afterEach(cleanup)

it.each([
  [true, false, 'Enabled'],
  [false, false, 'Disabled'],
  [true, true, 'Client closed'],
])('[15.21] enabled %s, client closed %s reads: %s', (enabled, isClientClosed, label) => {
  render(
    <I18nContextProvider value={i18nProvider}>
      <AccountChip enabled={enabled} isClientClosed={isClientClosed} />
    </I18nContextProvider>,
  )
  expect(screen.getByText(label)).toBeTruthy()
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AccountChip } from './AccountChip.tsx'

afterEach(cleanup)

it.each([
  [true, false, 'Enabled'],
  [false, false, 'Disabled'],
  [true, true, 'Client closed'],
])('[15.21] enabled %s, client closed %s reads: %s', (enabled, isClientClosed, label) => {
  render(<AccountChip enabled={enabled} isClientClosed={isClientClosed} />)
  expect(screen.getByText(label)).toBeTruthy()
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RecoveryCodes } from './RecoveryCodes.tsx'

afterEach(cleanup)

it('[42.15] a browser that does not copy the codes is told about', async () => {
  const user = userEvent.setup()
  render(<RecoveryCodes codes={['one', 'two']} onSaved={() => undefined} />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'security.copy' }))
  await screen.findByText('security.copyRefused')
  await user.click(screen.getByRole('button', { name: 'security.copy' }))
  await screen.findByRole('button', { name: 'security.copied' })
  expect(screen.queryByText('security.copyRefused')).toBeNull()
})

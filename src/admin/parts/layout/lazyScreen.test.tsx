// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, StrictMode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyScreen } from './lazyScreen.tsx'

type Module = { Greeting: ComponentType<{ name: string }> }

const load = vi.fn<() => Promise<Module>>()
const loaded: Module = { Greeting: ({ name }) => <p>Hello {name}</p> }

beforeEach(() => {
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(cleanup)

function open(Greeting: ComponentType<{ name: string }>) {
  return render(
    <StrictMode>
      <h1>The page</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Greeting name="Ann" />
      </Suspense>
    </StrictMode>,
  )
}

it('shows the component with its props when its code has arrived', async () => {
  load.mockResolvedValue(loaded)
  open(lazyScreen(load, 'Greeting'))
  expect(screen.getByText('Loading')).toBeTruthy()
  await screen.findByText('Hello Ann')
  expect(load).toHaveBeenCalledOnce()
})

it('a chunk that cannot be loaded leaves the rest of the page, and can be tried again', async () => {
  open(lazyScreen(load, 'Greeting'))
  await screen.findByRole('alert')
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue(loaded)
  await userEvent.click(screen.getByRole('button', { name: 'list.tryAgain' }))
  await screen.findByText('Hello Ann')
})

it('what is opened again after a failure loads its code again', async () => {
  const Greeting = lazyScreen(load, 'Greeting')
  open(Greeting).unmount()
  open(Greeting)
  await screen.findByRole('alert')
  cleanup()
  load.mockResolvedValue(loaded)
  open(Greeting)
  await screen.findByText('Hello Ann')
})

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { use } from 'react'
import { afterEach, expect, it } from 'vitest'
import { memoryRouter } from '#test/support/memoryRouter.tsx'
import { useAddress } from './AddressProvider.tsx'
import { useNewestAddress } from './useNewestAddress.ts'

afterEach(cleanup)

it('[13.33] a changed query is there before its page has rendered; an address of another page or client is not', async () => {
  const { router, screen: routed } = memoryRouter('/users?clientId=a', <Page />)
  render(routed)
  const goTo = (address: string) => act(() => router.navigate(address))
  await goTo('/users?clientId=a&search=x')
  expect(screen.getByText('?clientId=a&search=x')).toBeTruthy()
  await goTo('/users?clientId=a&search=y')
  expect(screen.getByText('?clientId=a&search=y')).toBeTruthy()
  await goTo('/users?clientId=b&search=y')
  expect(screen.getByText('?clientId=a')).toBeTruthy()
  await goTo('/tasks?clientId=a')
  expect(screen.getByText('?clientId=a')).toBeTruthy()
})

/** Each address but the first is on its way for ever. */
function Page() {
  const rendered = useAddress()
  const newest = useNewestAddress()
  if (rendered.search !== '?clientId=a' || rendered.pathname !== '/users') use(NEVER)
  return <p>{newest.search}</p>
}

const NEVER = new Promise<never>(() => undefined)

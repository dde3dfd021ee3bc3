/** The browser's router in memory, for tests of screens: the rendered routes, and the router for inspection. */
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ReactNode } from 'react'
import { AddressProvider } from '#admin/foundation/router/AddressProvider.tsx'

export function memoryRouter(address: string, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: <Entry /> }], {
    initialEntries: [address],
  })
  function Entry() {
    return <AddressProvider router={router}>{element}</AddressProvider>
  }
  return { router, screen: <RouterProvider router={router} /> }
}

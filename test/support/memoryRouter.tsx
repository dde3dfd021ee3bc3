/** The browser's router in memory, for tests of screens: the rendered routes, and the router for inspection. */
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ReactNode } from 'react'

export function memoryRouter(address: string, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  return { router, screen: <RouterProvider router={router} /> }
}

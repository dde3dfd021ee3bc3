/** The browser's router without a browser, for tests of screens: what it shows, and the router to look at. */
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ReactNode } from 'react'

export function memoryRouter(address: string, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  return { router, screen: <RouterProvider router={router} /> }
}

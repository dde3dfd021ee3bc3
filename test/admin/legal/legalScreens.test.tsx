import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { LEGAL_DOCUMENTS } from '#admin/features/legal/legalPages.ts'
import { LegalText } from '#admin/features/legal/LegalText.tsx'
import { loadDocument } from '#admin/parts/documents/loadDocument.ts'
import { PublicPages } from '#admin/features/signin/PublicPages.tsx'
import { actor } from '#test/support/api.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

async function openPublic(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <PublicPages /> }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
}

async function openSignedIn(path: string) {
  const person = await actor('NONE')
  await openApp(person, `${path}?clientId=${person.client_id}`)
}

const contents = async () => {
  const nav = await screen.findByRole('navigation', { name: 'Contents' })
  return [...nav.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
}

const sections = () =>
  [...document.querySelectorAll('.legal h2')].map((heading) => [
    `#${heading.id}`,
    heading.textContent,
  ])

afterEach(closeApp)

it.each([
  ['/termsandconditions', 'signed in', openSignedIn],
  ['/privacy', 'not signed in', openPublic],
] as const)(
  '[34.6] %s, %s, has its title, date, contents and sections',
  async (page, _who, open) => {
    await open(page)
    const listed = await contents()
    expect(listed.length).toBeGreaterThan(10)
    expect(listed).toEqual(sections())
    const { title, changedOn } = await loadDocument('en', LEGAL_DOCUMENTS[page])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe(changedOn)
  },
)

it('[34.8] a text in another language than the reader’s says so', async () => {
  const text = await loadDocument('en', 'legal/terms')
  const { rerender } = render(<LegalText document={text} />)
  expect(screen.queryByText(/not available in your language/u)).toBeNull()
  rerender(<LegalText document={{ ...text, language: 'xx' }} />)
  screen.getByText(/not available in your language/u)
})

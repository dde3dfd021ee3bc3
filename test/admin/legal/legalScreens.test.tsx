import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LEGAL_PAGES, type LegalPath } from '#admin/features/legal/legalPages.ts'
import { PublicPages } from '#admin/features/signin/PublicPages.tsx'
import { REFRESH_TOKEN_DAYS } from '#server/features/auth/opaqueTokens.ts'
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

const pages = Object.keys(LEGAL_PAGES) as LegalPath[]

afterEach(closeApp)

describe.each([
  ['signed in', openSignedIn],
  ['not signed in', openPublic],
])('%s', (_who, open) => {
  it.each(pages)('[34.4] [2.14] %s has its title, date, contents and sections', async (page) => {
    await open(page)
    const listed = await contents()
    expect(listed.length).toBeGreaterThan(10)
    expect(listed).toEqual(sections())
    const { title, changedOn } = LEGAL_PAGES[page]
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe(changedOn)
  })
})

describe('the privacy policy', () => {
  it('[34.6] says what the product does', async () => {
    await openPublic('/privacy')
    await screen.findByText(new RegExp(`${REFRESH_TOKEN_DAYS} days after its last use`, 'u'))
  })

  it('[34.6] covers recordings, the AI and its review, emails, the audit log, retention and rights', async () => {
    await openPublic('/privacy')
    const anchors = (await contents()).map(([anchor]) => anchor)
    for (const id of ['recordings', 'ai', 'mails', 'audit', 'retention', 'rights', 'contact'])
      expect(anchors).toContain(`#${id}`)
  })
})

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import {
  colour,
  companyName,
  fileField,
  logo,
  openClientScreen,
  png,
} from '../support/clientScreen.ts'
import { uploadsToServer } from '../support/uploadsToServer.ts'

beforeEach(() => sessionStorage.clear())

const tooNarrow = async () => ({ width: 800, height: 2, close: () => undefined })
const damaged = () => Promise.reject(new DOMException('InvalidStateError'))

it.each([
  ['[5.26] of another kind', 'text/plain', tooNarrow, new RegExp(MESSAGES.fileTypeRefused, 'u')],
  [
    '[35.11] that is no image, whatever its name',
    'image/png',
    damaged,
    /^This image is damaged.* One PNG, JPG or WEBP file/u,
  ],
  ['[35.13] that would not be seen', 'image/png', tooNarrow, /^This image is too narrow/u],
])('a file %s is refused before it is sent', async (_what, type, decode, words) => {
  const { user } = await openClientScreen('/clients/:id/edit')
  await companyName()
  await uploadsToServer()
  vi.stubGlobal('createImageBitmap', decode)
  await user.upload(fileField(), new File(['hello'], 'notes.png', { type }))
  expect((await within(logo()).findByRole('alert')).textContent).toMatch(words)
})

it('[35.11] nothing is saved while it is still looked at', async () => {
  const { user } = await openClientScreen('/clients/:id/edit')
  await companyName()
  await uploadsToServer()
  let look = () => undefined as void
  const looked = new Promise<void>((resolve) => {
    look = resolve
  })
  vi.stubGlobal('createImageBitmap', async () => {
    await looked
    return { width: 20, height: 20, close: () => undefined }
  })
  await user.upload(fileField(), png())
  const saving = screen.getByRole<HTMLButtonElement>('button', { name: 'Uploading…' })
  expect(saving.disabled).toBe(true)
  look()
  await within(logo()).findByText('logo.png is ready and will be used when you save.')
})

it('[1.15] warns of a colour that text cannot be read on, and shows what it makes', async () => {
  const { user } = await openClientScreen('/clients/:id/edit')
  await companyName()
  expect(screen.queryByText(/is hard to read/u)).toBeNull()
  await user.clear(colour())
  await user.type(colour(), '#ff0000')
  screen.getByText(/contrast of 4\.0:1 and is hard to read/u)
  screen.getByRole('img', { name: 'A button, a link and a menu item in #ff0000' })
  await user.clear(colour())
  await user.type(colour(), '#red')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(MESSAGES.colourInvalid)
})

/** The hands and eyes of a person at a form or a detail screen. */
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

export const formScreen = {
  /** A field by what stands above or beside it, required or not. */
  field: (label: string) => screen.findByLabelText<HTMLInputElement>(named(label)),

  labels: () =>
    [...document.querySelectorAll('form label, form legend')]
      .filter(
        (label) => label.textContent !== '' && label.closest('fieldset[aria-hidden]') === null,
      )
      .map((label) => label.textContent.replace(/\s\*$/u, '')),

  enter: async (user: UserEvent, label: string, text: string) => {
    const field = await formScreen.field(label)
    await user.clear(field)
    await user.type(field, text)
  },

  press: async (user: UserEvent, button: string) =>
    user.click(await screen.findByRole('button', { name: button })),

  /** Waits until the field says this below itself. */
  says: (label: string, words: string) =>
    waitFor(async () => expect(noteOf(await formScreen.field(label))).toBe(words)),

  /** What a detail screen tells under this name. */
  fact: (term: string) =>
    screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent.trim(),

  /** Names of the records chosen in a dropdown of many. */
  chosen: (label: string) => {
    const field = screen.getByLabelText(named(label)).closest('.MuiAutocomplete-root')
    return [...(field?.querySelectorAll('.MuiChip-label') ?? [])].map((chip) => chip.textContent)
  },
}

const named = (label: string) =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(\\s\\*)?$`, 'u')

const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

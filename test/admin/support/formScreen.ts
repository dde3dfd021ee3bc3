/** Helpers for forms and detail screens. */
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

export const formScreen = {
  /** Finds a field by its label, required or not. */
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

  /** Waits for a message below the field. */
  says: (label: string, words: string) =>
    waitFor(async () => expect(noteOf(await formScreen.field(label))).toBe(words)),

  /** Returns the value under a label of a detail screen. */
  fact: (term: string) =>
    screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent.trim(),

  /** Names of the selected records in a multiple dropdown. */
  chosen: (label: string) => {
    const field = screen.getByLabelText(named(label)).closest('.MuiAutocomplete-root')
    return [...(field?.querySelectorAll('.MuiChip-label') ?? [])].map((chip) => chip.textContent)
  },
}

const named = (label: string) =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(\\s\\*)?$`, 'u')

const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

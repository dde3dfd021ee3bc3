// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { AdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { setReaderLocale } from '../../foundation/i18n/readerLocale.ts'
import { DayField, TimeField } from './TypedField.tsx'

// The account is in German, the browser in English.
beforeEach(() => setReaderLocale('de'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setReaderLocale('en')
})

function openFields({ isTouch = false } = {}) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isTouch && media.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const showPicker = vi.fn<() => void>()
  Object.assign(HTMLInputElement.prototype, { showPicker })
  const chosen: string[] = []
  function Fields() {
    const [day, setDay] = useState('2026-11-05')
    const [time, setTime] = useState('15:11')
    const change = (set: (value: string) => void) => (value: string) => {
      chosen.push(value)
      set(value)
    }
    return (
      <AdminContext i18nProvider={i18nProvider}>
        <DayField label="Day" value={day} max="2026-11-29" onChange={change(setDay)} />
        <TimeField label="Time" value={time} onChange={change(setTime)} />
      </AdminContext>
    )
  }
  render(<Fields />)
  const [day, time] = ['Day', 'Time'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  ) as [HTMLInputElement, HTMLInputElement]
  return { user: userEvent.setup(), day, time, chosen, showPicker }
}

it('[36.10] shows and takes a day and a time in the form of the account', async () => {
  const { user, day, time, chosen } = openFields()
  expect([day.value, time.value]).toEqual(['05.11.2026', '15:11'])
  await user.clear(day)
  await user.type(day, '6.11.26')
  expect([day.value, chosen.at(-1)]).toEqual(['6.11.26', '2026-11-06'])
  await user.clear(time)
  await user.type(time, '1620{Tab}')
  expect([day.value, time.value, chosen.at(-1)]).toEqual(['06.11.2026', '16:20', '16:20'])
})

it('[36.10] says at the field how to type what cannot be read, once it is left', async () => {
  const { user, day, chosen } = openFields()
  await user.clear(day)
  await user.type(day, '31.11.2026')
  expect([day.getAttribute('aria-invalid'), chosen.at(-1)]).toEqual(['false', ''])
  await user.tab()
  const said = document.getElementById(day.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toBe('Use this format: TT.MM.JJJJ')
  expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['31.11.2026', 'true'])
  expect(day.checkValidity()).toBe(false)
})

it('[36.10] the calendar of the browser opens by mouse and by keyboard, and fills the field', async () => {
  const { user, day, chosen, showPicker } = openFields()
  await user.click(day)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await user.click(document.querySelector('button[aria-hidden]') ?? day)
  expect(showPicker).toHaveBeenCalledTimes(2)
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]')
  expect(calendar?.max).toBe('2026-11-29')
  fireEvent.change(calendar ?? day, { target: { value: '2026-11-24' } })
  expect([day.value, chosen]).toEqual(['24.11.2026', ['2026-11-24']])
})

it('[36.10] on a touch screen the field is the browser’s own, with the day, or how to write one, in the form of the account', () => {
  const { day, chosen } = openFields({ isTouch: true })
  expect([day.type, day.value, day.max]).toEqual(['date', '2026-11-05', '2026-11-29'])
  screen.getByText('05.11.2026')
  fireEvent.change(day, { target: { value: '2026-11-24' } })
  screen.getByText('24.11.2026')
  fireEvent.change(day, { target: { value: '' } })
  screen.getByText('TT.MM.JJJJ')
  expect(chosen).toEqual(['2026-11-24', ''])
})

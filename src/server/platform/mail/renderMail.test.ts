import { expect, it } from 'vitest'
import { MAIL_KINDS, isOptionalMailKind, type MailKind } from '#domain/mails/mailKinds.ts'
import { contrastRatio } from '#domain/theme.ts'
import { mailSample } from '#test/support/mailSamples.ts'
import { createTranslator, english } from '../texts/translator.ts'
import { type MailLayout, renderMail } from './renderMail.ts'

const frame: MailLayout = {
  company: 'Northwind Logistics',
  color: '#faa61a',
  logo: null,
  buttonUrl: 'https://liftwise.example/campaigns/7?clientId=3&page=1',
  unsubscribeUrl: 'https://liftwise.example/unsubscribe/abc',
  texts: english,
}
const rendered = (kind: MailKind, given: Partial<MailLayout> = {}) =>
  renderMail(kind, mailSample(kind), { ...frame, ...given })

it.each(MAIL_KINDS)('[30.4] %s is whole in both texts, in the name of the client', async (kind) => {
  const unsubscribeUrl = isOptionalMailKind(kind) ? frame.unsubscribeUrl : null
  const { subject, text, html } = await rendered(kind, { unsubscribeUrl })
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/%\{|undefined|\[object/)
    expect(part).not.toMatch(/[ \t]$/)
  }
  expect(subject.length).toBeLessThan(100)
  expect(subject.length).toBeGreaterThan(15)
  for (const value of Object.values(mailSample(kind).values)) {
    const inText = text.replace(/\n(> |  )?/g, ' ')
    const said = [subject, inText].some((part) => part.includes(value.replace(/\n+/g, ' ')))
    if (!value.includes('\n')) expect(said, value).toBe(true)
  }
  expect(text).toContain(`\n${frame.buttonUrl}\n`)
  expect(html).toContain('href="https://liftwise.example/campaigns/7?clientId=3&amp;page=1"')
  expect(text).toContain('Northwind Logistics, Liftwise')
  expect(html).toMatch(/class="company"[^>]*>Northwind Logistics</)
  for (const part of [text, html]) {
    expect(part).toMatch(/You receive(d)? this email/)
    expect(part.includes('Unsubscribe')).toBe(isOptionalMailKind(kind))
    expect(part.includes('/unsubscribe/abc')).toBe(isOptionalMailKind(kind))
  }
  for (const line of text.split('\n'))
    if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(76)
  expect(html).toContain('<html lang="en"')
  expect(html).not.toMatch(/<script|javascript:|src="http|@import|url\(/i)
  for (const table of html.match(/<table[^>]*>(?!<t[rbody]+><th|<tr>\n?<th)/g) ?? [])
    expect(table).toContain('role="presentation"')
})

it.each([
  ['#faa61a', '#000000'],
  ['#123f8c', '#ffffff'],
  ['#ffffff', '#000000'],
  ['red; background: url(https://evil.example)', '#000000'],
])('[30.4] has the colour %s with text of %s, and a link that can be read', async (color, text) => {
  const { html } = await rendered('passwordReset', { color })
  const button = /<td bgcolor="(#\w{6})"[^>]*><a class="button"[^>]*color: (#\w{6})/.exec(html)
  expect(button?.[1]).toBe(color.startsWith('#') ? color : '#faa61a')
  expect(button?.[2]).toBe(text)
  const link = /class="address"[^>]*color: (#\w{6})/.exec(html)?.[1] ?? ''
  expect(contrastRatio(link, '#f7f7f5')).toBeGreaterThanOrEqual(4.5)
  expect(html).not.toContain('evil')
})

it('[53.10] the mail of a view names it and its number in the subject', async () => {
  const { view = '', total = '' } = mailSample('savedView').values
  const { subject } = await rendered('savedView')
  expect(subject).toBe(`Northwind Logistics: ${view}, ${total}`)
})

it('[30.4] shows the logo beside the name, which says it already', async () => {
  const logo = { cid: 'logo', width: 120, height: 40 }
  const { html } = await rendered('weeklySummary', { logo })
  expect(html).toMatch(/<img src="cid:logo" alt="" width="120" height="40"/)
  expect(html).toMatch(/class="company"[^>]*>Northwind Logistics</)
})

const HOSTILE =
  '<img src=x onerror="alert(1)">\r\nBcc: evil@evil.example\u2028\u0000%{firstname}\u202E[x]\n\n* y'

it.each(MAIL_KINDS)(
  '[30.5] %s never lets a value become markup, a header or a line',
  async (kind) => {
    const { values, rows } = mailSample(kind)
    const all = (fields: object) =>
      Object.fromEntries(Object.keys(fields).map((name) => [name, HOSTILE]))
    const words = { values: all(values), rows: rows.map(all) }
    const { subject, text, html } = await renderMail(kind, words, { ...frame, company: HOSTILE })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(text).not.toMatch(/^(Bcc|\* y|\[x\])/m)
    // oxlint-disable-next-line no-control-regex
    expect(subject).not.toMatch(/[\x00-\x1F\x7F\u2028\u2029\u202E]/)
    // oxlint-disable-next-line no-control-regex
    expect(`${text}${html}`).not.toMatch(/[\x00-\x09\x0B-\x1F\u2028\u2029\u202E]/)
    expect(text).toContain('%{firstname}')
  },
)

it.each(MAIL_KINDS)('[30.5] %s refuses to be sent with a hole in it', async (kind) => {
  const { values, rows } = mailSample(kind)
  for (const name of Object.keys(values)) {
    const { [name]: _left, ...others } = values
    await expect(renderMail(kind, { values: others, rows }, frame)).rejects.toThrow(name)
  }
})

it('[30.4] names Liftwise once where it is the company itself', async () => {
  const { text, html } = await rendered('passwordReset', { company: 'Liftwise' })
  expect(text).toMatch(/\nLiftwise\n?$/u)
  expect(html).not.toContain('Liftwise, Liftwise')
})

it('[34.1] quotes what someone wrote line by line', async () => {
  const { text, html } = await rendered('helpRequestCopy')
  expect(text).toContain('\n> The video of yesterday does not play.\n> \n> Kind regards\n')
  expect(html).toContain('does not play.<br /><br />Kind regards</blockquote>')
})

it('[30.4] says nothing of a list that is empty', async () => {
  const { values } = mailSample('weeklySummary')
  const { text, html } = await renderMail('weeklySummary', { values, rows: [] }, frame)
  expect(`${text}${html}`).not.toContain('Most observed')
  const full = await rendered('weeklySummary')
  expect(full.text).toContain('Most observed:\n\n- Amsterdam: 20 observations, 80% correct')
})

it('[49.23] is in the language of the receiver, and what is typed stays as it is', async () => {
  const made = createTranslator('pl', {
    mails: {
      passwordReset: {
        subject: 'Nowe hasło',
        why: 'Bo tak.',
        body: 'Cześć %{firstname}!\n\n[Dalej]',
      },
    },
    mailParts: {
      buttonFails: 'Otwórz:',
      unsubscribe: 'Wypisz',
      unsubscribeSentence: 'Albo %{link} się.',
      labelled: '%{label}:',
      unsubscribeLine: 'Wypisz: %{address}',
    },
  } as never)
  const { subject, text, html } = await rendered('passwordReset', { texts: made })
  expect(subject).toBe('Nowe hasło')
  expect(text).toContain('Cześć Zoë!\n\nDalej:\nhttps://liftwise.example')
  expect(text).toContain('Wypisz: https://liftwise.example/unsubscribe/abc')
  expect(html).toContain('<html lang="pl"')
  expect(html).toMatch(/Albo <a href="[^"]*abc"[^>]*>Wypisz<\/a> się\./u)
})

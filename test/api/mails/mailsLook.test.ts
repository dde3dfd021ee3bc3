/** What a mail carries: the client's logo and colour, and the way to refuse it. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { unsubscribeTokens } from '#server/features/mails/unsubscribeToken.ts'
import { headerOf, openMailScenario, type MailScenario } from './mailScenario.ts'

let lookScenario: MailScenario
beforeAll(async () => {
  lookScenario = await openMailScenario()
})
afterAll(() => lookScenario.close())
beforeEach(() => {
  lookScenario.smtp.received.length = 0
})

const readable = (mail = '') =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )

const sentTo = async (look: Parameters<typeof buildClient>[1]) => {
  const client = await buildClient(lookScenario.db, look)
  const person = await lookScenario.person({ client_id: client.id })
  await lookScenario.enqueue({
    clientId: client.id,
    kind: 'mail.helpRequestCopy',
    userId: person.id,
    payload: { subject: 'A video', message: 'It does not play.' },
  })
  await lookScenario.work()
  return readable(lookScenario.smtp.received.at(-1))
}

it('wears the colour and the name of the client whose mail it is', async () => {
  const mail = await sentTo({ company_name: 'Blue & Sons', color: '#123f8c' })
  expect(mail).toContain('bgcolor="#123f8c"')
  expect(mail).toContain('color: #ffffff')
  expect(mail).toContain('Blue &amp; Sons, Liftwise')
  expect(mail).toContain('\nBlue & Sons, Liftwise')
  expect(mail).not.toContain('image/png')
})

it('carries the logo inside, so that it needs no link', async () => {
  const logo = sharp({ create: { width: 300, height: 100, channels: 4, background: '#c00' } })
  await lookScenario.files.put('logos/one.png', await logo.png().toBuffer(), 'image/png')
  const mail = await sentTo({ logo_file: 'logos/one.png' })
  expect(mail).toMatch(/Content-Type: image\/png/)
  expect(mail).toMatch(/Content-ID: <logo>/i)
  expect(mail).toMatch(/Content-Disposition: inline/)
  expect(mail).toContain('<img src="cid:logo" alt="" width="156" height="60"')
  expect(mail).not.toMatch(/src="https?:/)
})

it.each(['logos/gone.png', 'logos/broken.png'])(
  'is sent with the name alone when the logo %s cannot be read',
  async (logo_file) => {
    await lookScenario.files.put('logos/broken.png', Buffer.from('no picture'), 'image/png')
    const mail = await sentTo({ logo_file, company_name: `Firm of ${logo_file}` })
    expect(mail).toContain(`Firm of ${logo_file}, Liftwise`)
    expect(mail).not.toContain('<img')
  },
)

it('can be refused with one click where it is no must, and only there [RFC 8058]', async () => {
  const person = await lookScenario.person()
  await lookScenario.enqueueSummary(person)
  await lookScenario.enqueueCopy(person)
  await lookScenario.work()
  const [summary, copy] = lookScenario.smtp.received
  expect(headerOf(summary, 'Subject')).toContain('observations')
  const link = /^<https:\/\/liftwise\.test\/unsubscribe\/(\S+)>$/.exec(
    headerOf(summary, 'List-Unsubscribe') ?? '',
  )
  expect(
    unsubscribeTokens('the secret of the tests of mails, long enough').verify(link?.[1] ?? ''),
  ).toEqual({ clientId: lookScenario.clientId, userId: person.id, kind: 'weeklySummary' })
  expect(headerOf(summary, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(readable(summary)).toContain(`Unsubscribe: https://liftwise.test/unsubscribe/${link?.[1]}`)
  expect(headerOf(copy, 'List-Unsubscribe')).toBeUndefined()
  expect(readable(copy)).not.toContain('nsubscribe')
  expect(headerOf(copy, 'Auto-Submitted')).toBe('auto-generated')
})

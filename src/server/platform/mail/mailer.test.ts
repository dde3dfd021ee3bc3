import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { scriptedSmtp } from '#test/support/scriptedSmtp.ts'
import { checkMailServer, type Mail, openMailer } from './mailer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const mailFrom = { name: 'Liftwise', address: 'no-reply@liftwise.example' }
const mail: Mail = {
  to: { name: 'Zoë, "Boss" <evil@evil.example>', address: 'zoe@people.example' },
  subject: 'Your link\r\nBcc: evil@evil.example',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '01a1fc91@liftwise.example',
  language: 'en',
}

it('[30.9] writes an .eml file where no SMTP server is set, one per message id', async () => {
  const mailer = openMailer({ smtpUrl: null, mailFrom, dataDir })
  await mailer.send(mail)
  await mailer.send(mail)
  expect(readdirSync(join(dataDir, 'mail'))).toEqual(['01a1fc91@liftwise.example.eml'])
  const written = readFileSync(join(dataDir, 'mail', '01a1fc91@liftwise.example.eml'), 'utf8')
  expect(written).toMatch(/^From: Liftwise <no-reply@liftwise\.example>\r?$/m)
  expect(written).toMatch(/^Message-ID: <01a1fc91@liftwise\.example>\r?$/m)
  expect(written).not.toMatch(/^Bcc:/m)
})

it('[30.9] sends to the address alone, whatever the name says', async () => {
  const server = await scriptedSmtp()
  const mailer = openMailer({ smtpUrl: server.url, mailFrom, dataDir })
  await mailer.send(mail)
  mailer.close()
  await server.close()
  expect(server.receivers).toEqual(['zoe@people.example'])
  expect(server.received.join('')).not.toMatch(/^Bcc:/m)
})

it('[30.2] rejects when the email was not taken', async () => {
  const mailer = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir })
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
  mailer.close()
})

it('[48.4] a mail server that never greets is given up after four seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  let connected: Promise<unknown> | undefined
  const isOpened = (opened: unknown) => {
    connected = once((opened as { socket: Socket }).socket, 'connect')
  }
  subscribe('net.client.socket', isOpened)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const isOver = vi.fn<() => void>()
  const checked = checkMailServer(`smtp://127.0.0.1:${port}`).finally(isOver)
  checked.catch(() => undefined)
  const [socket] = (await once(silent, 'connection')) as [Socket]
  await connected
  unsubscribe('net.client.socket', isOpened)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(checked).rejects.toThrow('Greeting never received')
  vi.useRealTimers()
  socket.destroy()
  silent.close()
})

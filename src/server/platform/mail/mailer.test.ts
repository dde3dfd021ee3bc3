import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
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
  const receivers: string[] = []
  const bodies: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      receivers.push(...session.envelope.rcptTo.map(({ address }) => address))
      stream.on('data', (part: Buffer) => bodies.push(part.toString()))
      stream.once('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir })
  await mailer.send(mail)
  mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
  expect(receivers).toEqual(['zoe@people.example'])
  expect(bodies.join('')).not.toMatch(/^Bcc:/m)
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isOver = false
  const checked = checkMailServer(`smtp://127.0.0.1:${port}`).finally(() => {
    isOver = true
  })
  checked.catch(() => undefined)
  const [socket] = (await once(silent, 'connection')) as [{ destroy: () => void }]
  // The client hears of its connection a moment later.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  vi.advanceTimersByTime(3_000)
  await setImmediate()
  expect(isOver).toBe(false)
  vi.advanceTimersByTime(1_000)
  await expect(checked).rejects.toThrow('Greeting never received')
  vi.useRealTimers()
  socket.destroy()
  silent.close()
})

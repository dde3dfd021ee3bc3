/** An SMTP server that takes every mail and notes in which order they came. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  url: string
  /** Of each mail the part of its Message-ID before the @, as they came. */
  received: string[]
  close: () => Promise<void>
}

export async function mailSink(): Promise<MailSink> {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1')
      })
      stream.on('end', () => {
        received.push(/^Message-ID: <([^@>]+)@/im.exec(text)?.[1] ?? 'a mail without Message-ID')
        done()
      })
    },
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((closed) => {
        server.close(closed)
      }),
  }
}

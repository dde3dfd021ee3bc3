/** A mail server that does as it is told: takes mails, refuses them, or goes away at the worst moment. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What happens to the next connection's mail: 'lost' after the whole of it has arrived. */
export type SmtpReply = 'taken' | 'lost' | { at: 'RCPT TO' | 'DATA'; code: number; words: string }

export interface ScriptedSmtp {
  url: string
  /** Of the next mails in turn; then all are taken. */
  replies: SmtpReply[]
  /** Whole mails as they arrived, also those that were lost or refused then. */
  received: string[]
  close: () => Promise<void>
}

export async function scriptedSmtp(): Promise<ScriptedSmtp> {
  const replies: SmtpReply[] = []
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const [fate] = replies
      if (typeof fate !== 'object' || fate.at !== 'RCPT TO') return done()
      replies.shift()
      return done(smtpError(fate))
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        received.push(Buffer.concat(parts).toString())
        const fate = replies.shift() ?? 'taken'
        if (fate === 'lost') for (const open of server.connections) open.close()
        else done(fate === 'taken' ? null : smtpError(fate))
      })
      void session
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    replies,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function smtpError({ code, words }: { code: number; words: string }): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

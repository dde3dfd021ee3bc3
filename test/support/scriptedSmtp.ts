/** A scripted mail server: accepts mails, refuses them, or disconnects at the worst moment. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Reaction to the next mail; 'lost': disconnects after the whole mail has arrived. */
export type SmtpReply = 'taken' | 'lost' | { at: 'RCPT TO' | 'DATA'; code: number; words: string }

export interface ScriptedSmtp {
  url: string
  /** Reactions to the next mails in order; later mails are accepted. */
  replies: SmtpReply[]
  /** Complete mails in order of arrival, including those that were then lost or refused. */
  received: string[]
  /** Addresses that the mails were sent to, in order. */
  receivers: string[]
  close: () => Promise<void>
}

export async function scriptedSmtp(): Promise<ScriptedSmtp> {
  const replies: SmtpReply[] = []
  const received: string[] = []
  const receivers: string[] = []
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
        receivers.push(...session.envelope.rcptTo.map(({ address }) => address))
        const fate = replies.shift() ?? 'taken'
        if (fate === 'lost') for (const open of server.connections) open.close()
        else done(fate === 'taken' ? null : smtpError(fate))
      })
    },
  })
  server.on('error', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    replies,
    received,
    receivers,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function smtpError({ code, words }: { code: number; words: string }): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

/** Tells a mail that nobody will ever take from one that may be sent later. */
import { onOneLine } from './fillPlaces.ts'

/** In the server's words; null: another try may do better. */
export function finalRefusal(error: unknown): string | null {
  const { code, responseCode, command, response, message }: SendingError = Object(error)
  if (!REFUSES_THIS_MAIL.has(code ?? '')) return null
  const isFinal =
    responseCode === undefined
      ? code === 'EENVELOPE' && command === 'API'
      : responseCode >= 500 && responseCode < 600 && responseCode !== WANTS_SIGN_IN
  return isFinal ? onOneLine(response || message || 'The mail was refused.') : null
}

/** As nodemailer fills it in. `command` 'API': the server was not even asked. */
interface SendingError {
  code?: string
  responseCode?: number
  command?: string
  response?: string
  message?: string
}

/** Of the sender, the receiver or the content; a refused connection or sign-in concerns the settings. */
const REFUSES_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])
const WANTS_SIGN_IN = 530

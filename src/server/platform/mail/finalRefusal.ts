/** Tells a mail that nobody will ever take from one that may be sent later. */
import { singleLine } from './fillPlaces.ts'

/** In the server's words; null: another try may do better. */
export function permanentFailure(error: unknown): string | null {
  const { code, responseCode, command, response, message }: SmtpError = Object(error)
  if (!MESSAGE_ERROR_CODES.has(code ?? '')) return null
  const isPermanent =
    responseCode === undefined
      ? code === 'EENVELOPE' && command === 'API'
      : responseCode >= 500 && responseCode < 600 && responseCode !== AUTH_REQUIRED
  return isPermanent ? singleLine(response || message || 'The mail was refused.') : null
}

/** As nodemailer fills it in. `command` 'API': the server was not even asked. */
interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
  response?: string
  message?: string
}

/** Of the sender, the receiver or the content; a refused connection or sign-in concerns the settings. */
const MESSAGE_ERROR_CODES = new Set(['EENVELOPE', 'EMESSAGE'])
const AUTH_REQUIRED = 530

/** What the log says, and what it never says: no password, token, signature or row of the database. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Settings } from '../settings/settings.ts'

export function createLogger(
  settings: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: settings.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError, req: serializeRequest, res: serializeResponse },
    redact: { paths: secretPaths, censor: '[secret]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Only the path: queries carry signatures of links, and addresses of mails their tokens. */
function redactedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/^\/(reset|unsubscribe)\/.+/, '/$1/[secret]')
}

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'refreshToken',
  'resetToken',
  'secret',
  'signature',
]
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** A database error's detail quotes the row, and its query the values: neither is logged. */
function serializeError(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack }
}

function serializeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: redactedPath(request.url), address: request.ip }
}

function serializeResponse(answer: { statusCode: number }) {
  return { status: answer.statusCode }
}

/** One line of the log for each answer. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ req: request, res: reply, milliseconds }, 'Answered')
    next()
  })
}

/** Logger that never writes a password, token, signature or database row. */
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { programVersion } from '../settings/version.ts'
import { english } from '../texts/translator.ts'

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

/**
 * Says something that happens once to whoever started the process: a sentence to a person at a terminal or of npm, a
 * line of the log, whatever its level, to a service manager.
 */
export function announce(sentence: string): void {
  if (process.stdout.isTTY || process.env['npm_lifecycle_event'] !== undefined)
    process.stdout.write(`${sentence}\n`)
  else createLogger({ logLevel: 'info' }).info({ ...programVersion() }, sentence)
}

/** Has warnings of the process written as lines of the log. */
export function logWarnings(log: Pick<FastifyBaseLogger, 'warn'>): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ message }) => log.warn(message))
}

/** Keeps only the path: queries contain signatures of links and tokens of mail addresses. */
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

/** Omits a database error's detail, which quotes the row, and its query, which contains the values. */
function serializeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: english.word(error.message),
    code: error.code,
    stack: error.stack,
  }
}

function serializeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: redactedPath(request.url), address: request.ip }
}

function serializeResponse(answer: { statusCode: number }) {
  return { status: answer.statusCode }
}

/** Makes the logger of a request when it writes for the first time: most requests write nothing of their own. */
export const requestLogger: ChildLoggerFactory = (parent, bindings) =>
  Object.assign(Object.create(loggerMethods), { parent, bindings })

type ChildLoggerFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>

const loggerMethods = Object.fromEntries(
  (['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const).map((name) => [
    name,
    function write(this: { parent: FastifyBaseLogger; bindings: object }, ...line: [object]) {
      return this.parent.child(this.bindings)[name](...line)
    },
  ]),
)

/** Logs one line for each response. */
export function requestLog(app: FastifyInstance): void {
  // The serializers leave no secret in these lines, and looking for one takes longer than writing a line.
  const log = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, next) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    log.info({ reqId: request.id, req: request, res: reply, milliseconds }, 'Answered')
    next()
  })
}

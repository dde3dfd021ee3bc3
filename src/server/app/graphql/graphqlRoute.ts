/** POST /graphql: runs one operation per request. */
import { type Readable, Transform } from 'node:stream'
import { callbackify } from 'node:util'
import {
  errorCodes,
  type FastifyInstance,
  type FastifyRequest,
  type preParsingHookHandler,
  type RequestPayload,
} from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, Kind } from 'graphql'
import { mayCall } from '#domain/access.ts'
import { FAULT_CODE, isAppError } from '#domain/errors.ts'
import { memoize } from '#domain/memoize.ts'
import { message, type Message, parseMessage } from '#domain/messages.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { accessTokens, type AccessTokens } from '../../context/request/accessTokens.ts'
import { createRequestContext, type RequestServices } from '../../context/request/authenticate.ts'
import { createSessionReader } from '../../context/request/sessionReader.ts'
import { describeOutage, outageOf, RETRY_AFTER_SECONDS } from '../../platform/db/outages.ts'
import { reportSlowStatements, watchStatements } from '../../platform/db/watchStatements.ts'
import type { AppServices, BackgroundTasks } from '../../platform/http/appServices.ts'
import { headerPreferences } from '../../platform/texts/requestLanguage.ts'
import { operationTiming, type OperationOutcome } from '../../platform/metrics/requestMetrics.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import { type GraphqlRequest, queryExecutor } from './queryExecutor.ts'
import { buildGuardedSchema } from './schema.ts'

interface GraphqlRouteOptions extends AppServices {
  now: () => Date
  background: BackgroundTasks
}

export async function graphqlRoute(
  app: FastifyInstance,
  options: GraphqlRouteOptions,
): Promise<void> {
  const { settings, db, mailer, files, now, background, metrics } = options
  const tokens = accessTokens(settings.tokenSecret, settings.previousTokenSecret)
  const server: RequestServices = { settings, db, mailer, files, now, background, tokens }
  const readSession = createSessionReader(db)
  const observeOperation = metrics && operationTiming(metrics)
  const execute = queryExecutor(buildGuardedSchema(), settings)

  app.post<{ Body: unknown }>(
    '/graphql',
    { bodyLimit: MAX_BODY_BYTES, preParsing: bodySizeLimit(tokens, now) },
    async (request, reply) => {
      const body = parseRequest(request.body)
      const startedAt = performance.now()
      const context = await createRequestContext(server, readSession, request)
      const warnOfSlow = reportSlowStatements((statement) => {
        const { operation } = context
        request.log.warn({ operation, ...statement }, 'A statement was slow')
      })
      context.db = watchStatements((context.session && db.forRequest?.()) || db, warnOfSlow)
      const { data, errors } = await execute(body, context).catch(documentRefusal)
      const formatted = errors?.map((error) => formatError(error, request, context.texts))
      const seconds = (performance.now() - startedAt) / 1_000
      observeOperation?.(context.operation ?? 'none', outcomeOf(formatted), seconds)
      const type = responseType(request.headers.accept ?? '')
      if (isOutage(data, formatted)) void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS)
      // Clients of the older type read the errors of such an answer only when its status says that all is well.
      else if (data === undefined && type === RESPONSE_TYPE) void reply.code(400)
      const retryAfter = retryAfterOf(formatted)
      if (retryAfter !== null) void reply.header('retry-after', retryAfter)
      // Sent as text: the framework would look up a serializer for each call.
      void reply.type(`${type}; charset=utf-8`)
      return JSON.stringify({ data, errors: formatted })
    },
  )
}

const RESPONSE_TYPE = 'application/graphql-response+json'

/** More than there are programs that call. */
const MAX_ACCEPT_HEADERS = 100

/** Returns the type of an answer: the specification's where the caller names it first or prefers it, else JSON. */
const responseType = memoize(
  (accept: string): string =>
    headerPreferences(accept).find(
      (type) => type === RESPONSE_TYPE || type === 'application/json',
    ) ?? 'application/json',
  MAX_ACCEPT_HEADERS,
)

/** Throws BAD_INPUT with status 400 for what is no request of GraphQL over HTTP. */
function parseRequest(body: unknown): GraphqlRequest {
  if (!isRecord(body)) throw badRequest('A request is one JSON object with a query.')
  const { query, variables, operationName, extensions } = body
  if (typeof query !== 'string') throw badRequest('query must be a text.')
  if (!isAbsent(variables) && !isRecord(variables)) throw badRequest('variables must be an object.')
  if (nestsDeeper(variables, MAX_VARIABLE_DEPTH))
    throw badRequest(`variables must not nest deeper than ${MAX_VARIABLE_DEPTH} levels.`)
  if (!isAbsent(operationName) && typeof operationName !== 'string')
    throw badRequest('operationName must be a text.')
  if (!isAbsent(extensions) && !isRecord(extensions))
    throw badRequest('extensions must be an object.')
  return { query, variables: variables ?? null, operationName: operationName ?? null }
}

/** Far more than any input has; what reads them calls itself for each level. */
const MAX_VARIABLE_DEPTH = 50

/** Looks at one level after the other: a walk that calls itself would fail on what it looks for. */
function nestsDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= levels && level.length > 0; depth += 1)
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []))
  return level.length > 0
}

const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const badRequest = (message: string) => Object.assign(new Error(message), { statusCode: 400 })

/** Result for a document that was rejected before execution. */
function documentRefusal(error: unknown): ExecutionResult {
  return { errors: [error as NonNullable<ExecutionResult['errors']>[number]] }
}

/** Error in the shape that graphql, the compiled documents and Mercurius produce. */
interface ReportedError {
  message: string
  path?: readonly (string | number)[] | undefined
  originalError?: unknown
}

/**
 * Formats an error for the caller: the code and details of an expected error; for an unexpected one only the request's
 * id. An error with a path was thrown by a resolver; one without concerns the request itself.
 */
function formatError(
  error: ReportedError,
  { id: requestId, log }: Pick<FastifyRequest, 'id' | 'log'>,
  texts: Translator,
): GraphQLFormattedError {
  const cause = rootCause(error)
  const path = error.path && { path: error.path }
  const outage = outageOf(cause)
  if (outage)
    log.error({ outage: describeOutage(cause), path: error.path }, 'An operation met an outage')
  const known = isAppError(cause) ? cause : outage
  // Details that are not known are undefined, which no answer shows.
  if (known) {
    const { message: text, code, details } = known
    const fields = details.fields?.map(({ field, message: wrong }) => ({
      field,
      message: texts.word(wrong),
      ...textOf(wrong),
    }))
    return {
      message: texts.word(text),
      ...path,
      extensions: { code, ...details, ...textOf(text), ...(fields && { fields }) },
    }
  }
  if (cause instanceof GraphQLError && (!path || concernsValue(cause))) {
    const field = variableOf(cause)
    return {
      message: cause.message,
      ...path,
      extensions: { code: 'BAD_INPUT', ...(field !== undefined && { field }) },
    }
  }
  log.error({ err: cause, path: error.path }, 'An operation failed')
  const extensions = { code: FAULT_CODE, requestId, ...textOf(UNEXPECTED) }
  return { message: texts.word(UNEXPECTED), ...path, extensions }
}

const UNEXPECTED = message('unexpected')

/** Gives callers with texts of their own what a message says. */
function textOf(encoded: string): { text?: Message } {
  const text = parseMessage(encoded)
  return text ? { text } : {}
}

function outcomeOf(errors: readonly GraphQLFormattedError[] = []): OperationOutcome {
  if (errors.length === 0) return 'ok'
  const codes = errors.map(({ extensions }) => extensions?.['code'])
  return codes.some((code) => code === FAULT_CODE || code === 'UNAVAILABLE') ? 'failed' : 'refused'
}

/** Returns the longest wait of the refused calls, in seconds; null: none says one. */
function retryAfterOf(errors: readonly GraphQLFormattedError[] = []): number | null {
  const waits = errors.flatMap(
    ({ extensions }) => (extensions?.['retryAfter'] as number | undefined) ?? [],
  )
  return waits.length === 0 ? null : Math.max(...waits)
}

/** True if an outage left nothing to answer with. Part of an answer is an answer. */
const isOutage = (
  data: ExecutionResult['data'],
  errors: readonly GraphQLFormattedError[] = [],
): boolean =>
  errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE') &&
  Object.values(data ?? {}).every((value) => value === null)

/** Returns the innermost error: graphql wraps what a resolver throws, sometimes twice. */
function rootCause(error: ReportedError): unknown {
  let cause: unknown = error
  while (
    typeof cause === 'object' &&
    cause !== null &&
    'originalError' in cause &&
    cause.originalError
  )
    cause = cause.originalError
  return cause
}

/** True if a field was not called at all, as the call gives null to an argument that needs a value. */
const concernsValue = ({ nodes = [] }: GraphQLError): boolean =>
  nodes.length > 0 && nodes.every(({ kind }) => kind !== Kind.FIELD)

/** Returns the name of the variable that a validation error concerns. */
function variableOf({ nodes = [] }: GraphQLError): string | undefined {
  for (const node of nodes) {
    if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value
    if (node.kind === Kind.VARIABLE) return node.name.value
  }
  return undefined
}

/**
 * Limit of the route: 20 MiB, for callers who may import. The hook limits everyone else to 1 MiB, far more than the
 * longest document and form need.
 */
const MAX_BODY_BYTES = CSV_UPLOAD.maxSize

const DEFAULT_BODY_BYTES = 1024 * 1024

/** Calls back at once for the bodies of nearly all calls. */
function bodySizeLimit(tokens: AccessTokens, now: () => Date): preParsingHookHandler {
  const limitLongBody = callbackify(
    async (request: FastifyRequest, payload: RequestPayload, length: number) => {
      if (await callerMayImport(request, tokens, now())) return payload
      if (length > DEFAULT_BODY_BYTES) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      return (payload as Readable).pipe(limitBytes(DEFAULT_BODY_BYTES))
    },
  )
  return (request, _reply, payload, next) => {
    const length = Number(request.headers['content-length'] ?? Number.NaN)
    if (length <= DEFAULT_BODY_BYTES) next(null, payload)
    else limitLongBody(request, payload, length, next)
  }
}

/** Checks the token only: the operation itself checks whether its account still has the right. */
async function callerMayImport(
  { headers }: FastifyRequest,
  tokens: AccessTokens,
  now: Date,
): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const claims = token ? await tokens.verify(token, now) : 'invalid'
  return typeof claims === 'object' && mayCall(claims.role, 'importUsers')
}

/** Limits a body without a content length. */
function limitBytes(maxBytes: number): Transform {
  let receivedBytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedBytes += chunk.length
      if (receivedBytes > maxBytes) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      else done(null, chunk)
    },
  })
}

/** POST /graphql: one operation a request. */
import { type Readable, Transform } from 'node:stream'
import {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type preParsingAsyncHookHandler,
} from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, Kind } from 'graphql'
import { mayCall } from '#domain/access.ts'
import { isAppError } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { accessTokens, type AccessTokens } from '../../context/request/accessTokens.ts'
import { createRequestContext, type RequestServices } from '../../context/request/authenticate.ts'
import { createSessionReader } from '../../context/request/sessionReader.ts'
import type { AppServices, BackgroundTasks } from '../../platform/http/appServices.ts'
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
  const { settings, db, mailer, files, now, background } = options
  const tokens = accessTokens(settings.tokenSecret)
  const server: RequestServices = { settings, db, mailer, files, now, background, tokens }
  const readSession = createSessionReader(db)
  const execute = queryExecutor(buildGuardedSchema(), settings)

  app.post<{ Body: GraphqlRequest }>(
    '/graphql',
    {
      schema: { body: bodySchema },
      bodyLimit: MAX_BODY_BYTES,
      preParsing: bodySizeLimit(tokens, now),
    },
    async (request, reply) => {
      const context = await createRequestContext(server, readSession, request)
      const { data, errors } = await execute(request.body, context).catch(documentRefusal)
      // Answered as text: the framework would look for a serialiser at each call.
      void reply.type('application/json; charset=utf-8')
      return JSON.stringify({
        data,
        errors: errors?.map((error) => formatError(error, request.id, request.log)),
      })
    },
  )
}

const bodySchema = {
  type: 'object',
  required: ['query'],
  properties: {
    query: { type: 'string' },
    variables: { type: ['object', 'null'] },
    operationName: { type: ['string', 'null'] },
  },
}

/** A document that was refused before it ran. */
function documentRefusal(error: unknown): ExecutionResult {
  return { data: null, errors: [error as NonNullable<ExecutionResult['errors']>[number]] }
}

/** As graphql, the compiled documents and Mercurius make them. */
interface ReportedError {
  message: string
  path?: readonly (string | number)[] | undefined
  originalError?: unknown
}

/**
 * What a caller learns of an error: the code and field of ours, and of a fault nothing but the request's id.
 * An error with a path happened while a resolver ran; one without is the request's own.
 */
function formatError(
  error: ReportedError,
  requestId: string,
  log: FastifyBaseLogger,
): GraphQLFormattedError {
  const cause = rootCause(error)
  const path = error.path && { path: error.path }
  if (isAppError(cause)) {
    const { message, code, field } = cause
    return { message, ...path, extensions: { code, ...(field !== undefined && { field }) } }
  }
  if (!path && error instanceof GraphQLError) {
    const field = variableOf(error)
    return {
      message: error.message,
      extensions: { code: 'BAD_INPUT', ...(field !== undefined && { field }) },
    }
  }
  log.error({ err: cause, path: error.path }, 'An operation failed')
  return { message: MESSAGES.unexpected, ...path, extensions: { requestId } }
}

/** The innermost error: graphql wraps what a resolver throws, sometimes twice. */
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

/** The variable that a validation error of the document is about. */
function variableOf({ nodes = [] }: GraphQLError): string | undefined {
  for (const node of nodes) {
    if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value
    if (node.kind === Kind.VARIABLE) return node.name.value
  }
  return undefined
}

/**
 * Who may import may send a call of 20 MiB, everybody else one of 1 MiB: the longest document and form by far.
 * Of the route; the hook refuses what is too large for its sender.
 */
const MAX_BODY_BYTES = CSV_UPLOAD.maxSize

const DEFAULT_BODY_BYTES = 1024 * 1024

const bodySizeLimit =
  (tokens: AccessTokens, now: () => Date): preParsingAsyncHookHandler =>
  async (request, _reply, payload) => {
    const length = Number(request.headers['content-length'] ?? Number.NaN)
    if (length <= DEFAULT_BODY_BYTES || (await callerMayImport(request, tokens, now())))
      return payload
    if (length > DEFAULT_BODY_BYTES) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
    return (payload as Readable).pipe(limitBytes(DEFAULT_BODY_BYTES))
  }

/** By the token alone: whether its account is still allowed to is for the call to find out. */
async function callerMayImport(
  { headers }: FastifyRequest,
  tokens: AccessTokens,
  now: Date,
): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const claims = token ? await tokens.verify(token, now) : 'invalid'
  return typeof claims === 'object' && mayCall(claims.role, 'importUsers')
}

/** A body that does not say how long it is. */
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

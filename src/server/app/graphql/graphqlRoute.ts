/** POST /graphql: one operation a request. */
import type { FastifyInstance } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { createSessionReader } from '../../features/auth/sessionQueries.ts'
import { accessTokens } from '../../context/request/accessTokens.ts'
import type { AppServices } from '../../platform/http/appParts.ts'
import type { BackgroundTasks } from '../../platform/http/backgroundWork.ts'
import { queryExecutor, type GraphqlRequest } from './queryExecutor.ts'
import { formatError } from './errorFormat.ts'
import { MAX_BODY_BYTES, bodySizeLimit } from './largeBodies.ts'
import { createRequestContext, type RequestServices } from '../../context/request/authenticate.ts'
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

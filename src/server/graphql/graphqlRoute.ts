/** POST /graphql: one operation a request. */
import type { FastifyInstance } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { sessionReader } from '../auth/sessionQueries.ts'
import { accessTokens } from '../auth/tokens.ts'
import type { AppParts } from '../http/appParts.ts'
import type { BackgroundWork } from '../http/backgroundWork.ts'
import { documents, type Asked } from './documents.ts'
import { formatError } from './errorFormat.ts'
import { LARGEST_BODY, largeBodies } from './largeBodies.ts'
import { requestContext, type ServerParts } from './requestContext.ts'
import { guardedSchema } from './schema.ts'

interface GraphqlParts extends AppParts {
  now: () => Date
  background: BackgroundWork
}

export async function graphqlRoute(app: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const { settings, db, mailer, files, now, background } = parts
  const tokens = accessTokens(settings.tokenSecret)
  const server: ServerParts = { settings, db, mailer, files, now, background, tokens }
  const readSession = sessionReader(db)
  const answer = documents(guardedSchema(), settings)

  app.post<{ Body: Asked }>(
    '/graphql',
    {
      schema: { body: bodySchema },
      bodyLimit: LARGEST_BODY,
      preParsing: largeBodies(tokens, now),
    },
    async (request, reply) => {
      const context = await requestContext(server, readSession, request)
      const { data, errors } = await answer(request.body, context).catch(refused)
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
function refused(error: unknown): ExecutionResult {
  return { data: null, errors: [error as NonNullable<ExecutionResult['errors']>[number]] }
}

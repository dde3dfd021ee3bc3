/** POST /graphql: one operation a request, compiled after its first use. */
import type { FastifyInstance } from 'fastify'
import { NoSchemaIntrospectionCustomRule, type ExecutionResult } from 'graphql'
import { mercurius } from 'mercurius'
import { accessTokens } from '../auth/tokens.ts'
import type { AppParts } from '../http/appParts.ts'
import type { BackgroundWork } from '../http/backgroundWork.ts'
import type { RequestContext } from './context.ts'
import { documentLimits, DOCUMENT_TOKENS } from './documentLimits.ts'
import { formatError } from './errorFormat.ts'
import { LARGEST_BODY, largeBodies } from './largeBodies.ts'
import { requestContext, type ServerParts } from './requestContext.ts'
import { guardedSchema } from './schema.ts'

interface GraphqlParts extends AppParts {
  now: () => Date
  background: BackgroundWork
}

interface GraphqlBody {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

export async function graphqlRoute(app: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const { settings, db, mailer, files, now, background } = parts
  const tokens = accessTokens(settings.tokenSecret)
  const server: ServerParts = { settings, db, mailer, files, now, background, tokens }
  const schema = guardedSchema()

  await app.register(mercurius, {
    schema,
    routes: false,
    jit: 1,
    graphql: { parseOptions: { maxTokens: DOCUMENT_TOKENS } },
    validationRules: settings.introspection ? [] : [NoSchemaIntrospectionCustomRule],
    // Formatted below, where the request's id and log are at hand.
    errorFormatter: (result) => ({ statusCode: 200, response: result }),
  })
  app.graphql.addHook('preParsing', async (_schema, source) => documentLimits.checkText(source))
  app.graphql.addHook('preValidation', async (schema, document) =>
    documentLimits.checkDocument(schema, document),
  )

  app.post<{ Body: GraphqlBody }>(
    '/graphql',
    {
      schema: { body: bodySchema },
      bodyLimit: LARGEST_BODY,
      preParsing: largeBodies(tokens, now),
    },
    async (request, reply) => {
      const { query, variables, operationName } = request.body
      const answer = await reply
        .graphql(
          query,
          await requestContext(server, request),
          variables ?? {},
          operationName ?? undefined,
        )
        .catch(refused)
      return answer.errors
        ? {
            ...answer,
            errors: answer.errors.map((error) => formatError(error, request.id, request.log)),
          }
        : answer
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

/** A document that was refused before it ran: Mercurius throws the list of reasons. */
function refused(error: unknown): ExecutionResult {
  const reasons = error instanceof Error && 'errors' in error ? error.errors : [error]
  const errors = reasons as NonNullable<ExecutionResult['errors']>
  return { errors }
}

declare module 'mercurius' {
  interface MercuriusContext extends RequestContext {}
}

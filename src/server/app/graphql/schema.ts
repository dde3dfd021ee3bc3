/** Builds the executable schema: the SDL with the resolvers of all features, every operation guarded. */
import {
  buildSchema,
  GraphQLError,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  type ValueNode,
} from 'graphql'
import type { Resolvers } from '#api/generated/contract.ts'
import { typeDefs } from '#api/generated/typeDefs.ts'
import { isDay } from '#domain/dates.ts'
import { memoize } from '#domain/memoize.ts'
import { assertCallsComplete, guard, type Resolver } from '../../context/request/guard.ts'
import { namedRecordResolvers } from '../../context/records/parentName.ts'
import { withKnownIds } from '../../context/visibility/knownIds.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { accuracyResolvers } from '../../features/accuracy/accuracyResolvers.ts'
import { auditLogResolvers } from '../../features/auditLog/auditLogResolvers.ts'
import { authResolvers } from '../../features/auth/authResolvers.ts'
import { securityResolvers } from '../../features/auth/securityResolvers.ts'
import { taskActionResolvers } from '../../features/taskActions/taskActionResolvers.ts'
import { taskAnalysisResolvers } from '../../features/taskAnalysis/taskAnalysisResolvers.ts'
import { calibrationResolvers } from '../../features/calibration/calibrationResolvers.ts'
import { campaignResolvers } from '../../features/campaigns/campaignResolvers.ts'
import { chartResolvers } from '../../features/charts/chartResolvers.ts'
import { commentResolvers } from '../../features/comments/commentResolvers.ts'
import { contestResolvers } from '../../features/contests/contestResolvers.ts'
import { clientResolvers } from '../../features/clients/clientResolvers.ts'
import { dataProtectionResolvers } from '../../features/dataProtection/dataProtectionResolvers.ts'
import { deletionResolvers } from '../../features/deletions/deletionEffects.ts'
import { departmentResolvers } from '../../features/departments/departmentResolvers.ts'
import { exportResolvers } from '../../features/exports/exportResolvers.ts'
import { followUpResolvers } from '../../features/followUps/followUpResolvers.ts'
import { gettingStartedResolvers } from '../../features/clients/gettingStarted.ts'
import { gbsVideoResolvers } from '../../features/gbsVideos/gbsVideoResolvers.ts'
import { helpResolvers } from '../../features/help/helpRequests.ts'
import { importResolvers } from '../../features/imports/importResolvers.ts'
import { jobResolvers } from '../../features/jobs/jobResolvers.ts'
import { judgeAgainResolvers } from '../../features/judgeAgain/judgeAgainResolvers.ts'
import { locationResolvers } from '../../features/locations/locationResolvers.ts'
import { mailSubscriptionResolvers } from '../../features/mails/mailOptOut.ts'
import { myDataResolvers } from '../../features/myData/myDataResolvers.ts'
import { notificationResolvers } from '../../features/notifications/notificationResolvers.ts'
import { filterFormResolvers } from '../../features/observations/filterFormResolvers.ts'
import { observationChoicesResolvers } from '../../features/observations/choices/observationChoicesResolvers.ts'
import { observationResolvers } from '../../features/observations/observationResolvers.ts'
import { recordingViewResolvers } from '../../features/recordingViews/recordingViewResolvers.ts'
import { reviewQueueResolvers } from '../../features/reviewQueue/reviewQueueResolvers.ts'
import { savedViewResolvers } from '../../features/savedViews/savedViewResolvers.ts'
import { searchResolvers } from '../../features/search/searchResolvers.ts'
import { statusResolvers } from '../../features/status/statusResolvers.ts'
import { taskResolvers } from '../../features/tasks/taskResolvers.ts'
import { uploadResolvers } from '../../features/uploads/uploadResolvers.ts'
import { userResolvers } from '../../features/users/userResolvers.ts'
import { videoResolvers } from '../../features/videos/videoResolvers.ts'
import { makeAddressesAbsolute } from './absoluteAddresses.ts'

const featureResolvers: Resolvers<RequestContext>[] = [
  accuracyResolvers,
  auditLogResolvers,
  authResolvers,
  securityResolvers,
  clientResolvers,
  gettingStartedResolvers,
  commentResolvers,
  contestResolvers,
  calibrationResolvers,
  taskActionResolvers,
  taskAnalysisResolvers,
  campaignResolvers,
  dataProtectionResolvers,
  deletionResolvers,
  departmentResolvers,
  exportResolvers,
  followUpResolvers,
  uploadResolvers,
  gbsVideoResolvers,
  helpResolvers,
  importResolvers,
  jobResolvers,
  judgeAgainResolvers,
  locationResolvers,
  mailSubscriptionResolvers,
  myDataResolvers,
  namedRecordResolvers,
  notificationResolvers,
  filterFormResolvers,
  observationChoicesResolvers,
  observationResolvers,
  chartResolvers,
  recordingViewResolvers,
  reviewQueueResolvers,
  savedViewResolvers,
  searchResolvers,
  statusResolvers,
  taskResolvers,
  userResolvers,
  videoResolvers,
]

/** Throws at startup when an operation has no resolver. */
export function buildGuardedSchema(): GraphQLSchema {
  // It was checked when its types were generated, and tests check it.
  const schema = buildSchema(typeDefs, { assumeValidSDL: true, noLocation: true })
  const resolvers = mergeResolvers(featureResolvers)
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.values(type.getFields()).map((field) => ({ type: type.name, field })) : [],
  )
  assertCallsComplete(operations.map(({ field }) => field.name))
  for (const [typeName, fields] of resolvers) attachResolvers(schema, typeName, fields)
  makeAddressesAbsolute(schema)
  for (const { type, field } of operations) {
    if (!field.resolve) throw new Error(`No resolver for ${field.name}.`)
    const reads = type === 'Query' || field.args.some(({ name }) => name === 'filter')
    const resolver = field.resolve as Resolver
    field.resolve = guard(field.name, reads ? withKnownIds(resolver) : resolver)
  }
  for (const [name, functions] of Object.entries(scalars)) {
    const scalar = schema.getType(name)
    if (scalar instanceof GraphQLScalarType) Object.assign(scalar, functions)
  }
  return schema
}

type Fields = Record<string, Resolver>

/** Several features may add fields to Query, but never the same one. */
function mergeResolvers(parts: Resolvers<RequestContext>[]): Map<string, Fields> {
  const all = new Map<string, Fields>()
  for (const part of parts)
    for (const [typeName, fields] of Object.entries(part) as [string, Fields][]) {
      const merged = all.get(typeName) ?? {}
      for (const name of Object.keys(fields))
        if (name in merged) throw new Error(`Two resolvers for ${typeName}.${name}.`)
      all.set(typeName, { ...merged, ...fields })
    }
  return all
}

function attachResolvers(schema: GraphQLSchema, typeName: string, fields: Fields): void {
  const type = schema.getType(typeName)
  if (!(type instanceof GraphQLObjectType)) throw new Error(`The SDL has no type ${typeName}.`)
  const typeFields = type.getFields()
  for (const [name, resolve] of Object.entries(fields)) {
    const field = typeFields[name]
    if (!field) throw new Error(`The SDL has no field ${typeName}.${name}.`)
    field.resolve = resolve as (typeof field)['resolve'] & {}
  }
}

/** Formats of instants and days in requests and results: strict, so that invalid values never reach a query. */
interface Scalar {
  /** Formats a result. */
  serialize: (value: unknown) => unknown
  /** Parses a variable. */
  parseValue: (value: unknown) => unknown
  /** Parses a literal in the document. */
  parseLiteral?: (node: ValueNode) => unknown
}

export const scalars: Record<'DateTime' | 'Date' | 'JSON', Scalar> = {
  DateTime: textScalar(
    parseInstant,
    'Enter a date and time such as 2026-11-21T08:30:00.000Z or 2026-11-21T08:30:00+01:00.',
    (value) => (value instanceof Date ? value.toISOString() : parseInstant(value)),
  ),
  Date: textScalar(
    (value) => (typeof value === 'string' && isDay(value) ? value : null),
    'Enter a date such as 2026-11-21.',
    writeDay,
  ),
  JSON: { serialize: (value) => value, parseValue: (value) => value },
}

const INSTANT_PATTERN =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Returns the same instant in UTC; null: not an instant. */
function parseInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const day = INSTANT_PATTERN.exec(value)?.[1]
  return day && parseDay(day) ? new Date(value).toISOString() : null
}

/** Returns null for a day that does not exist, for example 2026-02-30. */
function parseDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) ? value : null
}

/** A line answers hundreds of days, which are the same ones in each. */
function writeDay(value: unknown): string | null {
  return typeof value === 'string' ? knownDay(value) : null
}

const TEN_YEARS = 3_653

const knownDay = memoize((day: string) => parseDay(day), TEN_YEARS)

function textScalar(
  read: (value: unknown) => string | null,
  sentence: string,
  write: (value: unknown) => string | null,
): Scalar {
  const orRefuse = (text: string | null) => {
    if (text === null) throw new GraphQLError(sentence)
    return text
  }
  return {
    serialize: (value) => orRefuse(write(value)),
    parseValue: (value) => orRefuse(read(value)),
    parseLiteral: (node) => orRefuse(node.kind === Kind.STRING ? read(node.value) : null),
  }
}

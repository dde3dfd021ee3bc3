/** Resolvers that every kind of record has: its list and total, one record, and changes that answer with the record. */
import type { GraphQLResolveInfo } from 'graphql'
import type { RecordTable } from '../../platform/db/tables.ts'
import { notFound } from '#domain/errors.ts'
import type { Database } from '../../platform/db/database.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { type DeletionEffects, deletionMutations } from './softDelete.ts'

interface RecordKind<Args, Query, Row> {
  table: RecordTable
  /** Returns the query of a list's arguments. */
  listQuery: (context: RequestContext, args: Args) => Query | Promise<Query>
  /** Returns the query of one record, deleted or not, that the caller sees. */
  recordQuery: (context: RequestContext, id: string) => Query | Promise<Query>
  /** Reads what the call selects of the records. */
  read: (context: RequestContext, query: Query, info: GraphQLResolveInfo) => Promise<Row[]>
  count: (db: Database, query: Query) => Promise<number>
  deletion?: DeletionEffects
}

export function recordResolvers<Args, Query, Row>({
  table,
  listQuery,
  recordQuery,
  read,
  count,
  deletion,
}: RecordKind<Args, Query, Row>) {
  /** NOT_FOUND outside the caller's access. */
  const readOne = async (context: RequestContext, id: string, info: GraphQLResolveInfo) => {
    const [record] = await read(context, await recordQuery(context, requireUuid(id)), info)
    if (!record) throw notFound()
    return record
  }
  return {
    list: async (_root: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(context, await listQuery(context, args), info),
    total: async (_root: unknown, args: Args, context: RequestContext) =>
      count(context.db, await listQuery(context, args)),
    one: (
      _root: unknown,
      { id }: { id: string },
      context: RequestContext,
      info: GraphQLResolveInfo,
    ) => readOne(context, id, info),
    /** Returns the resolver of a change that returns the record's id. */
    after:
      <ChangeArgs>(change: (context: RequestContext, args: ChangeArgs) => Promise<string>) =>
      async (_root: unknown, args: ChangeArgs, context: RequestContext, info: GraphQLResolveInfo) =>
        readOne(context, await change(context, args), info),
    ...deletionMutations(table, readOne, deletion),
  }
}

/** The one way to the rows: every statement says whose rows it reaches, and carries that client in its text. */
import type {
  Compilable,
  DeleteQueryBuilder,
  InsertQueryBuilder,
  SelectQueryBuilder,
  UpdateQueryBuilder,
} from 'kysely'
import type { DeleteResult, InsertResult, UpdateResult } from 'kysely'
import type { Schema, TableName } from './tables.ts'
import type { Sql } from './sql.ts'

/** Whose rows a statement may touch: one client's, or (the provider's lists, sign-in, jobs) every client's. */
export type TenantScope = { readonly clientId: string } | 'every client'

export interface Database {
  /** One statement, outside a transaction. Rows as the driver gives them: timestamps as Date, dates as 'YYYY-MM-DD'. */
  read<Row>(
    scope: TenantScope,
    build: (tables: ReadableTables) => Compilable<Row>,
    options?: ReadOptions,
  ): Promise<Row[]>
  /**
   * One statement of any number of rows, `rows` of them at a time, in memory that does not grow with them: each an array
   * in the order of the columns. What others write meanwhile is not seen. It may be left at any row.
   */
  stream<Row extends readonly unknown[]>(
    scope: TenantScope,
    build: (tables: ReadableTables) => Compilable,
    batch: { rows: number },
  ): AsyncIterable<Row[]>
  /** One transaction with the row-level policies of `scope` on. Rolled back when `work` throws. */
  write<T>(scope: TenantScope, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface ReadOptions {
  /** It touches few rows whatever the client's size, so it may share a connection: a slow one would hold up the others. */
  pipelined?: boolean
}

export interface Transaction {
  run<Row>(build: (tables: WritableTables) => Compilable<Row>): Promise<Row[]>
  /**
   * Called when everything else of the transaction has run. The statement that it answers goes to the server in one
   * message with the commit, so that its locks are held no longer than these two take there.
   */
  onCommit(work: () => Promise<CommitStatement>): void
  /** The same transaction for the rows of one client, when it reaches every client's. */
  forTenant(clientId: string): Transaction
}

/** Its parameters are texts. */
export type CommitStatement = (tables: WritableTables) => Compilable

export interface ReadableTables {
  /** `select … from table where table.client_id = the scope's client`; join others on `(client_id, id)`. */
  from<T extends TableName>(table: T): SelectQueryBuilder<Schema, T, object>
  /** Hand-written SQL. `tenantFilter('o')` renders `o.client_id = $n`; leaving it out throws. */
  sql<Row>(build: (tenantFilter: TenantFilter) => Sql<Row>): Compilable<Row>
}

/** Renders `alias.client_id = $n`. */
export type TenantFilter = (alias: string) => Sql<boolean>

export interface WritableTables extends ReadableTables {
  insert<T extends TableName>(table: T): InsertQueryBuilder<Schema, T, InsertResult>
  /** `update table … where table.client_id = the scope's client`. */
  update<T extends TableName>(table: T): UpdateQueryBuilder<Schema, T, T, UpdateResult>
  remove<T extends TableName>(table: T): DeleteQueryBuilder<Schema, T, DeleteResult>
}

/** The only access to the rows: every statement names its tenant scope and carries that client's id in its text. */
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

/** Rows that a statement may touch: one client's, or (the provider's lists, sign-in, jobs) every client's. */
export type TenantScope = { readonly clientId: string } | 'every client'

export interface Database {
  /**
   * Runs one statement outside a transaction. Returns rows as the driver does: timestamps as Date, dates as
   * 'YYYY-MM-DD'.
   */
  read<Row>(
    scope: TenantScope,
    build: (tables: ReadableTables) => Compilable<Row>,
    options?: ReadOptions,
  ): Promise<Row[]>
  /** Reads by hand-written SQL. It reads by the `read` of the object that it is called on. */
  sql<Row>(
    this: Pick<Database, 'read'>,
    scope: TenantScope,
    build: (tenantFilter: TenantFilter) => Sql<Row>,
    options?: ReadOptions,
  ): Promise<Row[]>
  /**
   * Streams one statement's rows in batches of `rows`, in constant memory; each row is an array in column order, or an
   * object as `read` returns it. Changes by others meanwhile are not seen. The reader may stop at any row.
   */
  stream<Row extends object>(
    scope: TenantScope,
    build: (tables: ReadableTables) => Compilable,
    batch: { rows: number; asObjects?: boolean },
  ): AsyncIterable<Row[]>
  /**
   * Runs one transaction under the row-level policies of `scope`. Rolls back when `work` throws. Runs `work` once more
   * after a deadlock, so it changes nothing but the database.
   */
  write<T>(
    scope: TenantScope,
    work: (transaction: Transaction) => Promise<T>,
    options?: WorkOptions,
  ): Promise<T>
  /**
   * Returns the database for one request: it may read from a copy that has all that was written before, until it writes.
   * Absent: there are no copies.
   */
  forRequest?: () => Database
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface ReadOptions {
  /**
   * Set for statements that touch few rows whatever the client's size, so that they may share a connection: a slow one
   * would delay the others.
   */
  pipelined?: boolean
  /**
   * Set where the values decide which way is fast, as words of a search and lists of ids do: the statement is planned at each
   * call. Others are planned once for each connection.
   */
  isPlannedByValues?: boolean
  around?: AroundStatement
}

/** Runs a statement, and may measure it. Its text has placeholders in place of parameters. */
export type AroundStatement = <T>(
  statement: { name: string; text: string },
  run: () => Promise<T>,
) => Promise<T>

export interface WorkOptions {
  around?: AroundStatement
  /** Its statements look up single records, so they are planned once, not by their values. */
  isPlannedOnce?: boolean
}

export interface Transaction {
  run<Row>(build: (tables: WritableTables) => Compilable<Row>): Promise<Row[]>
  /** Runs hand-written SQL. */
  sql<Row>(
    this: Pick<Transaction, 'run'>,
    build: (tenantFilter: TenantFilter) => Sql<Row>,
  ): Promise<Row[]>
  /**
   * Called when everything else of the transaction has run. The returned statement is sent in one message with the
   * commit, so that its locks are held as briefly as possible.
   */
  onCommit(work: () => Promise<CommitStatement>): void
  /** Returns the same transaction limited to one client's rows, when its scope is every client. */
  forTenant(clientId: string): Transaction
}

/** A statement whose parameters are all texts. */
export type CommitStatement = (tables: WritableTables) => Compilable

export interface ReadableTables {
  /** Renders `select … from table where table.client_id = the scope's client`; join others on `(client_id, id)`. */
  from<T extends TableName>(table: T): SelectQueryBuilder<Schema, T, object>
  /** Hand-written SQL. `tenantFilter('o')` renders `o.client_id = $n`; SQL without it throws. */
  sql<Row>(build: (tenantFilter: TenantFilter) => Sql<Row>): Compilable<Row>
}

/** Renders `alias.client_id = $n`. */
export type TenantFilter = (alias: string) => Sql<boolean>

export interface WritableTables extends ReadableTables {
  insert<T extends TableName>(table: T): InsertQueryBuilder<Schema, T, InsertResult>
  /** Renders `update table … where table.client_id = the scope's client`. */
  update<T extends TableName>(table: T): UpdateQueryBuilder<Schema, T, T, UpdateResult>
  remove<T extends TableName>(table: T): DeleteQueryBuilder<Schema, T, DeleteResult>
}

import pg, { type PoolClient, type QueryResult } from 'pg'
import type { Statement } from './statements.ts'

/**
 * Hands the driver a query with a callback. Given an object with the text, it would copy that by its property descriptors
 * and wrap the answer in two promises, which took longer than writing the message.
 */
export function runStatement<Row>(
  client: PoolClient,
  { name, text, values, query_timeout }: Statement,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const query: NamedQuery = new pg.Query(text, values, (error, result) => {
      if (error) reject(error)
      else resolve((result as unknown as QueryResult).rows as Row[])
    })
    query.name = name
    query.query_timeout = query_timeout
    client.query(query)
  })
}

type NamedQuery = pg.Query & { name?: string; query_timeout?: number | undefined }

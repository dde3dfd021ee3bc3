/**
 * Records the prepared statements that the server sends to its database; without those that begin and end
 * transactions.
 */
import pg from 'pg'

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/** Returns the statements sent while `work` ran, in order. */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const driver = pg.Client.prototype as unknown as { query: Query }
  const { query } = driver
  const sent: string[] = []
  driver.query = function noted(...given) {
    const [statement] = given
    if (isPrepared(statement)) sent.push(statement.text)
    return query.apply(this, given)
  }
  try {
    await work()
  } finally {
    driver.query = query
  }
  return sent
}

const isPrepared = (given: unknown): given is { name: string; text: string } =>
  typeof given === 'object' && given !== null && 'name' in given && 'text' in given

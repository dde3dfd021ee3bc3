/** Which statements the server sends to its database: the prepared ones, not what begins and ends a transaction. */
import pg from 'pg'

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/** Their texts, in the order in which they were sent while `work` ran. */
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

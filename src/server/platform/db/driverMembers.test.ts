/** Members of the driver that its types lack and our code uses: an update without one fails here, by name. */
import pg from 'pg'
import { describe, expect, it } from 'vitest'

describe('the driver has', () => {
  it.each(['prepare', 'handleRowDescription', 'handleDataRow'])(
    'pg.Query.prototype.%s, which runStatement overrides',
    (member) => {
      const prototype = pg.Query.prototype as unknown as Record<string, unknown>
      expect(prototype[member]).toBeTypeOf('function')
    },
  )

  const { connection } = new pg.Client() as unknown as {
    connection: Record<string, unknown> & { stream: Record<string, unknown> }
  }

  it('client.connection.describe, which runStatement leaves out', () => {
    expect(connection['describe']).toBeTypeOf('function')
  })

  it.each(['cork', 'uncork'])(
    'client.connection.stream.%s, which pipelined reads call',
    (member) => {
      expect(connection.stream[member]).toBeTypeOf('function')
    },
  )
})

/** Answers the product's queries with the statement that the product would send, for servers that have GraphQL alone of their own. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { openPool } from './pool.mjs'

const pool = openPool()

export const typeDefs = readFileSync(process.env['BENCH_SCHEMA'], 'utf8')

// Days are texts and counts are numbers, as the product reads them.
for (const [oid, parse] of [
  [1082, String],
  [20, Number],
  [1700, Number],
])
  pg.types.setTypeParser(oid, parse)

let statement = null
/** Reading plan of its columns. */
let plan = null
process.on('message', (told) => {
  if (told === 'usage') return
  statement = told
  plan = null
  process.send?.('ready')
})

const rows = async () => (await pool.query(statement)).rows
const row = async () => (await rows())[0]

/** Makes an object of the columns `name.…` of each row, as the product does; its plan is made once for a statement. */
function nested(found) {
  plan ??= Object.keys(found[0] ?? {}).map((column) => [column, ...column.split('.')])
  return found.map((row) => {
    const record = {}
    for (const [column, name, part] of plan)
      if (part === undefined) record[name] = row[column]
      else if (part === 'id') record[name] = row[column] === null ? null : { id: row[column] }
      else if (record[name]) record[name][part] = row[column]
    return record
  })
}

export const resolvers = {
  Query: {
    allObservations: async () => nested(await rows()),
    totalObservations: async () => Object.values(await row())[0],
    pieChartObservationsSummary: row,
    lineGraphObservationsSummary: rows,
    analyticsByDepartment: rows,
  },
  ObservationAnalytics: {
    correctPercentage: ({ correct_count, incorrect_count }) => {
      const judged = correct_count + incorrect_count
      return judged === 0 ? null : (100 * correct_count) / judged
    },
  },
}

export const listening = (server) => process.send?.(server.address().port)

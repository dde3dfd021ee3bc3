/**
 * `npm run test:soak`: runs the promises that take too long for every test run, and ends with a table of their figures.
 * See README.md for its arguments.
 */
import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '#server/app/prepare.mjs'
import { type PlannedRow, planRows } from './planRows.ts'
import { type Finding, type InstallOptions, Skipped, type Soak } from './soakRow.ts'
import { install } from './support/installation.ts'
import { type PostgresServer, startPostgres } from './support/postgresServer.ts'

interface Result {
  row: string
  size: string
  state: 'PASS' | 'FAIL' | 'SKIPPED'
  figure: string
  promise: string
  faults: readonly string[]
}

const results: Result[] = []
try {
  const planned = planRows(process.argv.slice(2))
  build()
  for (const row of planned) results.push(await runRow(row))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
printTable(results)
process.exit(results.some(({ state }) => state === 'FAIL') ? 1 : 0)

async function runRow({ row, engine, count }: PlannedRow): Promise<Result> {
  const name = row.engines.length > 1 ? `${row.name} (${engine})` : row.name
  const size = `${count} ${row.unit}`
  console.log(`\n── ${name}: ${size}`)
  const undo: (() => Promise<unknown> | void)[] = []
  const { state, ...finding } = await judge(() =>
    row.run({ engine, count, ...helpersOf(engine, undo) }),
  )
  for (const step of undo.toReversed()) await step()
  const result = { row: name, size, state, promise: row.promise, ...finding }
  console.log(`${state}  ${result.figure}`)
  for (const fault of result.faults) console.log(`  ✗ ${fault}`)
  return result
}

async function judge(run: () => Promise<Finding>): Promise<Finding & Pick<Result, 'state'>> {
  try {
    const finding = await run()
    return { state: finding.faults.length === 0 ? 'PASS' : 'FAIL', ...finding }
  } catch (error) {
    if (error instanceof Skipped) return { state: 'SKIPPED', figure: error.message, faults: [] }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { state: 'FAIL', figure: 'It did not run to its end.', faults: [text] }
  }
}

function helpersOf(
  engine: Soak['engine'],
  undo: (() => Promise<unknown> | void)[],
): Pick<Soak, 'install' | 'progress' | 'onEnd'> {
  let server: PostgresServer | null = null
  return {
    onEnd: (step) => undo.push(step),
    progress: (text) => console.log(`   ${new Date().toISOString().slice(11, 19)} ${text}`),
    install: async ({ settings = {}, ...options }: InstallOptions = {}) => {
      const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'liftwise-soak-'))
      if (!options.folder) undo.push(() => rmSync(folder, { recursive: true, force: true }))
      if (engine === 'embedded') return install({ folder, databaseUrl: null, settings })
      const postgres = options.postgres ?? (server ??= await ownServer(undo))
      return install({ folder, databaseUrl: await postgres.createDatabase(), settings })
    },
  }
}

async function ownServer(undo: (() => Promise<unknown> | void)[]): Promise<PostgresServer> {
  const server = await startPostgres()
  undo.push(server.end)
  return server
}

function printTable(all: readonly Result[]): void {
  console.log('\n| row | size | result | figure | promise |\n| --- | --- | --- | --- | --- |')
  for (const { row, size, state, figure, promise, faults } of all)
    console.log(
      `| ${[row, size, state, [figure, ...faults.map(firstLine)].join('; '), promise].join(' | ')} |`,
    )
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}

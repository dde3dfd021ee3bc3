/** Exports of the big client's observations: rows a second beside `COPY … TO STDOUT` of the same query, memory, and what others wait meanwhile. */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { SELECTIONS } from '#api/selections.ts'
import { EXPORT_FORMATS } from '#domain/enumerations.ts'
import { FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { signedInAs, listsMeanwhile, type Meanwhile } from '../requests.ts'
import type { ExportToMeasure, MeasuredExport } from '../exportProcess.ts'
import { exportOverHttp } from '../exportOverHttp.ts'
import { emailOf } from '../seed/seedRecords.ts'
import { seededId } from '../seed/seedSql.ts'
import { startProductServer } from '../servers/productServer.ts'
import type { Section } from './section.ts'

export const EXPORTS_SECTION: Section = {
  name: 'Exports',
  async measure({ databaseUrl, only, rounds }) {
    if (!databaseUrl || !'exports'.includes(only)) return null
    const given = {
      databaseUrl,
      clientId: seededId('client', 0, 0),
      userId: seededId('user', 0, 0),
    }
    const speeds = await speedsOf(given, rounds)
    console.log(speeds)
    const product = await startProductServer({ databaseUrl })
    try {
      const person = { email: emailOf(0, 0), password: FACTORY_PASSWORD }
      const target = await signedInAs(product.port, person)
      const meanwhile: Meanwhile[] = EXPORT_FORMATS.map((format) => ({
        name: `while ${format} is written`,
        work: () => exportOverHttp(target, format),
      }))
      return `${NOTES}\n\n${speeds}\n\n${await listsMeanwhile(target, [LIST], meanwhile)}`
    } finally {
      await product.stop()
    }
  },
}

const NOTES = `Of all rounds the best counts, as whatever else a machine does makes it slower only.`
const LIST = `{ rows: allObservations(filter: { take: 10 }) { ${SELECTIONS.allobservations.list} } }`
const PROMISED = { CSV: '0.2 in 160 MB', EXCEL: '0.2 in 160 MB' }

/** Each in a process of its own, so that its memory is its own. */
async function speedsOf(given: Omit<ExportToMeasure, 'format'>, rounds: number): Promise<string> {
  const best = { COPY: 0, CSV: 0, EXCEL: 0 }
  const growth = { CSV: 0, EXCEL: 0 }
  for (let round = 0; round < rounds; round += 1)
    for (const format of EXPORT_FORMATS) {
      const child = fork(new URL('../exportProcess.ts', import.meta.url), [
        JSON.stringify({ ...given, format }),
      ])
      const [answer] = (await once(child, 'message')) as [MeasuredExport]
      best[format] = Math.max(best[format], answer.rows / answer.seconds)
      growth[format] = Math.max(growth[format], answer.growth)
      const copied = await copySeconds(given.databaseUrl, answer.statement)
      best.COPY = Math.max(best.COPY, answer.rows / copied)
    }
  const rate = (perSecond: number) => Math.round(perSecond).toLocaleString('en')
  return [
    '| export | rows/s | of COPY | promised | MB more |',
    '| --- | --: | --: | --- | --: |',
    `| psql COPY … TO STDOUT | ${rate(best.COPY)} | 1 | – | – |`,
    ...EXPORT_FORMATS.map(
      (format) =>
        `| ${format} | ${rate(best[format])} | ${(best[format] / best.COPY).toFixed(2)} | ${PROMISED[format]} | ${growth[format].toFixed(0)} |`,
    ),
  ].join('\n')
}

async function copySeconds(address: string, statement: string): Promise<number> {
  const command = `copy (${statement}) to stdout`
  const psql = spawn('psql', [address, '-qAt', '-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const began = performance.now()
  const [code] = await once(psql, 'exit')
  if (code !== 0) throw new Error(`psql ended with ${code}.`)
  return (performance.now() - began) / 1_000
}

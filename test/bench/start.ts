/**
 * Measures the first start as a newcomer sees it: this checkout's last commit is cloned into a temporary folder and
 * started there until a demo account has its list of observations; then the built clone is started again. npm takes
 * packages from its cache, so run it twice where that is cold. CPU, on Linux, includes child processes that have ended.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SELECTIONS } from '#api/selections.ts'
import { root } from '#server/app/prepare.mjs'
import { postGraphql, signedInAs } from './requests.ts'
import { freePort } from '../support/startProduct.ts'

const PROMISED_SECONDS = 35
const PERSON = { email: 'super@northwind.example', password: 'Liftwise-demo-1' }
const LIST = `{ rows: allObservations(filter: { take: 10 }) { ${SELECTIONS.allobservations.list} } }`

/** Lines of the terminal that begin a phase. */
const PHASES: [begins: string, phase: string][] = [
  ['Installing', 'packages installed'],
  ['Building', 'built'],
  ['Starting', 'ready'],
  ['Liftwise is at', 'signed in, first list'],
]

/** Peak memory of the process that serves, at each start; null: this machine does not show it. */
const peaks: (number | null)[] = []

interface Phase {
  phase: string
  seconds: number
  /** Seconds of all processes; null: not to be seen on this machine. */
  cpu: number | null
}

const folder = mkdtempSync(join(tmpdir(), 'liftwise-start-'))
try {
  spawnSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' })
  const phases = await start({})
  console.log('| first start | seconds | CPU seconds |\n| --- | --: | --: |')
  for (const phase of phases) console.log(lineOf(phase))
  console.log(`${lineOf(sumOf(phases))} promised: ${PROMISED_SECONDS} s`)
  console.log(
    '\n| built clone, until the first list | seconds | CPU seconds |\n| --- | --: | --: |',
  )
  const again = { again: {}, 'empty folder': { DATA_DIR: join(folder, 'data/other') } }
  for (const [phase, settings] of Object.entries(again))
    console.log(lineOf({ ...sumOf(await start(settings)), phase }))
  console.log(
    `\nPeak of the process that serves: ${peaks.map((peak) => `${peak ?? '?'} MB`).join(', ')}; promised: 512 MB`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Starts the clone, and stops it when its first list has been read. */
async function start(settings: Record<string, string>): Promise<Phase[]> {
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/app/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), ...settings },
  })
  const ended = once(child, 'exit')
  const phases: Phase[] = []
  let current: string | undefined
  let before = { at: performance.now(), cpu: 0 as number | null }
  const begin = (phase?: string) => {
    const now = { at: performance.now(), cpu: cpuSeconds(child.pid) }
    const cpu = now.cpu === null || before.cpu === null ? null : now.cpu - before.cpu
    if (current) phases.push({ phase: current, seconds: (now.at - before.at) / 1_000, cpu })
    // Time before the first phase belongs to it.
    if (current) before = now
    current = phase
  }
  try {
    for await (const line of createInterface(child.stdout)) {
      const phase = PHASES.find(([begins]) => line.startsWith(begins))?.[1]
      if (phase) begin(phase)
      if (phase === PHASES.at(-1)?.[1]) break
    }
    await postGraphql(await signedInAs(port, PERSON), JSON.stringify({ query: LIST }))
    begin()
    peaks.push(peakMegabytes(child.pid))
    return phases
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function sumOf(phases: readonly Phase[]): Phase {
  const sum = (numbers: (number | null)[]) =>
    numbers.reduce<number>((all, one) => all + (one ?? Number.NaN), 0)
  return {
    phase: 'in all',
    seconds: sum(phases.map(({ seconds }) => seconds)),
    cpu: sum(phases.map(({ cpu }) => cpu)),
  }
}

function lineOf({ phase, seconds, cpu }: Phase): string {
  return `| ${phase} | ${seconds.toFixed(1)} | ${cpu ? cpu.toFixed(1) : '–'} |`
}

/** Seconds of a process and of its children that have ended. */
function cpuSeconds(pid = 0): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // utime, stime, cutime and cstime in ticks, of which a second has a hundred.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  } catch {
    return null
  }
}

/** As the kernel counted it since the process began. */
function peakMegabytes(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
  } catch {
    return null
  }
}

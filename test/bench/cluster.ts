/**
 * `npm run bench -- cluster`: what two web processes carry beside one, behind nginx. Each may use a share of a core only
 * (a control group of Linux), so that neither the database nor the machine is the limit; CPU is counted, too. Takes two minutes.
 */
import { execFile, execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SELECTIONS } from '#api/selections.ts'
import { build } from '#server/app/prepare.mjs'
import { DEMO_PASSWORD, NORTHWIND, post } from '../soak/support/caller.ts'
import { install } from '../soak/support/installation.ts'
import { type ClusterProcess, openCluster } from '../support/cluster.ts'
import { newDatabase } from '../support/testDatabase.ts'

/** Percent of a core that each web process may use. */
const SHARE = 20
const PERIOD_MICROSECONDS = 20_000
const ROUNDS = 4
const SECONDS = 8
/** For each process: calls that arrive together share statements. */
const CONNECTIONS = 32
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface Measured {
  processes: number
  answersPerSecond: number
  /** Milliseconds of CPU for each answer. */
  webCpu: number
  /** Percent of a core that each web process had. */
  share: number
  databaseCpu: number
  memory: number
}

const server = process.env['BENCH_DATABASE_URL']
if (!server) throw new Error('Set BENCH_DATABASE_URL to a server where databases may be created.')
build()
const folder = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
const databaseUrl = await newDatabase(server)
const installation = await install({
  folder,
  databaseUrl,
  settings: { LOG_LEVEL: 'error' },
})

const sizes = [1, 2]
const all: Measured[] = []
for (let round = 0; round < ROUNDS; round += 1)
  for (const webs of sizes) {
    const own = join(folder, `nginx-${round}-${webs}`)
    mkdirSync(own)
    const cluster = await openCluster({ folder: own, webs, settings: installation.settings })
    const processes: ClusterProcess[] = []
    for (let slot = 0; slot < webs; slot += 1) processes.push(await cluster.start('web', slot))
    const groups = processes.map(({ process: child }) => limitCpu(child.pid ?? 0))
    const script = join(own, 'call.lua')
    writeFileSync(script, await callScript(cluster.port))
    // Compiles.
    await measure(cluster.port, processes, script)
    all.push(await measure(cluster.port, processes, script))
    await cluster.close()
    for (const group of groups) rmdirSync(group)
  }
rmSync(folder, { recursive: true, force: true })

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const of = (processes: number, figure: keyof Measured): number =>
  median(all.filter((one) => one.processes === processes).map((one) => one[figure]))
console.log(
  `\nList page of 10, ${CONNECTIONS} connections and ${SHARE} % of a core for each web process, medians of ${ROUNDS} rounds by turns\n`,
)
console.log(
  '| web processes | answers/s | core used by each | CPU of web, ms an answer | CPU of PostgreSQL, ms an answer | memory of each, MB |\n| --- | --- | --- | --- | --- | --- |',
)
for (const size of sizes)
  console.log(
    `| ${size} | ${of(size, 'answersPerSecond').toFixed(0)} | ${of(size, 'share').toFixed(0)} % | ${of(size, 'webCpu').toFixed(2)} | ${of(size, 'databaseCpu').toFixed(2)} | ${of(size, 'memory').toFixed(0)} |`,
  )
console.log(
  `\nTwo carry ${(of(2, 'answersPerSecond') / of(1, 'answersPerSecond')).toFixed(2)} × the answers of one.`,
)
process.exit(0)

/** Returns a script of wrk that reads the first page of the list as a person does. */
async function callScript(port: number): Promise<string> {
  const { login } = await post<{ login: { access_token: string } }>(
    port,
    'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }',
    { loginData: { email: NORTHWIND[0], password: DEMO_PASSWORD } },
  )
  const query = `{ allObservations(filter: { take: 10 }) { ${SELECTIONS.allobservations.list} } }`
  return `wrk.method = 'POST'
wrk.body = [==[${JSON.stringify({ query })}]==]
wrk.headers['content-type'] = 'application/json'
wrk.headers['authorization'] = 'Bearer ${login.access_token}'
`
}

async function measure(
  port: number,
  processes: readonly ClusterProcess[],
  script: string,
): Promise<Measured> {
  const webIds = processes.map(({ process: child }) => child.pid ?? 0)
  const databaseIds = backends()
  const before = { web: cpuOf(webIds), database: cpuOf(databaseIds) }
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS * processes.length}`,
    `-d${SECONDS}s`,
    '-s',
    script,
    `http://127.0.0.1:${port}/graphql`,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(stdout)
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const perAnswer = (ids: readonly number[], earlier: number) => (cpuOf(ids) - earlier) / answers
  return {
    processes: processes.length,
    answersPerSecond: answers / SECONDS,
    webCpu: perAnswer(webIds, before.web),
    share: (cpuOf(webIds) - before.web) / (10 * SECONDS * webIds.length),
    databaseCpu: perAnswer(databaseIds, before.database),
    memory: Math.max(...webIds.map(memoryOf)),
  }
}

/** Puts a process into a control group of its own, version 1 or 2, and returns the group's folder. */
function limitCpu(id: number): string {
  const first = '/sys/fs/cgroup/cpu'
  const isFirst = existsSync(first)
  const group = join(isFirst ? first : '/sys/fs/cgroup', `liftwise-bench-${id}`)
  mkdirSync(group)
  const write = (name: string, value: string | number) =>
    writeFileSync(join(group, name), String(value))
  const quota = (PERIOD_MICROSECONDS * SHARE) / 100
  if (isFirst) {
    write('cpu.cfs_period_us', PERIOD_MICROSECONDS)
    write('cpu.cfs_quota_us', quota)
  } else write('cpu.max', `${quota} ${PERIOD_MICROSECONDS}`)
  write('cgroup.procs', id)
  return group
}

/** Returns the ids of the server processes behind this database's connections, where they are on this machine. */
function backends(): number[] {
  const name = new URL(databaseUrl).pathname.slice(1)
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && textOf(`/proc/${id}/cmdline`).includes(` ${name} `))
    .map(Number)
}

/** Milliseconds of CPU that the processes have used. */
function cpuOf(ids: readonly number[]): number {
  return ids.reduce((sum, id) => {
    // The name in parentheses may contain spaces.
    const fields = textOf(`/proc/${id}/stat`).split(') ')[1]?.split(' ') ?? []
    return sum + ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / TICKS_PER_SECOND
  }, 0)
}

/** Megabytes that the process holds. */
function memoryOf(id: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${id}/status`))?.[1]) / 1_024
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

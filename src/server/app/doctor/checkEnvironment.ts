/** Examines what the settings' own rules cannot see: misspelt names, and ports that somebody else has. */
import { createServer } from 'node:net'
import { SETTING_NAMES, type Settings } from '../../platform/settings/settings.ts'
import { type Finding, mend, note, ok } from './finding.ts'

type Environment = Record<string, string | undefined>

/** Names of other programs that look like ours. */
const FOREIGN = new Set(['HOSTNAME', 'HOSTTYPE', 'HOSTS', 'PORTS', 'S3_BUCKETS'])

/** Finds variables that are no setting, but whose names are one or two letters from one. */
export function checkSpelling(environment: Environment): Finding[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTING_NAMES.includes(name) || FOREIGN.has(name)) return []
    const meant = SETTING_NAMES.find((setting) => isMisspelt(name, setting))
    return meant
      ? [mend('Settings', `${name} is no setting. ${meant} is: rename it, or remove it.`)]
      : []
  })
}

function isMisspelt(name: string, setting: string): boolean {
  const [a, b] = [name, setting].map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  if (a === undefined || b === undefined) return false
  if (a === b || a === `LIFTWISE${b}`) return true
  // Short names have too many neighbours: HOME is not HOST.
  const tolerated = setting.length < 6 ? 0 : setting.length < 10 ? 1 : 2
  return tolerated > 0 && editDistance(a, b) <= tolerated
}

/** Counts the letters to insert, remove, replace or swap with the next one. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_row, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      rows[i]![j] = least
    }
  return at(a.length, b.length)
}

/** Tells a port that Liftwise itself has from one that another program has. */
export async function checkPorts({
  host,
  port,
  metricsPort,
}: Pick<Settings, 'host' | 'port' | 'metricsPort'>): Promise<Finding[]> {
  if (port !== 0 && port === metricsPort)
    return [mend('Settings', 'PORT and METRICS_PORT are the same. Change one of them.')]
  const [found, ofMetrics] = await Promise.all([
    checkPort({ host, port, name: 'PORT', path: '/healthz' }),
    metricsPort === null
      ? []
      : checkPort({ host, port: metricsPort, name: 'METRICS_PORT', path: '/metrics' }),
  ])
  return [...found, ...ofMetrics]
}

interface PortCheck {
  host: string
  port: number
  name: string
  /** Path that Liftwise answers there. */
  path: string
}

async function checkPort({ host, port, name, path }: PortCheck): Promise<Finding[]> {
  const problem = await listenProblem(host, port)
  if (problem === null) return [ok('Settings', `${name} ${port} is free.`)]
  if (problem !== 'EADDRINUSE')
    return [mend('Settings', `${name} ${port} of ${host} cannot be listened at (${problem}).`)]
  if (await isLiftwise(host, port, path))
    return [note('Settings', `A process of Liftwise listens at ${name} ${port}.`)]
  return [mend('Settings', `Another program listens at port ${port}. Set ${name} to a free one.`)]
}

/** Returns the code of the error, or null. */
const listenProblem = (host: string, port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })

const ANSWER_TIMEOUT_MS = 2_000

async function isLiftwise(host: string, port: number, path: string): Promise<boolean> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  const address = reachable.includes(':') ? `[${reachable}]` : reachable
  try {
    const answer = await fetch(`http://${address}:${port}${path}`, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    const text = await answer.text()
    return path === '/metrics' ? text.includes('liftwise_') : answer.ok && text.includes('"status"')
  } catch {
    return false
  }
}

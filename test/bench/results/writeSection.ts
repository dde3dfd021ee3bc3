/** Writes one section of RESULTS.md and leaves the others as an earlier run wrote them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Pool } from 'pg'
import type { Seeded } from '../seed/seededDatabase.ts'

const FILE = new URL('../RESULTS.md', import.meta.url)
const HEAD = `# Figures

Written by \`npm run bench -- product\`, \`growth\` and \`peers\`; a section is replaced by the next run that measures it.
`

export function writeSection(title: string, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const [head = HEAD, ...sections] = before.split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`))
  const all = [...others, `## ${title}\n\n${text.trim()}\n`].toSorted()
  writeFileSync(FILE, [head, ...all].map((section) => section.trim()).join('\n\n') + '\n')
}

/** On what something was measured, in a sentence. */
export async function describeMachine(
  pool: Pool,
  { scale, observations }: Seeded,
): Promise<string> {
  const { rows } = await pool.query<{ engine: string }>(
    `select regexp_replace(version(), ' on .*', '') as engine`,
  )
  const cores = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${new Date().toISOString().slice(0, 10)}, ${cores.length} cores (${cores[0]?.model.trim()}), ${memory} GB, Node ${process.version}, ${rows[0]?.engine}, scale ${scale} (${observations.toLocaleString('en')} observations, half of them one client's).`
}

/** Prints each step with the seconds since the one before. */
export function stopwatch(): (what: string) => void {
  let last = performance.now()
  return (what) => {
    const now = performance.now()
    console.log(`${((now - last) / 1_000).toFixed(1).padStart(8)} s  ${what}`)
    last = now
  }
}

/** How long others wait for pages of lists while something large is done on the server. */
import { postGraphql, type Target } from './answerOf.ts'
import { pacedRequests } from './pacedRequests.ts'

export interface Meanwhile {
  name: string
  work: () => Promise<unknown>
}

const LISTS_A_SECOND = 20
const QUIET_MS = 8_000

/** A table of Markdown; first without anything beside. */
export async function listsMeanwhile(
  target: Target,
  queries: readonly string[],
  meanwhile: readonly Meanwhile[],
): Promise<string> {
  const bodies = queries.map((query) => JSON.stringify({ query }))
  for (let times = 0; times < 50; times += 1)
    for (const body of bodies) await postGraphql(target, body)
  const rows = ['| lists meanwhile | p50 ms | p95 ms | longest ms |', '| --- | --: | --: | --: |']
  const quiet = { name: 'without', work: () => new Promise((done) => setTimeout(done, QUIET_MS)) }
  for (const { name, work } of [quiet, ...meanwhile]) {
    let isOver = false
    const done = work().finally(() => {
      isOver = true
    })
    const paced = pacedRequests(target, bodies, { perSecond: LISTS_A_SECOND, isOver: () => isOver })
    const [{ p50, p95, most }] = await Promise.all([paced, done])
    const row = `| ${name} | ${[p50, p95, most].map((ms) => ms.toFixed(1)).join(' | ')} |`
    console.log(row)
    rows.push(row)
  }
  return rows.join('\n')
}

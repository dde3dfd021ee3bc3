/** Wrong sign-ins of accounts that exist and of made-up ones, by turns: their times tell nobody which is which. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { DEMO_PASSWORD, postBody } from '../support/caller.ts'
import { faultsOf, quantile } from '../support/figures.ts'

export const signInTimes: SoakRow = {
  name: 'sign-in-times',
  promise:
    'Known and unknown accounts are refused in the same time, within 10 % (medians), and so is the attempt that follows immediately',
  engines: ['embedded', 'postgres'],
  unit: 'pairs',
  quick: 40,
  full: 200,
  run,
}

const MOST_APART = 0.1
/** Attempts on one account stay below the number from which they are delayed. */
const PAIRS_OF_ACCOUNT = 8
/** After which the work that follows an answer is over. */
const PAUSE_MS = 60
const WARM_UP_PAIRS = 20
const LOGIN = `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`

type Kind = 'known' | 'unknown'

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install({ settings: { TRUST_PROXY: '1' } })
  const needed = Math.ceil((count + WARM_UP_PAIRS) / PAIRS_OF_ACCOUNT)
  await installation.query(EVERYBODY_HAS_A_PASSWORD)
  const accounts = await installation.query<{ email: string }>(ACCOUNTS + needed)
  if (accounts.length < needed)
    throw new Error(`The demo has accounts for ${accounts.length * PAIRS_OF_ACCOUNT} pairs only.`)
  const known = accounts.map(({ email }) => email)
  const product = await installation.start()
  const attempts = attemptsOf(installation.port, known)
  await attempts(WARM_UP_PAIRS, PAUSE_MS)
  const alone = await attempts(count, PAUSE_MS)
  const aloneApart = compare(alone, (index) => alone[index]!.kind)
  progress(`alone: ${aloneApart.text}`)
  const following = await attempts(count, 0)
  const followingApart = compare(following, (index) => following[index - 1]?.kind ?? null)
  progress(`after an attempt on: ${followingApart.text}`)
  const immediateApart = compare(following, (index) => following[index]!.kind)
  progress(`without a pause: ${immediateApart.text}`)
  await product.stop()
  return {
    figure: `alone ${aloneApart.text}; the attempt after ${followingApart.text}`,
    faults: faultsOf(
      [aloneApart.share <= MOST_APART, 'The time tells whether the account exists.'],
      [followingApart.share <= MOST_APART, 'The time of the next attempt tells it.'],
    ),
  }
}

/** Colleagues of the demo never signed in. */
const EVERYBODY_HAS_A_PASSWORD = `update users set password_hash = (
  select password_hash from users where email = 'super@northwind.example') where password_hash is null`
const ACCOUNTS = `select email from users u join clients c on c.id = u.client_id
  where u.is_account_enabled and u.deleted_at is null and c.deleted_at is null order by email limit `

interface Attempt {
  kind: Kind
  took: number
}

/** Each attempt comes from an address of its own, so that limits of an address do not count. */
function attemptsOf(port: number, known: readonly string[]) {
  let sent = 0
  const attempt = async (kind: Kind, email: string): Promise<Attempt> => {
    sent += 1
    const loginData = { email, password: `${DEMO_PASSWORD} wrong` }
    const body = JSON.stringify({ query: LOGIN, variables: { loginData } })
    const headers = { 'x-forwarded-for': `10.2.${sent >> 8}.${sent & 255}` }
    const began = performance.now()
    const { text } = await postBody(port, body, headers)
    const took = performance.now() - began
    if (!text.includes('Incorrect username or password')) throw new Error(`Answered: ${text}`)
    return { kind, took }
  }
  return async (pairs: number, pauseMs: number): Promise<Attempt[]> => {
    const attempts: Attempt[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const email = known[pair % known.length]!
      const kinds: Kind[] = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
      for (const kind of kinds) {
        attempts.push(await attempt(kind, kind === 'known' ? email : `x${email}`))
        if (pauseMs > 0) await wait(pauseMs)
      }
    }
    return attempts
  }
}

/** Distance of the medians of the two groups, as a share of the smaller one. */
function compare(
  attempts: readonly Attempt[],
  kindOf: (index: number) => Kind | null,
): { share: number; text: string } {
  const medianOf = (kind: Kind) =>
    quantile(
      attempts.filter((_attempt, index) => kindOf(index) === kind).map(({ took }) => took),
      0.5,
    )
  const [known, unknown] = [medianOf('known'), medianOf('unknown')]
  const share = Math.abs(known - unknown) / Math.min(known, unknown)
  const figures = `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`
  return { share, text: `${figures} (${(100 * share).toFixed(1)} % apart)` }
}

/** Two hundred wrong sign-ins: few passwords are checked, and nobody else notices. */
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { newCallLog, repeatCalls } from '../support/callLog.ts'
import { CallLost, CallRefused, NORTHWIND, postBody, signIn } from '../support/caller.ts'
import { faultsOf, milliseconds, quantile } from '../support/figures.ts'

export const wrongSignIns: SoakRow = {
  name: 'wrong-sign-ins',
  promise:
    'About 10 passwords are checked; lists of others within 300 ms (95 of 100), and a new device at the address signs in within 5 s, trying again as it is told',
  engines: ['embedded', 'postgres'],
  unit: 'sign-ins, on one account and then on as many made-up ones',
  quick: 200,
  full: 200,
  run,
}

const CHECKS = 15
const OTHERS_MS = 300
const NEW_DEVICE_MS = 5_000
const LOGIN = `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const product = await installation.start()
  const { port } = installation
  const [victim, other, third] = NORTHWIND
  const caller = await signIn(port, other!)
  const others: number[] = []
  let isOver = false
  const list = async () => {
    const began = performance.now()
    await caller.call(`{ allObservations(filter: { take: 10 }) { id task { name } } }`)
    others.push(performance.now() - began)
  }
  const reading = repeatCalls(newCallLog(), list, () => isOver)
  const onOne = await attack(port, count, () => victim!)
  progress(`one account: ${describe(onOne)}`)
  const madeUp = await attack(port, count, (index) => `nobody${index}@northwind.example`)
  progress(`made-up accounts: ${describe(madeUp)}`)
  isOver = true
  await reading
  const began = performance.now()
  const refusals = await signInAsTold(port, third!)
  const signedInAfter = performance.now() - began
  await product.stop()
  return {
    figure: `${onOne.checked} passwords of one account checked; lists of others: 95 % within ${milliseconds(quantile(others, 0.95))}; another person signed in after ${milliseconds(signedInAfter)} and ${refusals.length} refusals`,
    faults: faultsOf(
      [onOne.checked <= CHECKS, 'Too many passwords were checked.'],
      [quantile(others, 0.95) <= OTHERS_MS, 'Others had to wait.'],
      [signedInAfter <= NEW_DEVICE_MS, `Another person waited too long: ${refusals.at(-1)}`],
      [onOne.lost + madeUp.lost === 0, `${onOne.lost + madeUp.lost} attempts had no answer.`],
    ),
  }
}

/** Tries again a second after each refusal, until it is let in or too late. Returns the refusals. */
async function signInAsTold(port: number, email: string): Promise<string[]> {
  const refusals: string[] = []
  for (let attempts = 0; attempts < 8; attempts += 1) {
    try {
      await signIn(port, email)
      return refusals
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error))
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
  return refusals
}

interface Attack {
  /** Attempts that were answered with a wrong password. */
  checked: number
  refused: number
  lost: number
}

const describe = ({ checked, refused, lost }: Attack) =>
  `${checked} checked, ${refused} refused, ${lost} without an answer`

/** All at the same time, each with another false address; what nobody answers soon is given up. */
async function attack(
  port: number,
  count: number,
  emailOf: (index: number) => string,
): Promise<Attack> {
  const attempt = async (index: number): Promise<keyof Attack> => {
    const loginData = { email: emailOf(index), password: `wrong ${index}` }
    const headers = {
      'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
      forwarded: `for=10.1.${index >> 8}.${index & 255}`,
    }
    const body = JSON.stringify({ query: LOGIN, variables: { loginData } })
    try {
      const { text } = await postBody(port, body, headers)
      return text.includes('RATE_LIMITED') ? 'refused' : 'checked'
    } catch (error) {
      if (error instanceof CallLost || error instanceof CallRefused) return 'lost'
      throw error
    }
  }
  const ends = await Promise.all(Array.from({ length: count }, (_, index) => attempt(index)))
  const countOf = (end: keyof Attack) => ends.filter((one) => one === end).length
  return { checked: countOf('checked'), refused: countOf('refused'), lost: countOf('lost') }
}

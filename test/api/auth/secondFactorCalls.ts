/** Calls about second factors and devices, and an authenticator app to make them with. */
import { TOTP } from 'otpauth'
import { answered } from '#test/support/answered.ts'
import { type Account, type Actor, type Answer, api, signIn } from '#test/support/api.ts'

const { now, advanceClock, post } = await api()

export const LOGIN = `mutation ($loginData: LoginInput!) {
  login(loginData: $loginData) { access_token refresh_token } }`

export const SECURITY = `second_factor_since recovery_codes_left second_factor_required
  devices { id browser system first_used_at last_used_at is_current }`

export interface Authenticator {
  /** The code of now. */
  (): string
  /** Moves the clock to the next step, whose code was not used yet, and returns it. */
  next: () => Promise<string>
}

export const start = ({ gql, password }: Actor): Promise<Answer> =>
  gql('mutation ($password: String!) { startSecondFactor(password: $password) { secret uri } }', {
    password,
  })

export const confirm = ({ gql }: Actor, code: string): Promise<Answer> =>
  gql('mutation ($code: String!) { confirmSecondFactor(code: $code) }', { code })

export async function startSetUp(person: Actor): Promise<{ secret: string; code: Authenticator }> {
  const { secret } = (await answered(start(person))).startSecondFactor
  return { secret, code: await authenticatorOf(secret) }
}

export async function setUpSecondFactor(
  person: Actor,
): Promise<{ code: Authenticator; confirmedBy: string; recoveryCodes: string[] }> {
  const { code } = await startSetUp(person)
  const confirmedBy = code()
  const data = await answered(confirm(person, confirmedBy))
  return { code, confirmedBy, recoveryCodes: data.confirmSecondFactor }
}

async function authenticatorOf(secret: string): Promise<Authenticator> {
  const generate = () => new TOTP({ secret }).generate({ timestamp: now().getTime() })
  const next = async () => {
    advanceClock(30)
    return generate()
  }
  return Object.assign(generate, { next })
}

/** `code` absent: without one. */
export async function login(
  { email, password }: Account,
  code?: string,
  options: { from?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return post(LOGIN, { loginData: { email, password, code } }, options)
}

export const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code

export const securityOf = async ({ gql }: Actor) =>
  (await answered(gql(`{ mySecurity { ${SECURITY} } }`))).mySecurity

/** Signs a person in once more; returns that device, and what it does. */
export async function otherDevice(person: Actor): Promise<{ id: string; actor: Actor }> {
  const actor = await signIn(person)
  const { devices } = await securityOf(actor)
  return { actor, id: devices.find((device: { is_current: boolean }) => device.is_current).id }
}

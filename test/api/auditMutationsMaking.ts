/** How tests of what mutations put on record prepare their calls. */
import { actor, type Actor, type Answer, api } from '#test/support/api.ts'
import { buildWorld, provider, type World } from './observationsWorld.ts'
import { byHand } from './updateObservationWorld.ts'

export interface Company extends World {
  admin: Actor
  provider: Actor
}

/** Its own for each test of a mutation. */
export async function company(): Promise<Company> {
  const world = await buildWorld({ ai_enabled: true })
  return {
    ...world,
    admin: await actor('CLIENT_SUPER_USER', world.client),
    provider: await provider(),
  }
}

export interface PreparedCall {
  call: () => Promise<Answer>
  /** Whose chain; the company's when absent, and what the answer's record is when it is new. */
  clientOf?: (answer: Answer) => string
}

export type Prepare = (company: Company) => Promise<PreparedCall>

export const as = (
  who: Pick<Actor, 'gql'>,
  document: string,
  variables: object = {},
): PreparedCall => ({
  call: () => who.gql(document, variables),
})

export const anybody = async (document: string, variables: object): Promise<PreparedCall> => {
  const { post } = await api()
  return { call: () => post(document, variables, { from: '198.51.103.7' }) }
}

export const deletes = (
  name: string,
  who: 'admin' | 'provider',
  build: (of: Company) => Promise<{ id: string }>,
) => ({
  [`delete${name}`]: async (of: Company) =>
    as(of[who], `mutation ($id: ID!) { delete${name}(id: $id) { id } }`, {
      id: (await build(of)).id,
    }),
})

export const deletesBoth = (
  name: string,
  who: 'admin' | 'provider',
  build: (of: Company) => Promise<{ id: string }>,
) => ({
  [`bulkDelete${name}`]: async (of: Company) =>
    as(of[who], `mutation ($ids: [ID!]!) { bulkDelete${name}(ids: $ids) }`, {
      ids: [(await build(of)).id, (await build(of)).id],
    }),
})

export const saves =
  (
    name: string,
    who: 'admin' | 'provider',
    input: object | ((of: Company) => Promise<object>),
    build?: (of: Company) => Promise<{ id: string }>,
  ): Prepare =>
  async (of) => {
    const given = typeof input === 'function' ? await input(of) : input
    const type = INPUTS[name] ?? `${name.replace(/^(create|update|upload)/, '')}Input`
    if (build)
      return as(
        of[who],
        `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`,
        {
          id: (await build(of)).id,
          input: given,
        },
      )
    return as(of[who], `mutation ($input: ${type}!) { row: ${name}(input: $input) { id } }`, {
      input: { clientId: of.client.id, ...given },
    })
  }

const INPUTS: Readonly<Record<string, string>> = { updateObservation: 'UpdateObservationInput' }

export const videoCall =
  (name: string, input: object): Prepare =>
  async (of) => {
    const { video } = await byHand(of)
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    return as(
      of.admin,
      `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`,
      { id: video.id, input },
    )
  }

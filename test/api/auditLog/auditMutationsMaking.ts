/** How tests of what mutations put on record prepare their calls. */
import { actor, type Actor, type Answer, api } from '#test/support/api.ts'
import { buildTwoSites, providerActor, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'

export interface AuditScenario extends TwoSites {
  admin: Actor
  provider: Actor
}

/** Its own for each test of a mutation. */
export async function buildAuditScenario(): Promise<AuditScenario> {
  const scenario = await buildTwoSites({ ai_enabled: true })
  return {
    ...scenario,
    admin: await actor('CLIENT_SUPER_USER', scenario.client),
    provider: await providerActor(),
  }
}

export interface PreparedCall {
  call: () => Promise<Answer>
  /** Whose chain; the company's when absent, and what the answer's record is when it is new. */
  clientOf?: (answer: Answer) => string
}

export type Prepare = (company: AuditScenario) => Promise<PreparedCall>

export const preparedAs = (
  who: Pick<Actor, 'gql'>,
  document: string,
  variables: object = {},
): PreparedCall => ({
  call: () => who.gql(document, variables),
})

export const preparedAnonymously = async (
  document: string,
  variables: object,
): Promise<PreparedCall> => {
  const { post } = await api()
  return { call: () => post(document, variables, { from: '198.51.103.7' }) }
}

export const deletion = (
  name: string,
  who: 'admin' | 'provider',
  build: (of: AuditScenario) => Promise<{ id: string }>,
) => ({
  [`delete${name}`]: async (of: AuditScenario) =>
    preparedAs(of[who], `mutation ($id: ID!) { delete${name}(id: $id) { id } }`, {
      id: (await build(of)).id,
    }),
})

export const bulkDeletion = (
  name: string,
  who: 'admin' | 'provider',
  build: (of: AuditScenario) => Promise<{ id: string }>,
) => ({
  [`bulkDelete${name}`]: async (of: AuditScenario) =>
    preparedAs(of[who], `mutation ($ids: [ID!]!) { bulkDelete${name}(ids: $ids) }`, {
      ids: [(await build(of)).id, (await build(of)).id],
    }),
})

export const update =
  (
    name: string,
    who: 'admin' | 'provider',
    input: object | ((of: AuditScenario) => Promise<object>),
    build?: (of: AuditScenario) => Promise<{ id: string }>,
  ): Prepare =>
  async (of) => {
    const given = typeof input === 'function' ? await input(of) : input
    const type = INPUTS[name] ?? `${name.replace(/^(create|update|upload)/, '')}Input`
    if (build)
      return preparedAs(
        of[who],
        `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`,
        {
          id: (await build(of)).id,
          input: given,
        },
      )
    return preparedAs(
      of[who],
      `mutation ($input: ${type}!) { row: ${name}(input: $input) { id } }`,
      {
        input: { clientId: of.client.id, ...given },
      },
    )
  }

const INPUTS: Readonly<Record<string, string>> = { updateObservation: 'UpdateObservationInput' }

export const videoCall =
  (name: string, input: object): Prepare =>
  async (of) => {
    const { video } = await manualObservation(of)
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    return preparedAs(
      of.admin,
      `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`,
      { id: video.id, input },
    )
  }

/** Prepares deletions and restorations for the tests of their audit entries. */
import type { Actor, Answer } from '#test/support/api.ts'
import type { TwoSites } from '../../support/scenarios/twoSites.ts'

export interface AuditScenario extends TwoSites {
  admin: Actor
  provider: Actor
}

export interface PreparedCall {
  call: () => Promise<Answer>
  /** Returns the id of the client whose chain has the entries; absent: the scenario's client. */
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

/** Both restorations of an entity, of records that were deleted just before. */
export const restoration = (
  ...[name, who, build, count = 2]: [...Parameters<typeof deletion>, count?: number]
) => {
  const deleted = async (of: AuditScenario) => {
    const { id } = await build(of)
    await preparedAs(of[who], `mutation ($id: ID!) { delete${name}(id: $id) { id } }`, {
      id,
    }).call()
    return id
  }
  return {
    [`restore${name}`]: async (of: AuditScenario) =>
      preparedAs(of[who], `mutation ($id: ID!) { restore${name}(id: $id) { id } }`, {
        id: await deleted(of),
      }),
    [`bulkRestore${name}s`]: async (of: AuditScenario) => {
      const ids: string[] = []
      while (ids.length < count) ids.push(await deleted(of))
      return preparedAs(
        of[who],
        `mutation ($ids: [ID!]!) { bulkRestore${name}s(ids: $ids) { ids } }`,
        {
          ids,
        },
      )
    },
  }
}

export const deletionsAndRestorations = (...[name, who, build]: Parameters<typeof deletion>) => ({
  ...deletion(name, who, build),
  [`bulkDelete${name}s`]: async (of: AuditScenario) =>
    preparedAs(of[who], `mutation ($ids: [ID!]!) { bulkDelete${name}s(ids: $ids) }`, {
      ids: [(await build(of)).id, (await build(of)).id],
    }),
  ...restoration(name, who, build),
})

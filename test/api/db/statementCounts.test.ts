/** The number of statements of a query does not grow with the number of rows in its result. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SELECTIONS } from '#api/selections.ts'
import { type Actor, api } from '#test/support/api.ts'
import { sentStatements } from '#test/support/sentStatements.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { CALL_MATRIX } from '#test/support/accessMatrix.ts'
import { answered } from '#test/support/answered.ts'
import { QUERIES, fullCall } from '#test/support/fullCall.ts'
import { limitedActor } from '../../support/scenarios/twoSites.ts'
import { buildStatementScenario, type StatementScenario } from './statementScenario.ts'

const MANY = 12

const small = await buildStatementScenario(1)
const large = await buildStatementScenario(MANY)
const { client_id, locations } = large
const limited = await limitedActor('CLIENT_OBSERVER', { id: client_id }, { locations })

const itemOf = (operation: string) => CALL_MATRIX.find(([, name]) => name === operation)?.[0]

describe('a query for all of its fields sends as many statements for twelve rows as for one', () => {
  it.each(QUERIES.map((operation) => [itemOf(operation), operation]))(
    '[%s] %s',
    async (_item, operation = '') => {
      const few = await asked(small, operation, 1)
      const many = await asked(large, operation, 100)
      if (!SINGLE.has(operation)) {
        expect(longest(few.answer)).toBeLessThan(MANY)
        expect(longest(many.answer)).toBeGreaterThanOrEqual(MANY)
      }
      expect(many.beside).toHaveLength(few.beside.length)
    },
  )
})

/** These return no list, or a list of the same length for both sizes. */
const SINGLE = new Set(
  QUERIES.filter((operation) => operation.startsWith('total')).concat(
    [
      'nonPaginatedClientsByDeletedAt',
      'retentionPreview',
      'legalHolds',
      'erasurePreview',
      'auditChain',
      // A row for each kind of record.
      'deletionEffects',
      // A row for each version of the thresholds.
      'skeletonMisfits',
      // Numbers alone.
      'gettingStarted',
      // Calls about all clients together.
      'serverStatus',
      'failedJobs',
      // About the caller alone.
      'myData',
      'getClientById',
      'clientAppearance',
      'exportJob',
      'me',
      'resetLinkEmail',
      // Tasks of at least five people.
      'taskAnalysis',
      // The next one alone, and figures of one person.
      'calibrationQueue',
      'myCalibration',
      'userCalibration',
      // Asked about one link.
      'resetLinkEmail',
      // Signed in once.
      'mySecurity',
      'userSecurity',
    ],
    ['getGbsVideosById', 'getGbsVideoByTaskId', 'pieChartObservationsSummary'],
    // Their rows are of one client, day and video here.
    ['getObservationsByClient', 'getIncorrectObservationsByClient'],
    [
      'lineGraphObservationsSummary',
      'getObservationById',
      'followUpTotals',
      'getFollowUp',
      'followUpOffer',
    ],
  ),
)

describe('a list with the fields of its screen sends one statement besides the one that reads the session', () => {
  const DAYS = `dateFrom: "2026-01-01"`
  const LISTS: [list: string, document: string, more: string][] = [
    ['allUsers', SELECTIONS.users.list, ''],
    ['allLocations', SELECTIONS.locations.list, ''],
    ['allDepartments', SELECTIONS.departments.list, ''],
    ['allTasks', SELECTIONS.tasks.list, ', includeObservationCount: true'],
    ['allObservations', SELECTIONS.allobservations.list, ''],
    ['getAllGbsVideosByClientId', SELECTIONS.gbslibrary.list, ''],
  ]
  const page = (list: string, fields: string, more: string, filter = '', take = 100) =>
    `{ answer: ${list}(filter: { take: ${take} ${filter} }${more}) { ${fields} } }`

  it.each(LISTS)(
    '[12.13] %s, and searched; observations one more, for names',
    async (list, fields, more) => {
      const statements = async (filter: string) =>
        (await sent(large.superUser, page(list, fields, more, filter, MANY))).beside.length
      expect(await statements('')).toBe(1)
      expect(await statements(`search: "e"`)).toBe(list === 'allObservations' ? 2 : 1)
    },
  )

  it('[12.13] of campaigns: one more, for their progress', async () => {
    const document = page('allCampaigns', SELECTIONS.campaigns.list, '')
    const { beside } = await sent(large.superUser, document)
    expect(beside.map((text) => text.includes('not_observed_user_count'))).toEqual([false, true])
  })

  it('[12.13] of days, whose time zone comes with the session', async () => {
    const fields = SELECTIONS.allobservations.list
    const { beside } = await sent(large.superUser, page('allObservations', fields, '', DAYS))
    expect(beside).toHaveLength(1)
  })

  it('[12.13] what is counted in advance knows its days without', async () => {
    const { beside } = await sent(
      large.superUser,
      `{ answer: totalObservations(filter: { ${DAYS} }) }`,
    )
    expect(beside).toHaveLength(1)
  })

  it('[12.13] for someone of some places, too', async () => {
    const document = page('allObservations', SELECTIONS.allobservations.list, '')
    const { beside, answer } = await sent(limited, document)
    expect(longest(answer)).toBe(MANY)
    expect(beside).toHaveLength(1)
  })
})

describe('while a migration has added a column to each table', () => {
  const TABLES = `select format('%I', c.relname) as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`
  const alterAll = async (change: string) => {
    const { db } = await api()
    const tables = await asOwner<{ name: string }>(db, TABLES)
    for (const { name } of tables) await asOwner(db, `alter table ${name} ${change}`)
  }
  beforeAll(() => alterAll('add column of_next_version text'))
  afterAll(() => alterAll('drop column of_next_version'))

  it('[48.12] every query is answered, although its statements were prepared before', async () => {
    for (const operation of QUERIES)
      expect(await asked(small, operation, 1)).toHaveProperty('answer')
  })
})

const PROVIDERS = new Set([
  'allClients',
  'totalClients',
  'nonPaginatedClientsByDeletedAt',
  'retentionPreview',
  'serverStatus',
  'failedJobs',
  'totalFailedJobs',
])
const CAMPAIGN = `{ campaignName: "Preview", typeOfCampaign: ManualObservation,
  startDate: "2026-03-01", frequency: monthly }`

function asked(scenario: StatementScenario, operation: string, take: number) {
  const { superUser, provider, ids } = scenario
  const given = {
    ...ids,
    taskId: `"${ids['Task']}"`,
    userId: `"${superUser.id}"`,
    ...(operation === 'previewCampaign' && { input: CAMPAIGN }),
    ...(operation === 'retentionPreview' && { clientId: `"${scenario.client_id}"` }),
    ...(operation === 'legalHolds' && { subject: 'PERSON', subjectId: `"${ids['User']}"` }),
    ...(operation === 'deletionEffects' && {
      entity: 'locations',
      ids: JSON.stringify(scenario.locations),
    }),
    ...(['peopleToMention', 'followUpOffer'].includes(operation) && {
      observationId: `"${ids['Observation']}"`,
    }),
    ...(operation === 'searchEverything' && { search: '"e"' }),
    ...(operation === 'erasurePreview' && { userId: `"${ids['Observee'] ?? ids['User']}"` }),
  }
  const who = PROVIDERS.has(operation) ? provider : superUser
  return sent(who, fullCall(operation, { take, given }))
}

async function sent(who: Actor, document: string) {
  let answer: unknown
  const statements = await sentStatements(async () => {
    const data = await answered(who.gql(document))
    answer = data.answer
  })
  const beside = statements.filter((text) => !/\bfrom sessions session\s+join users\b/.test(text))
  expect(statements.length - beside.length).toBeLessThanOrEqual(1)
  return { beside, answer }
}

/** Returns the length of the longest list in an answer, nested lists included. */
function longest(value: unknown): number {
  if (Array.isArray(value)) return Math.max(value.length, ...value.map(longest))
  if (typeof value === 'object' && value !== null)
    return Math.max(0, ...Object.values(value).map(longest))
  return 0
}

/** The operations that other servers are measured with, and how PostGraphile is asked for the same rows and fields. */
import { addDays, addMonths } from '#domain/dates.ts'
import { seededClients } from '../seed/seedSizes.ts'
import { seededId } from '../seed/seedSql.ts'
import { READ_OPERATIONS } from './measuredOperations.ts'
import type { Operation } from './operation.ts'

export interface PeerOperation {
  operation: Operation
  /** Promised: this often PostGraphile's answers a second; null: nothing was promised. */
  promised: number | null
  /** The document for PostGraphile; null: it has none that answers within a second. */
  document: ((data: PeerData) => string) | null
  /** Makes the product's `data.rows` of PostGraphile's `data`. */
  shape: (data: Answer) => unknown
}

/** Values that PostGraphile's documents have to name. */
export interface PeerData {
  /** 'YYYY-MM-DD': of the newest observations. */
  lastDay: string
  /** Ids of FILTERED_DEPARTMENTS and of all departments below them, which the product finds by itself. */
  departments: readonly string[]
}

/** Answer of PostGraphile; each document has another part of it. */
interface Answer {
  rows: Count & { nodes: (CountedDepartment & ListedObservation)[] }
  correct: Count
  incorrect: Count
}

interface Count {
  totalCount: number
}

interface ListedObservation {
  review_type: string
  video: { thresholdsVersion: number | null } | null
}

interface CountedDepartment {
  total: Count
  correct: Count
  incorrect: Count
}

/** Adds `judged_by`, a computed field of the product. */
const listedObservation = ({ video, ...row }: ListedObservation) => ({
  ...row,
  judged_by:
    row.review_type === 'MANUAL_TASK'
      ? null
      : video?.thresholdsVersion === null
        ? 'OTHER_PROGRAM'
        : 'LIFTWISE',
})

const CLIENT = seededId('client', 0, 0)
export const TIME_ZONE = seededClients()[0]?.timeZone ?? 'UTC'

const LIVE = `clientId: { equalTo: "${CLIENT}" }, deletedAt: { isNull: true }`
/** Moments without a zone are in that of the connection. */
const months = (lastDay: string, count: number) =>
  `date: { greaterThanOrEqualTo: "${addMonths(lastDay, -count)}T00:00", lessThan: "${addDays(lastDay, 1)}T00:00" }`
const filtered = ({ lastDay, departments }: PeerData) =>
  `${LIVE}, ${months(lastDay, 3)}, departmentId: { in: ${JSON.stringify(departments)} }, notes: { includesInsensitive: "straight back" }`

const NAMED = 'id: rowId name deleted_at: deletedAt'
const LISTED = `id: rowId name client_id: clientId date technique review_type: reviewType kind ai_review_status: aiReviewStatus video: clientVideo { thresholdsVersion }
  task: clientTask { ${NAMED} } location: clientLocation { ${NAMED} }
  department: clientDepartment { ${NAMED} } campaign: clientCampaign { ${NAMED} }
  user: clientUser { id: rowId firstname lastname deleted_at: deletedAt }
  observee: clientObservee { id: rowId firstname lastname employee_id: employeeId deleted_at: deletedAt }
  unlinked_observee_name: unlinkedObserveeName unlinked_observee_employee_id: unlinkedObserveeEmployeeId
  updated_at: updatedAt deleted_at: deletedAt`

const list = (filter: string) =>
  `{ rows: observations(first: 10, orderBy: [DATE_DESC, ROW_ID_DESC], filter: { ${filter} }) { nodes { ${LISTED} } } }`
const count = (alias: string, filter: string) =>
  `${alias}: observations(filter: { ${filter} }) { totalCount }`
const COUNTED = 'observationsByClientIdAndDepartmentId'
const countOf = (alias: string, filter: string) =>
  `${alias}: ${COUNTED}(filter: { deletedAt: { isNull: true } ${filter} }) { totalCount }`
const result = (technique: string) => `technique: { equalTo: "${technique}" }`

const DOCUMENTS: Record<string, Pick<PeerOperation, 'promised' | 'document' | 'shape'>> = {
  'list: page 1': {
    promised: 2.2,
    document: () => list(LIVE),
    shape: ({ rows }) => rows.nodes.map(listedObservation),
  },
  'list: filtered and searched': {
    promised: null,
    document: (data) => list(filtered(data)),
    shape: ({ rows }) => rows.nodes.map(listedObservation),
  },
  'total: filtered and searched': {
    promised: null,
    document: (data) => `{ ${count('rows', filtered(data))} }`,
    shape: ({ rows }) => rows.totalCount,
  },
  'total: all': {
    promised: 25,
    document: () => `{ ${count('rows', LIVE)} }`,
    shape: ({ rows }) => rows.totalCount,
  },
  'pie: all': {
    promised: 25,
    document: () =>
      `{ ${['correct', 'incorrect'].map((one) => count(one, `${LIVE}, ${result(one)}`)).join(' ')} }`,
    shape: ({ correct, incorrect }) => ({
      correct: correct.totalCount,
      incorrect: incorrect.totalCount,
    }),
  },
  'line: 12 months': { promised: null, document: null, shape: () => null },
  'analytics by department': {
    promised: 25,
    document:
      () => `{ rows: departments(first: 10, orderBy: [OBSERVATIONS_BY_CLIENT_ID_AND_DEPARTMENT_ID_COUNT_DESC],
      filter: { clientId: { equalTo: "${CLIENT}" } }) { nodes { id: rowId name
        ${countOf('total', '')} ${countOf('correct', result('correct'))} ${countOf('incorrect', result('incorrect'))} } } }`,
    shape: ({ rows }) =>
      rows.nodes.map(({ total, correct, incorrect, ...department }) => {
        const [correct_count, incorrect_count] = [correct.totalCount, incorrect.totalCount]
        return {
          ...department,
          observation_count: total.totalCount,
          correct_count,
          incorrect_count,
          correctPercentage: (100 * correct_count) / (correct_count + incorrect_count),
        }
      }),
  },
}

export const PEER_OPERATIONS: PeerOperation[] = READ_OPERATIONS.flatMap((operation) => {
  const peer = DOCUMENTS[operation.name]
  return peer ? [{ operation, ...peer }] : []
})

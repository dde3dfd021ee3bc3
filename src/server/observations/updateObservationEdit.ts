/** What a correction makes of date, places, task, people and texts: what it names is checked like a new observation's. */
import type { Selectable } from 'kysely'
import type { UpdateObservationInput } from '#api/generated/contract.ts'
import { forbidden } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { kindOf } from '#domain/observations/observationKind.ts'
import {
  observationEditSchema,
  type ObservationEditValues,
} from '#domain/observations/observationEditForm.ts'
import { mayPickObserver } from '#domain/roles.ts'
import type { Access } from '../access/access.ts'
import type { Transaction } from '../db/database.ts'
import type { ObservationsTable, TasksTable } from '../db/tables.ts'
import type { Session } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { withoutGaps } from '../list/withoutGaps.ts'
import { readKeptTask, readSubmissionFacts, type SubmissionFacts } from './submissionQueries.ts'
import { checkChanged } from './submissionReferences.ts'

export type ObservationRow = Selectable<ObservationsTable>

export interface Edit {
  record: ObservationRow
  input: UpdateObservationInput
  access: Access
  session: Session
  now: Date
}

interface SettledEdit {
  facts: SubmissionFacts
  /** The one it has from now on. */
  task: Selectable<TasksTable>
  set: EditedColumns & Pick<ObservationRow, 'kind'>
}

export async function settleEdit(transaction: Transaction, edit: Edit): Promise<SettledEdit> {
  const { record, input, access, session, now } = edit
  const moments = [now, input.date ? new Date(input.date) : record.date]
  const named = { ...record, ...withoutGaps(input), video_id: null }
  const facts = await readSubmissionFacts(transaction, access, named, moments)
  const values = valuesOf(edit, facts)
  const isChanged = (field: keyof EditedColumns) => values[field] !== record[field]
  const self = session.clientId === record.client_id ? session.userId : null
  const chosen = (field: 'user_id' | 'observee_id') =>
    isChanged(field) && values[field] !== self ? values[field] : null
  if (chosen('user_id') && !mayPickObserver(session.role, facts.can_pick_observer))
    throw forbidden(MESSAGES.observerRefused)
  checkChanged(
    values,
    facts,
    { observer: chosen('user_id'), observee: chosen('observee_id') },
    (field) => field !== 'video_id' && isChanged(field),
  )
  const task = facts.task ?? (await readKeptTask(transaction, values.task_id))
  if (!task) throw new Error('The task of an observation is gone.')
  const kind = kindOf(record.review_type, values.user_id, values.observee_id)
  return { facts, task, set: { ...values, kind } }
}

type EditedColumns = Pick<ObservationRow, (typeof EDITED)[number]>

const INDIVIDUAL = [
  'observee_id',
  'unlinked_observee_name',
  'unlinked_observee_employee_id',
] as const
const EDITED = [
  'date',
  'location_id',
  'department_id',
  'task_id',
  'campaign_id',
  'user_id',
  'name',
  'notes',
  ...INDIVIDUAL,
] as const

/** What is left as it was is not judged by the rules of today. */
function valuesOf({ record, input, now }: Edit, facts: SubmissionFacts): EditedColumns {
  const touchesIndividual = INDIVIDUAL.some((field) => input[field] !== undefined)
  const schema = observationEditSchema({
    now: input.date === undefined && record.date > now ? record.date : now,
    displayEmployeeId: facts.display_employee_id || !touchesIndividual,
    canUseNotApplicable: facts.can_use_not_applicable,
    task: null,
    // Judged with the verdict, where the server is milder than the form.
    hasAnswers: false,
  })
  const given = withoutGaps(input)
  const values = checked(schema, {
    ...Object.fromEntries(EDITED.map((field) => [field, given[field] ?? keptOf(field)])),
    date: input.date ? new Date(input.date) : input.date === null ? null : record.date,
  })
  function keptOf(field: (typeof EDITED)[number]) {
    return field in given ? null : record[field]
  }
  const columns = Object.fromEntries(EDITED.map((field) => [field, values[field] ?? null]))
  return { ...(columns as EditedColumns), ...individualOf(values, record, facts) }
}

/** A person chosen leaves no room for a free-text one; an employee ID that the client does not show stays. */
function individualOf(
  values: ObservationEditValues,
  record: ObservationRow,
  facts: SubmissionFacts,
): Pick<ObservationRow, (typeof INDIVIDUAL)[number]> {
  const { observee_id: observee, unlinked_observee_employee_id: employeeId } = values
  return {
    observee_id: observee ?? null,
    unlinked_observee_name: observee ? null : (values.unlinked_observee_name ?? null),
    unlinked_observee_employee_id: observee
      ? null
      : facts.display_employee_id
        ? (employeeId ?? null)
        : record.unlinked_observee_employee_id,
  }
}

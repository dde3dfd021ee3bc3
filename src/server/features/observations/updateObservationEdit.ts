/** Corrects date, places, task, people and texts; changed fields are checked like a new observation's. */
import type { UpdateObservationInput } from '#api/generated/contract.ts'
import { forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { observationKindOf } from '#domain/observations/observationInput.ts'
import {
  observationEditSchema,
  type ObservationEditValues,
} from '#domain/observations/observationEditForm.ts'
import { notAfterNow } from '#domain/observations/observationRules.ts'
import { mayPickObserver } from '#domain/roles.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Row } from '../../platform/db/tables.ts'
import type { Session } from '../../context/request/requestContext.ts'
import { isUnderHold } from '../../context/retention/heldRecords.ts'
import { parseInput, omitUndefined } from '../../context/request/parseInput.ts'
import {
  readTaskIncludingDeleted,
  readSubmissionFacts,
  type SubmissionFacts,
  checkChangedReferences,
} from './submission.ts'

export type StoredObservation = Row<'observations'>

export interface EditRequest {
  record: StoredObservation
  input: UpdateObservationInput
  access: Access
  session: Session
  now: Date
}

interface ValidatedEdit {
  facts: SubmissionFacts
  /** Task after the correction. */
  task: Row<'tasks'>
  set: EditedColumns & Pick<StoredObservation, 'kind'>
}

export async function validateEdit(
  transaction: Transaction,
  edit: EditRequest,
): Promise<ValidatedEdit> {
  const { record, input, access, session, now } = edit
  const date = input.date ? notAfterNow(new Date(input.date), now) : record.date
  const references = { ...record, ...omitUndefined(input), video_id: null }
  const facts = await readSubmissionFacts(transaction, access, references, date)
  const values = editedValues(edit, facts)
  const isChanged = (field: keyof EditedColumns) =>
    field === 'date' ? date.getTime() !== record.date.getTime() : values[field] !== record[field]
  if (PEOPLE_FIELDS.some(isChanged) && (await isUnderHold(transaction, record.id)))
    throw forbidden(message('underLegalHold'))
  const self = session.clientId === record.client_id ? session.userId : null
  const selected = (field: 'user_id' | 'observee_id') =>
    isChanged(field) && values[field] !== self ? values[field] : null
  if (selected('user_id') && !mayPickObserver(session.role, facts.can_pick_observer))
    throw forbidden(message('observerRefused'))
  checkChangedReferences(
    values,
    facts,
    { observer: selected('user_id'), observee: selected('observee_id') },
    (field) => field !== 'video_id' && isChanged(field),
  )
  const task = facts.task ?? (await readTaskIncludingDeleted(transaction, values.task_id))
  if (!task) throw new Error('The task of an observation is gone.')
  const kind = observationKindOf(record.review_type, values.user_id, values.observee_id)
  return { facts, task, set: { ...values, kind } }
}

type EditedColumns = Pick<StoredObservation, (typeof EDITED_FIELDS)[number]>

const OBSERVEE_FIELDS = [
  'observee_id',
  'unlinked_observee_name',
  'unlinked_observee_employee_id',
] as const
/** A change of these could take an observation out of a legal hold on one of its people. */
const PEOPLE_FIELDS = ['user_id', ...OBSERVEE_FIELDS] as const
const EDITED_FIELDS = [
  'date',
  'location_id',
  'department_id',
  'task_id',
  'campaign_id',
  'user_id',
  'name',
  'notes',
  ...OBSERVEE_FIELDS,
] as const

/** Unchanged values are not checked against the current rules. */
function editedValues({ record, input, now }: EditRequest, facts: SubmissionFacts): EditedColumns {
  const touchesIndividual = OBSERVEE_FIELDS.some((field) => input[field] !== undefined)
  const schema = observationEditSchema({
    now,
    displayEmployeeId: facts.display_employee_id || !touchesIndividual,
    canUseNotApplicable: facts.can_use_not_applicable,
    task: null,
    // Checked with the verdict, where the server's rule is less strict than the form's.
    hasAnswers: false,
  })
  const submitted = omitUndefined(input)
  const values = parseInput(schema, {
    ...Object.fromEntries(EDITED_FIELDS.map((field) => [field, submitted[field] ?? keptOf(field)])),
    date: input.date ? notAfterNow(new Date(input.date), now) : input.date === null ? null : now,
  })
  function keptOf(field: (typeof EDITED_FIELDS)[number]) {
    return field in submitted ? null : record[field]
  }
  const columns = Object.fromEntries(EDITED_FIELDS.map((field) => [field, values[field] ?? null]))
  return {
    ...(columns as EditedColumns),
    ...(input.date === undefined && { date: record.date }),
    ...editedObservee(values, record, facts),
  }
}

/** A selected person excludes a free-text one; an employee ID that the client does not show stays. */
function editedObservee(
  values: ObservationEditValues,
  record: StoredObservation,
  facts: SubmissionFacts,
): Pick<StoredObservation, (typeof OBSERVEE_FIELDS)[number]> {
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

/** Records that the server finds or, without a connection, that this device has; and where each is opened. */
import type { FoundKind, FoundRecord } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import type { ResourceName } from '#api/resources.ts'
import { mayOpen } from '#domain/access.ts'
import { fullNameOf } from '#domain/displayName.ts'
import type { Role } from '#domain/roles.ts'
import type { SearchedDay } from '#domain/searchedDay.ts'
import { containsText } from '#domain/searchText.ts'
import { request } from '../../foundation/data/request.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import { readCopy } from '../observations/choices/deviceChoices.ts'
import { isUnsent } from '../submissionQueue/queuedSubmission.ts'
import { submissionStore } from '../submissionQueue/submissionStore.ts'

/** Records of a kind that are shown. */
export const SHOWN = 5

/** Returns one record more of each kind than is shown, if there are more. */
export async function findRecords(
  { clientId, search, day }: { clientId: string; search: string; day: SearchedDay | null },
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const variables = { clientId, search, observed: day, take: SHOWN + 1 }
  return (await request(SEARCH, variables, { signal })).found
}

const SEARCH = graphql(`
  query SearchEverything(
    $clientId: ID!
    $search: String!
    $observed: SearchedDayInput
    $take: Int!
  ) {
    found: searchEverything(
      clientId: $clientId
      search: $search
      observed: $observed
      take: $take
    ) {
      id
      kind
      name
      detail
      date
    }
  }
`)

/** An observation that waits on the device has no id of the server. */
export type DeviceRecord = Omit<FoundRecord, 'kind'> & { kind: FoundKind | 'WAITING' }

/** Reads what the device keeps of a client: the choices of the add form, and the observations that are not sent yet. */
export async function readDeviceRecords(clientId: string, role: Role): Promise<DeviceRecord[]> {
  const copy = await readCopy(clientId)
  const waiting = await submissionStore.list().catch(() => [])
  const named = (kind: FoundKind, records: readonly Named[] = []) =>
    records.map(({ id, name, parent_name: parent }) => ({
      id,
      kind,
      name,
      detail: parent ?? null,
      date: null,
    }))
  // Others choose people whose pages they do not open.
  const people = mayOpen(role, '/home') ? (copy?.people ?? []) : []
  return [
    ...people.map((person) => ({
      id: person.id,
      kind: 'PERSON' as const,
      name: fullNameOf(person),
      detail: person.employee_id,
      date: null,
    })),
    ...named('LOCATION', copy?.locations),
    ...named('DEPARTMENT', copy?.departments),
    ...named('TASK', copy?.tasks),
    ...named('CAMPAIGN', copy?.campaigns),
    ...waiting.filter(isUnsent).map(({ id, form, createdAt }) => ({
      id,
      kind: 'WAITING' as const,
      date: createdAt,
      name: form.observee_id?.name ?? form.unlinked_observee_name,
      detail: [form.task_id?.name, form.location_id?.name].filter(Boolean).join(', '),
    })),
  ]
}

interface Named {
  id: string
  name: string
  parent_name?: string | null
}

export const matches = ({ name, detail }: Pick<FoundRecord, 'name' | 'detail'>, search: string) =>
  containsText(`${name ?? ''} ${detail ?? ''}`, search)

export const RESOURCE_OF = {
  PERSON: 'users',
  LOCATION: 'locations',
  DEPARTMENT: 'departments',
  TASK: 'tasks',
  CAMPAIGN: 'campaigns',
  GUIDANCE_VIDEO: 'gbslibrary',
  OBSERVATION: 'allobservations',
  CLIENT: 'clients',
} as const satisfies Record<FoundKind, ResourceName>

/** Places lead those who have no page of them to the observations there; guidance plays in its list. */
export function recordPath(
  { kind, id, name }: Pick<FoundRecord, 'kind' | 'id' | 'name'>,
  role: Role,
) {
  const list = RESOURCE_OF[kind]
  if (kind === 'GUIDANCE_VIDEO') return searchedListPath(kind, name ?? '')
  if (list === 'locations' || list === 'departments')
    if (!mayOpen(role, `/${list}`)) return observationListPath({ [list]: [id] })
  return `/${list}/${id}/show`
}

/** Returns the list with everything that the search finds. */
export function searchedListPath(kind: FoundKind, search: string, day: SearchedDay | null = null) {
  const ofDay = day && { search: day.search || undefined, dateFrom: day.day, dateTo: day.day }
  const filter = kind === 'OBSERVATION' && ofDay ? ofDay : { search }
  return `/${RESOURCE_OF[kind]}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

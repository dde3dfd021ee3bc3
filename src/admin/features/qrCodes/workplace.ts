/** Workplace of a printed QR code: a location, department or task, and the records around it. */
import type { Department, Location, Task } from '#api/generated/contract.ts'
import type { PlaceParam } from '../../foundation/router/observationListPath.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'
import type { CodedResource } from '../../parts/qr/PrintCodes.tsx'

export interface Workplace {
  id: string
  /** The one of the three that the code was made for. */
  kind: PlaceParam
  name: string
  clientId: string
  /** Name of the location or department that it is inside of. */
  parentName: string | null
  /** Choices that the code fills in. A department or task of one place only brings that place. */
  filled: Partial<Record<PlaceParam, Choice>>
}

/** Returns the workplace of a record of the resource. */
export function workplaceOf(resource: CodedResource, record: object): Workplace {
  if (resource === 'locations') return ofLocation(record as Location)
  return resource === 'departments' ? ofDepartment(record as Department) : ofTask(record as Task)
}

const ofLocation = ({ id, name, client_id: clientId, parent }: Location): Workplace => ({
  id,
  kind: 'location',
  name,
  clientId,
  parentName: parent?.name ?? null,
  filled: { location: { id, name } },
})

const ofDepartment = (record: Department): Workplace => ({
  id: record.id,
  kind: 'department',
  name: record.name,
  clientId: record.client_id,
  parentName: record.parent_department?.name ?? null,
  filled: { ...onlyOne('location', record.locations), department: choiceOf(record) },
})

const ofTask = (record: Task): Workplace => {
  const places = {
    ...(record.task_has_full_location_access ? {} : onlyOne('location', record.locations)),
    ...(record.task_has_full_department_access ? {} : onlyOne('department', record.departments)),
  }
  return {
    id: record.id,
    kind: 'task',
    name: record.name,
    clientId: record.client_id,
    parentName: null,
    filled: { ...(places.location && places), task: choiceOf(record) },
  }
}

const onlyOne = (
  kind: PlaceParam,
  records: readonly Choice[],
): Partial<Record<PlaceParam, Choice>> => {
  const [record] = records
  return record && records.length === 1 ? { [kind]: choiceOf(record) } : {}
}

const choiceOf = ({ id, name }: Choice): Choice => ({ id, name })

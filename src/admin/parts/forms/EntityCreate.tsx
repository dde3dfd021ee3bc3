/** /x/addX: the form of a new record. */
import { PageHeader } from '../layout/PageHeader.tsx'
import { EntityForm } from './EntityForm.tsx'
import type { EntityFormProps } from './EntityForm.tsx'

export function EntityCreate(props: Omit<EntityFormProps, 'record'>) {
  return (
    <>
      <PageHeader title={`Add ${props.spec.noun}`} />
      <EntityForm {...props} record={null} />
    </>
  )
}

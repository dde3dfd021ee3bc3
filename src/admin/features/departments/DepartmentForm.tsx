/** The department form. */
import { TextInput, useRecordContext } from 'react-admin'
import type { Department } from '#api/generated/contract.ts'
import { departmentSchema } from '#domain/departments/departmentForm.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput, ChoicesInput } from '../../parts/forms/ChoiceInput.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

export const departmentFormConfig: FormConfig<Department> = {
  resource: 'departments',
  schema: departmentSchema,
  defaultValues: () => ({ name: '', parent_department: null, locations: [] }),
}

/** /departments/addDepartment */
export function DepartmentCreate() {
  return <EntityCreate config={departmentFormConfig} fields={<DepartmentFields />} />
}

/** /departments/{id}/edit */
export function DepartmentEdit() {
  return <EntityEdit config={departmentFormConfig} fields={<DepartmentFields />} />
}

/** Fields of the department form. */
export function DepartmentFields() {
  const t = useT()
  const id = useRecordContext()?.id
  const parents = useRecordSource(
    'departments',
    id === undefined ? {} : { filter: { notInside: id } },
  )
  const locations = useRecordSource('locations')
  return (
    <Section title={t('departments.section')}>
      <TextInput source="name" isRequired />
      <ChoiceInput
        source="parent_department"
        choices={parents}
        hint={t('departments.parentHint')}
      />
      <ChoicesInput source="locations" choices={locations} hint={t('departments.locationsHint')} />
    </Section>
  )
}

/** What can be said of a department. */
import { TextInput, useRecordContext } from 'react-admin'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'
import { ChoicesInput } from '../../parts/forms/ChoicesInput.tsx'

export function DepartmentFields() {
  const id = useRecordContext()?.id
  const parents = useRecordSource(
    'departments',
    id === undefined ? {} : { filter: { notInside: id } },
  )
  const locations = useRecordSource('locations')
  return (
    <Section title="Department">
      <TextInput source="name" isRequired />
      <ChoiceInput
        source="parentId"
        choices={parents}
        hint="The department that this one is part of."
      />
      <ChoicesInput
        source="locationIds"
        choices={locations}
        hint="Where it is: at these locations and at those inside them."
      />
    </Section>
  )
}

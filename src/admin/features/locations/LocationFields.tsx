/** What can be said of a location. */
import { TextInput, useRecordContext } from 'react-admin'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'

export function LocationFields() {
  const id = useRecordContext()?.id
  const parents = useRecordSource(
    'locations',
    id === undefined ? {} : { filter: { notInside: id } },
  )
  return (
    <Section title="Location">
      <TextInput source="name" isRequired />
      <ChoiceInput
        source="parentId"
        choices={parents}
        hint="The location that this one is part of, such as the site of a hall."
      />
    </Section>
  )
}

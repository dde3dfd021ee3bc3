/** The location form. */
import { TextInput, useRecordContext } from 'react-admin'
import type { Location } from '#api/generated/contract.ts'
import { locationSchema } from '#domain/locations/locationForm.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

export const locationFormConfig: FormConfig<Location> = {
  resource: 'locations',
  schema: locationSchema,
  defaultValues: () => ({ name: '', parent: null }),
}

/** /locations/addLocation */
export function LocationCreate() {
  return <EntityCreate config={locationFormConfig} fields={<LocationFields />} />
}

/** /locations/{id}/edit */
export function LocationEdit() {
  return <EntityEdit config={locationFormConfig} fields={<LocationFields />} />
}

/** Fields of the location form. */
export function LocationFields() {
  const t = useT()
  const id = useRecordContext()?.id
  const parents = useRecordSource(
    'locations',
    id === undefined ? {} : { filter: { notInside: id } },
  )
  return (
    <Section title={t('locations.section')}>
      <TextInput source="name" isRequired />
      <ChoiceInput source="parent" choices={parents} hint={t('locations.parentHint')} />
    </Section>
  )
}

/** Checkboxes that select records of a list, all of the page or one, and what can be done with those that are selected. */
import { Checkbox, type CheckboxProps } from '@mui/material'
import { Suspense, useState } from 'react'
import { type RaRecord, useGetRecordRepresentation, useListContext } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { lazyPart } from '../layout/lazyScreen.tsx'
import { isDeleted } from './columns.ts'

/** Shows whether all, some or none of the page are selected. */
export function SelectPageCheckbox({ isSelectable }: SelectPageCheckboxProps) {
  const t = useT()
  const { data = [], selectedIds, onSelect } = useListContext()
  const page = data.filter(isSelectable).map(({ id }) => id)
  const onPage = page.filter((id) => selectedIds.includes(id))
  const all = page.length > 0 && onPage.length === page.length
  const elsewhere = selectedIds.filter((id) => !page.includes(id))
  const some = onPage.length > 0 && !all
  return (
    <Checkbox
      checked={all}
      disabled={page.length === 0}
      indeterminate={some}
      onChange={() => onSelect(all ? elsewhere : [...elsewhere, ...page])}
      slotProps={{
        input: {
          'aria-label': t('list.selectPage'),
          // MUI shows the indeterminate state without setting it on the input.
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = some
          },
        },
      }}
    />
  )
}

interface SelectPageCheckboxProps {
  isSelectable: (record: RaRecord) => boolean
}

/** Its name is the record's. */
export function SelectRecordCheckbox({ record, ...checkbox }: SelectRecordCheckboxProps) {
  const t = useT()
  const name = useGetRecordRepresentation()(record)
  const label = t(labelOf(!checkbox.disabled, isDeleted(record)), {
    name: typeof name === 'string' ? name : String(record.id),
  })
  return <Checkbox {...checkbox} slotProps={{ input: { 'aria-label': label } }} />
}

interface SelectRecordCheckboxProps extends Pick<
  CheckboxProps,
  'checked' | 'disabled' | 'onClick'
> {
  record: RaRecord
}

const labelOf = (isSelectable: boolean, deleted: boolean) => {
  if (!isSelectable) return 'list.mayNotDelete'
  return deleted ? 'list.selectDeletedRow' : 'list.selectRow'
}

/** Toolbar of the selected records. Its code is loaded with the first that is selected. */
export function BulkActions() {
  const { selectedIds } = useListContext()
  const [isUsed, setUsed] = useState(false)
  if (!isUsed && selectedIds.length > 0) setUsed(true)
  return (
    isUsed && (
      <Suspense fallback={null}>
        <BulkActionsToolbar />
      </Suspense>
    )
  )
}

const BulkActionsToolbar = lazyPart(() => import('./BulkActionsToolbar.tsx'), 'BulkActionsToolbar')

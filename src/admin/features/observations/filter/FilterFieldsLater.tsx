/** The fields of the filter form, whose code comes after the list's first rows. Their place is kept. */
import { Alert, Button } from '@mui/material'
import { memo } from 'react'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useLazyPart } from '../../../parts/charts/useLazyPart.ts'
import type { FilterFieldsProps } from './FilterFields.tsx'
import { FilterFieldsSkeleton } from './FilterFieldsLoading.tsx'
import { observationFilterFields } from './observationFilterFields.ts'

/** What is typed in the search, and what the list does meanwhile, does not draw them anew. */
export const LazyFilterFields = memo(function FilterFieldsLater({
  isTime: enabled,
  ...props
}: FilterFieldsProps & { isTime: boolean }) {
  const { ai_enabled: hasAi } = useCurrentClient()
  const { data, isError, refetch } = useLazyPart(
    'observationFilter',
    async () => import('./FilterFields.tsx').then(({ FilterFields }) => FilterFields),
    enabled,
  )
  if (isError)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The filters could not be loaded.
      </Alert>
    )
  return data ? (
    <data.Part {...props} />
  ) : (
    <FilterFieldsSkeleton count={observationFilterFields(hasAi).length} />
  )
})

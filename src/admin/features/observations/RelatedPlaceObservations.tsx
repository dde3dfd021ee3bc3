/** Observations at the location or department on the page: with those inside it, or only at the place itself. */
import { FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { RelatedObservations } from './RelatedObservations.tsx'

export function RelatedPlaceObservations({ places, id, hasChildren }: RelatedPlaceProps) {
  const [isExact, setExact] = useState(false)
  const t = useT()
  return (
    <RelatedObservations
      filter={{ [places]: [id], ...(isExact && { exactPlaces: true }) }}
      {...(hasChildren ? {} : { without: places })}
      toolbar={
        hasChildren && (
          <FormControlLabel
            sx={{ mx: { xs: 2, md: 3 }, mb: 1, gap: 1 }}
            label={t(`resources.${places}.fields.only_this`)}
            control={
              <Switch size="small" checked={isExact} onChange={(_, checked) => setExact(checked)} />
            }
          />
        )
      }
    />
  )
}

interface RelatedPlaceProps {
  places: 'locations' | 'departments'
  id: string
  /** True if there are places inside. */
  hasChildren: boolean
}

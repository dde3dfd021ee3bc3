/** Dropdowns of what a code fills in besides its own record. */
import { Box, Typography } from '@mui/material'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { SingleAutocomplete } from '../../parts/choices/SingleAutocomplete.tsx'
import {
  departmentSource,
  locationSource,
  taskSource,
} from '../observations/choices/observationChoices.ts'
import type { Workplace } from './workplace.ts'

export function WorkplaceInputs({ workplace, filled, onChange }: WorkplaceInputsProps) {
  const t = useT()
  const { id: userId } = useMe()
  const { kind, clientId } = workplace
  const { location = null, department = null, task = null } = filled
  // Only places that have the department or the task.
  const campaign = {
    id: '',
    name: '',
    department_id: kind === 'department' ? workplace.id : null,
    task_id: kind === 'task' ? workplace.id : null,
  }
  const parents = { campaign, location, department, task: null }
  const own = { [kind]: workplace.filled[kind] }
  return (
    <Box sx={inputs}>
      <Typography color="text.secondary">{t('qr.complete')}</Typography>
      {kind !== 'location' && (
        <SingleAutocomplete
          label={t('qr.location')}
          source={locationSource(clientId, userId, parents)}
          value={location}
          onChange={(choice) => onChange({ ...own, ...(choice && { location: choice }) })}
        />
      )}
      {kind !== 'department' && (
        <SingleAutocomplete
          label={t('qr.department')}
          source={departmentSource(clientId, parents)}
          value={department}
          onChange={(choice) =>
            onChange({
              ...own,
              ...(location && { location }),
              ...(choice && { department: choice }),
            })
          }
        />
      )}
      {kind !== 'task' && (
        <SingleAutocomplete
          label={t('qr.task')}
          source={taskSource(clientId, { ...parents, campaign: null })}
          value={task}
          onChange={(choice) => {
            const { task: _, ...places } = filled
            onChange({ ...places, ...(choice && { task: { id: choice.id, name: choice.name } }) })
          }}
        />
      )}
    </Box>
  )
}

interface WorkplaceInputsProps {
  workplace: Workplace
  filled: Workplace['filled']
  onChange: (filled: Workplace['filled']) => void
}

const inputs = { display: 'grid', gap: 2, '@media print': { display: 'none' } } as const

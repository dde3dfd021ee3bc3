/** Says in the list what was just added, and offers to add another one like it: at the top, on phones at the bottom. */
import { Alert, Box, Button, GlobalStyles } from '@mui/material'
import { useEffect, useRef } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { ON_PHONE } from '../../../foundation/theme/cardsOnPhone.ts'
import { TextLink } from '../../../parts/layout/TextLink.tsx'
import { type AddedObservation, justAdded } from './justAdded.ts'

export function AddedBar({ added }: { added: AddedObservation }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  useClearOnLeaving()
  const { location_id: location, department_id: department, task_id: task } = added.place
  const close = () => justAdded.set(null)
  return (
    <Box sx={bar}>
      <GlobalStyles styles={SPACE_FOR_BAR} />
      <Alert
        severity="success"
        onClose={close}
        slotProps={{ closeButton: { 'aria-label': translate('ra.action.close'), sx: CLOSE } }}
      >
        <strong>
          {translate(
            added.isQueued
              ? 'addObservation.queued'
              : 'resources.allobservations.notifications.created',
          )}
        </strong>
        <Box>{[location, department, task].map((choice) => choice?.name).join(', ')}</Box>
        {added.isQueued && <TextLink to="/today">{translate('today.title')}</TextLink>}
      </Alert>
      <Button
        component={LinkBase}
        to={createPath({ resource: 'allobservations', type: 'create' })}
        onClick={() => justAdded.repeat()}
        variant="contained"
        size="large"
      >
        {translate('addObservation.another')}
      </Button>
    </Box>
  )
}

/** The bar belongs to the first look at the list after adding. */
function useClearOnLeaving(): void {
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // React's strict mode mounts everything twice.
    clearTimeout(clearing.current)
    return () => {
      clearing.current = setTimeout(() => justAdded.set(null))
    }
  }, [])
}

const CLOSE = { minWidth: 44, minHeight: 44 } as const

/** On phones nothing of the list ends, or is focused, behind the bar. */
const SPACE_FOR_BAR = {
  [ON_PHONE]: { html: { scrollPaddingBottom: 200 }, main: { paddingBottom: '200px !important' } },
} as const

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  '& > .MuiAlert-root': { flex: '1 1 280px', border: 1, borderColor: 'divider' },
  [ON_PHONE]: {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: 'appBar',
    m: 0,
    p: 2,
    pb: 'max(16px, env(safe-area-inset-bottom))',
    backgroundColor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
    '& > .MuiButton-root': { flex: '1 1 100%', minHeight: 48 },
  },
} as const

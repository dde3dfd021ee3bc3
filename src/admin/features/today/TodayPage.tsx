/** /today: what the signed-in person recorded today, and what was recorded of them. */
import Add from '@mui/icons-material/Add'
import { Button, Stack } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { FollowUpsToday } from '../followUps/FollowUpSections.tsx'
import { TaskActionsToday } from '../taskActions/TaskActionSections.tsx'
import { QueuedSection } from './QueuedSection.tsx'
import { RecordedTodaySection } from './RecordedTodaySection.tsx'

export function TodayPage() {
  const t = useT()
  return (
    <>
      <PageHeader
        title={t('today.title')}
        action={
          <Button
            component={LinkBase}
            to="/allobservations/create"
            variant="contained"
            startIcon={<Add />}
          >
            {t('today.add')}
          </Button>
        }
      />
      <Stack spacing={2} sx={{ maxWidth: 1200 }}>
        <QueuedSection />
        <FollowUpsToday />
        <TaskActionsToday />
        <RecordedTodaySection />
      </Stack>
    </>
  )
}

/** /today: what the signed-in person recorded today, and what was recorded of them. */
import Add from '@mui/icons-material/Add'
import { Button, Stack } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { FollowUpsToday } from '../followUps/FollowUpSections.tsx'
import { TaskActionsToday } from '../taskActions/TaskActionSections.tsx'
import { QueuedSection } from './QueuedSection.tsx'
import { RecordedTodaySection } from './RecordedTodaySection.tsx'

export function TodayPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        title={translate('today.title')}
        action={
          <Button
            component={LinkBase}
            to="/allobservations/create"
            variant="contained"
            startIcon={<Add />}
          >
            {translate('today.add')}
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

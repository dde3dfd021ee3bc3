/** /home: a greeting, the one thing to do, and the latest observations (spec 2). */
import Add from '@mui/icons-material/Add'
import { Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useCurrentClient } from '../auth/currentClient.ts'
import { useMe } from '../auth/useMe.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { RecentObservations } from './RecentObservations.tsx'

export function Dashboard() {
  const { firstname } = useMe()
  const client = useCurrentClient()
  return (
    <Stack spacing={3} sx={{ maxWidth: 1200 }}>
      <PageHeader title="Dashboard" action={<AddObservationLink />} />
      <Box>
        <Typography variant="h2">Hello, {firstname}</Typography>
        <Typography color="text.secondary">{client.company_name}</Typography>
      </Box>
      <RecentObservations />
    </Stack>
  )
}

function AddObservationLink() {
  return (
    <Button
      component={LinkBase}
      to="/allobservations/create"
      variant="contained"
      startIcon={<Add />}
    >
      Add observation
    </Button>
  )
}

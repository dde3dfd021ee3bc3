/** /home: a greeting, the one thing to do, and the latest observations (spec 2). */
import Add from '@mui/icons-material/Add'
import { Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase, Title } from 'react-admin'
import { useMe } from '../auth/useMe.ts'
import { RecentObservations } from './RecentObservations.tsx'

export function Dashboard() {
  const { firstname, client } = useMe()
  return (
    <Stack spacing={3} sx={{ maxWidth: 1200 }}>
      <Title title="Dashboard" />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box>
          <Typography variant="h2">Hello, {firstname}</Typography>
          <Typography color="text.secondary">{client.company_name}</Typography>
        </Box>
        <Button
          component={LinkBase}
          to="/allobservations/create"
          variant="contained"
          startIcon={<Add />}
        >
          Add observation
        </Button>
      </Stack>
      <RecentObservations />
    </Stack>
  )
}

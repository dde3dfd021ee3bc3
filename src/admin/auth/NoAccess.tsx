/** What a person sees whose role opens neither this page nor a home (decisions, NONE). */
import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'

export function NoAccess() {
  return (
    <Box sx={{ p: 3 }}>
      <Title title={MESSAGES.noAccessToPage} />
      <Typography variant="h2" component="p">
        {MESSAGES.noAccessToPage}
      </Typography>
      <Typography color="text.secondary">Ask your administrator to change your role.</Typography>
    </Box>
  )
}

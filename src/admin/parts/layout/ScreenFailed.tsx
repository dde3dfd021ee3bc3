/** A screen broke: say so calmly, and offer the way on. Leaving the page by its address closes it too. */
import { Button, Stack, Typography } from '@mui/material'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'

export function PageError({
  resetErrorBoundary,
}: {
  resetErrorBoundary: (reason?: unknown) => void
}) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <Stack role="alert" spacing={2} sx={{ p: 4, maxWidth: 480, mx: 'auto', alignItems: 'start' }}>
      <Typography variant="h1">{MESSAGES.unexpected}</Typography>
      <Typography>This page could not be shown. Nothing that was saved is lost.</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </Stack>
  )
}

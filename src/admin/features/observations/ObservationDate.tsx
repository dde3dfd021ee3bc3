/** When an observation was made: in the reader's zone and, where the client's clocks show another time, in the client's. */
import { Box } from '@mui/material'
import { useInstantText } from '../../foundation/auth/clientZone.ts'

export function ObservationDate({ at }: { at: string }) {
  const { own, client } = useInstantText()(at)
  return (
    <>
      {own}
      {client && (
        <>
          {' '}
          <Box component="span" sx={clientTime}>
            {client}
          </Box>
        </>
      )}
    </>
  )
}

const clientTime = {
  display: 'block',
  fontSize: 12,
  fontWeight: 400,
  color: 'text.secondary',
} as const

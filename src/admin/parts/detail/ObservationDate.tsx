/** When an observation was made: in the reader's zone and, where the client's clocks show another time, in the client's. */
import { Box } from '@mui/material'
import { DateText } from './DateText.tsx'
import { useInstantText } from '../../foundation/auth/clientZone.ts'

export function ObservationDate({ at }: { at: string }) {
  const { client } = useInstantText()(at)
  return (
    <>
      <DateText instant={at} />
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

/** The same within a line of text: '26/11/26, 10:00 (26/11/26, 11:00 CET)'. */
export function InlineObservationDate({ at }: { at: string }) {
  const { client } = useInstantText()(at)
  return (
    <>
      <DateText instant={at} />
      {client && ` (${client})`}
    </>
  )
}

const clientTime = {
  display: 'block',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 400,
  color: 'text.secondary',
} as const

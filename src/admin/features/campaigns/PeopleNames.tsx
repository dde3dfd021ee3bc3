/** People by name, each on a line; links, where they are wanted, for whom the spec lets follow them. */
import { Box, Typography } from '@mui/material'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { displayName } from '../../parts/forms/entered.ts'
import type { ListedPerson } from './PeoplePages.tsx'

export function PeopleList({ people, clientId }: PeopleListProps) {
  const { display_employee_id: showsIds } = useCurrentClient()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {people.map((person) => (
        <Box component="li" key={person.id} sx={personStyle}>
          {clientId === undefined ? (
            displayName(person)
          ) : (
            <RecordLink
              resource="users"
              id={person.id}
              clientId={clientId}
              name={displayName(person)}
            />
          )}
          {showsIds && person.employee_id && (
            <Typography component="span" variant="caption" color="text.secondary">
              {person.employee_id}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

interface PeopleListProps {
  people: readonly ListedPerson[]
  /** undefined: no links. */
  clientId: string | undefined
}

const personStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

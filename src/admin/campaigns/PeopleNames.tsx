/** People by name, each on a line; links, where they are wanted, for whom the spec lets follow them. */
import { Box, Typography } from '@mui/material'
import { useCurrentClient } from '../auth/currentClient.ts'
import { RecordLink } from '../detail/RecordLink.tsx'
import { nameOf } from '../forms/entered.ts'
import type { ListedPerson } from './PeoplePages.tsx'

export function PeopleNames({ people, clientId }: PeopleNamesProps) {
  const { display_employee_id: showsIds } = useCurrentClient()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {people.map((person) => (
        <Box component="li" key={person.id} sx={line}>
          {clientId === undefined ? (
            nameOf(person)
          ) : (
            <RecordLink resource="users" id={person.id} clientId={clientId} name={nameOf(person)} />
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

interface PeopleNamesProps {
  people: readonly ListedPerson[]
  /** undefined: no links. */
  clientId: string | undefined
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

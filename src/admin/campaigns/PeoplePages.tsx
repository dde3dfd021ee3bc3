/** People of a campaign, ten at a time, with a search of their own. */
import { Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Person } from '#api/generated/contract.ts'
import { MESSAGES } from '#domain/messages.ts'
import { QueryBody } from '../charts/QueryBody.tsx'
import { shownCount } from '../charts/shownCount.ts'
import { useSettled } from '../choices/useSettled.ts'
import { firstErrorOf } from '../data/firstErrorMessage.ts'
import { SearchField } from '../list/SearchField.tsx'
import { PeopleNames } from './PeopleNames.tsx'

export function PeoplePages({ title, total, none, people, clientId }: PeoplePagesProps) {
  const heading = useId()
  const [text, setText] = useState('')
  const [page, setPage] = useState(0)
  const search = useSettled(text.trim())
  const skip = page * PAGE
  const query = useQuery({
    queryKey: [...people.key, search, page],
    // One more than is shown tells whether there is a next page.
    queryFn: ({ signal }) => people.load({ take: PAGE + 1, skip, search }, signal),
    placeholderData: keepPreviousData,
    enabled: total > 0,
  })
  const type = (typed: string) => {
    setText(typed)
    setPage(0)
  }
  const hasNext = (query.data?.length ?? 0) > PAGE
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {total > PAGE && (
        <Box sx={{ mb: 1 }}>
          <SearchField text={text} type={type} />
        </Box>
      )}
      {total === 0 ? (
        <Typography color="text.secondary">{none}</Typography>
      ) : (
        <QueryBody query={query} height={120} errorText={firstErrorOf(query.error).message}>
          {(found) => (
            <>
              <PeopleNames people={found.slice(0, PAGE)} clientId={clientId} />
              {found.length === 0 && (
                <Typography
                  component="output"
                  color="text.secondary"
                  sx={{ display: 'block', my: 1 }}
                >
                  {MESSAGES.noResults}
                </Typography>
              )}
              {(page > 0 || hasNext) && (
                <Box component="nav" aria-label={`Pages, ${title}`} sx={pages}>
                  <Typography
                    variant="caption"
                    color="text.secondary"
                    aria-live="polite"
                    sx={{ mr: 'auto' }}
                  >
                    {shownCount(skip + 1)}–{shownCount(skip + Math.min(found.length, PAGE))}
                    {search === '' && ` of ${shownCount(total)}`}
                  </Typography>
                  <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
                    Previous
                  </Button>
                  <Button size="small" disabled={!hasNext} onClick={() => setPage(page + 1)}>
                    Next
                  </Button>
                </Box>
              )}
            </>
          )}
        </QueryBody>
      )}
    </Box>
  )
}

interface PeoplePagesProps {
  title: string
  total: number
  /** In place of nobody. */
  none: string
  people: PeopleSource
  /** Theirs, which makes links of them; without it nothing leads away from the page. */
  clientId?: string
}

export interface PeopleSource {
  key: readonly unknown[]
  load: (page: AskedPage, signal: AbortSignal) => Promise<ListedPerson[]>
}

export interface AskedPage {
  take: number
  skip: number
  search: string
}

export type ListedPerson = Pick<Person, 'id' | 'firstname' | 'lastname' | 'employee_id'>

const PAGE = 10

const pages = { display: 'flex', alignItems: 'center', gap: 1, mt: 1 } as const

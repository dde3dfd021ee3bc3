/** List of a campaign's people, ten a page, with a search field. */
import { Box, Button, List, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Person } from '#api/generated/contract.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { useDebouncedValue } from '../../parts/choices/useDebouncedValue.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { displayName } from '#domain/displayName.ts'
import { SearchInput } from '../../parts/list/SearchInput.tsx'

export function PagedPeopleList({
  title,
  total,
  emptyText,
  people,
  clientId,
}: PagedPeopleListProps) {
  const t = useT()
  const heading = useId()
  const [text, setText] = useState('')
  const [page, setPage] = useState(0)
  const search = useDebouncedValue(text.trim())
  const skip = page * PAGE_SIZE
  const query = useQuery({
    queryKey: [...people.key, search, page],
    // One extra person shows whether there is a next page.
    queryFn: ({ signal }) => people.load({ take: PAGE_SIZE + 1, skip, search }, signal),
    placeholderData: keepPreviousData,
    enabled: total > 0,
  })
  const type = (typed: string) => {
    setText(typed)
    setPage(0)
  }
  const hasNext = (query.data?.length ?? 0) > PAGE_SIZE
  const rangeOf = (shown: number) => ({ from: skip + 1, to: skip + Math.min(shown, PAGE_SIZE) })
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {total > PAGE_SIZE && (
        <Box sx={{ mb: 1 }}>
          <SearchInput text={text} onChange={type} />
        </Box>
      )}
      {total === 0 ? (
        <Typography color="text.secondary">{emptyText}</Typography>
      ) : (
        <QueryState query={query} height={120} errorText={graphqlErrorOf(query.error).message}>
          {(loaded) => (
            <>
              <PeopleList people={loaded.slice(0, PAGE_SIZE)} clientId={clientId} />
              {loaded.length === 0 && (
                <Typography
                  component="output"
                  color="text.secondary"
                  sx={{ display: 'block', my: 1 }}
                >
                  {t('messages.noResults')}
                </Typography>
              )}
              {(page > 0 || hasNext) && (
                <Box
                  component="nav"
                  aria-label={t('campaigns.people.pages', { title })}
                  sx={paginationStyle}
                >
                  <Typography
                    variant="caption"
                    color="text.secondary"
                    aria-live="polite"
                    sx={{ mr: 'auto' }}
                  >
                    {search === ''
                      ? t('campaigns.people.rangeOfAll', { ...rangeOf(loaded.length), total })
                      : t('campaigns.people.range', rangeOf(loaded.length))}
                  </Typography>
                  <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
                    {t('campaigns.people.previous')}
                  </Button>
                  <Button size="small" disabled={!hasNext} onClick={() => setPage(page + 1)}>
                    {t('campaigns.people.next')}
                  </Button>
                </Box>
              )}
            </>
          )}
        </QueryState>
      )}
    </Box>
  )
}

interface PagedPeopleListProps {
  title: string
  total: number
  /** Shown instead of an empty list. */
  emptyText: string
  people: PeopleSource
  /**
   * Client of the people; makes their names links. Without it there are no links, so that nothing leads away from the
   * page.
   */
  clientId?: string
}

export interface PeopleSource {
  key: readonly unknown[]
  load: (page: PageRequest, signal: AbortSignal) => Promise<ListedPerson[]>
}

export interface PageRequest {
  take: number
  skip: number
  search: string
}

export type ListedPerson = Pick<Person, 'id' | 'firstname' | 'lastname' | 'employee_id'>

const PAGE_SIZE = 10

const paginationStyle = { display: 'flex', alignItems: 'center', gap: 1, mt: 1 } as const

/** People by name, one a line; with a client id, names are links for readers who may open them. */
function PeopleList({ people, clientId }: PeopleListProps) {
  const { display_employee_id: showsIds } = useCurrentClient()
  return (
    <List disablePadding>
      {people.map((person) => (
        <Box component="li" key={person.id} sx={personStyle}>
          {clientId === undefined ? (
            displayName(person, t)
          ) : (
            <RecordLink resource="users" record={person} clientId={clientId} />
          )}
          {showsIds && person.employee_id && (
            <Typography component="span" variant="caption" color="text.secondary">
              {person.employee_id}
            </Typography>
          )}
        </Box>
      ))}
    </List>
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

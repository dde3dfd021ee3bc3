/** A text of several lines in which `@` suggests the people who see an observation. */
import { List, ListItemButton, Paper, TextField, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { graphql } from '#api/graphql.ts'
import {
  type MentionQuery,
  mentionedIn,
  mentionQueryAt,
  withMention,
} from '#domain/comments/mentionText.ts'
import { fullNameOf, type PersonName } from '#domain/displayName.ts'
import { containsText } from '#domain/searchText.ts'
import { request } from '../../../foundation/data/request.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { useDebouncedValue } from '../../../parts/choices/useDebouncedValue.ts'

export interface MentionedPerson extends PersonName {
  id: string
}

export function MentionField({
  observationId,
  text,
  people,
  onChange,
  ...more
}: MentionFieldProps) {
  const { label, limit, hasError, isReadOnly, inputRef } = more
  const t = useT()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(inputRef, () => field.current as HTMLTextAreaElement)
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [active, setActive] = useState(0)
  const { data: found, error } = usePeopleToMention(observationId, query?.search ?? null)
  // Those of an earlier search stay until the next ones are there.
  const choices = query
    ? (found ?? []).filter((person) => containsText(fullNameOf(person), query.search))
    : []
  const chosen = choices[Math.min(active, choices.length - 1)]

  const nobody = t(error ? 'comments.failedPeople' : 'comments.noOne')

  const look = (value: string, caret: number) => {
    const next = mentionQueryAt(value, caret, mentionedIn(value, people))
    if (next?.search !== query?.search) setActive(0)
    setQuery(next)
  }
  const pick = (person: MentionedPerson) => {
    if (!query) return
    const { text: next, caret } = withMention(text, query, person)
    onChange(next, [...people.filter((known) => known.id !== person.id), person])
    setQuery(null)
    // The caret is set once the field has the text.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!query || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') setQuery(null)
    else if (!chosen) return
    else if (event.key === 'ArrowDown') setActive((active + 1) % choices.length)
    else if (event.key === 'ArrowUp') setActive((active + choices.length - 1) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div>
      <TextField
        label={label}
        multiline
        minRows={2}
        fullWidth
        required
        value={text}
        error={hasError}
        helperText={t('comments.hint')}
        inputRef={field}
        onChange={({ target }) => {
          onChange(target.value, people)
          look(target.value, target.selectionStart ?? target.value.length)
        }}
        onClick={() => field.current && look(text, field.current.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery(null)}
        slotProps={{
          htmlInput: {
            maxLength: limit,
            readOnly: isReadOnly,
            'aria-autocomplete': 'list',
            'aria-controls': query ? `${id}people` : undefined,
            'aria-activedescendant': chosen ? `${id}${chosen.id}` : undefined,
          },
        }}
      />
      <Typography component="output" sx={visuallyHidden}>
        {choices.length > 0
          ? t('comments.found', { smart_count: choices.length })
          : query && (found || error) && nobody}
      </Typography>
      {query && (found || error) && (
        <Paper variant="outlined" sx={{ mt: 0.5, maxHeight: 220, overflowY: 'auto' }}>
          {choices.length === 0 ? (
            <Typography color="text.secondary" sx={{ px: 2, py: 1 }}>
              {nobody}
            </Typography>
          ) : (
            <List dense id={`${id}people`} role="listbox" aria-label={t('comments.people')}>
              {choices.map((person) => (
                <ListItemButton
                  key={person.id}
                  id={`${id}${person.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={person === chosen}
                  selected={person === chosen}
                  // Before the field loses the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(person)}
                >
                  {fullNameOf(person)}
                </ListItemButton>
              ))}
            </List>
          )}
        </Paper>
      )}
    </div>
  )
}

interface MentionFieldProps {
  observationId: string
  label: string
  text: string
  /** People who were chosen for this text; some may no longer stand in it. */
  people: readonly MentionedPerson[]
  /** In characters. */
  limit: number
  hasError: boolean
  isReadOnly: boolean
  inputRef: Ref<HTMLTextAreaElement>
  onChange: (text: string, people: readonly MentionedPerson[]) => void
}

/** `search` null: nobody is being mentioned. */
function usePeopleToMention(observationId: string, search: string | null) {
  const searched = useDebouncedValue(search?.trim() ?? '', 150)
  return useQuery({
    queryKey: ['peopleToMention', observationId, searched],
    queryFn: async ({ signal }) =>
      (await request(PEOPLE, { observationId, search: searched }, { signal })).peopleToMention,
    enabled: search !== null,
    staleTime: 30_000,
    placeholderData: (before) => before,
  })
}

const PEOPLE = graphql(`
  query PeopleToMention($observationId: ID!, $search: String) {
    peopleToMention(observationId: $observationId, search: $search) {
      id
      firstname
      lastname
    }
  }
`)

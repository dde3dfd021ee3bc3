/** A text of several lines in which `@` suggests the people who see an observation. */
import { Box, List, ListItemButton, Paper, TextField, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useQuery } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { graphql } from '#api/graphql.ts'
import {
  type MentionedPerson,
  type MentionQuery,
  mentionQueryAt,
  readMarked,
  typed,
  withMention,
  writeMarked,
} from '#domain/comments/mentionText.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { containsText } from '#domain/searchText.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useDebouncedValue } from '../../parts/choices/useDebouncedValue.ts'

export function MentionField({
  observationId,
  marked,
  people,
  onChange,
  ...more
}: MentionFieldProps) {
  const { label, limit, hasError, isReadOnly, inputRef } = more
  const t = useT()
  const id = useId()
  const shown = readMarked(marked, people)
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(inputRef, () => field.current as HTMLTextAreaElement)
  const caretToSet = useRef<number | null>(null)
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [active, setActive] = useState(0)
  const { data: found, error } = usePeopleToMention(observationId, query?.search ?? null)
  // People of an earlier search stay until the next ones are there.
  const choices = query
    ? (found ?? []).filter((person) => containsText(fullNameOf(person), query.search))
    : []
  // Further words after an @ are a text, unless somebody has such a name.
  const isOpen =
    query !== null && (choices.length > 0 || ((found || error) && !/\s/u.test(query.search)))
  const chosen = choices[Math.min(active, choices.length - 1)]

  const nobody = t(error ? 'comments.failedPeople' : 'comments.noOne')

  const look = (now: typeof shown, caret: number) => {
    const next = mentionQueryAt(now, caret)
    if (next?.search !== query?.search) setActive(0)
    setQuery(next)
  }
  const pick = (person: MentionedPerson) => {
    if (!query) return
    const { caret, ...next } = withMention(shown, query, person)
    const { id: personId, firstname, lastname } = person
    const others = people.filter((known) => known.id !== personId)
    onChange(writeMarked(next), [...others, { id: personId, firstname, lastname }])
    setQuery(null)
    caretToSet.current = caret
  }
  // Once the field has the text of a choice, and before the next key.
  useLayoutEffect(() => {
    if (caretToSet.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caretToSet.current, caretToSet.current)
    caretToSet.current = null
  })
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
    <Box sx={{ position: 'relative' }}>
      <TextField
        label={label}
        multiline
        minRows={2}
        fullWidth
        required
        value={shown.text}
        error={hasError}
        helperText={t('comments.hint')}
        inputRef={field}
        onChange={({ target }) => {
          const next = typed(shown, target.value)
          onChange(writeMarked(next), people)
          look(next, target.selectionStart ?? target.value.length)
        }}
        onClick={() => field.current && look(shown, field.current.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery(null)}
        slotProps={{
          htmlInput: {
            maxLength: limit,
            readOnly: isReadOnly,
            'aria-autocomplete': 'list',
            'aria-controls': isOpen ? `${id}people` : undefined,
            'aria-activedescendant': chosen ? `${id}${chosen.id}` : undefined,
          },
        }}
      />
      <Typography component="output" sx={visuallyHidden}>
        {choices.length > 0
          ? t('comments.found', { smart_count: choices.length })
          : isOpen && nobody}
      </Typography>
      {isOpen && (
        <Paper variant="outlined" sx={aboveField}>
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
                  {person.hint && (
                    <Typography component="span" variant="body2" color="text.secondary">
                      {`\u00A0· ${person.hint}`}
                    </Typography>
                  )}
                </ListItemButton>
              ))}
            </List>
          )}
        </Paper>
      )}
    </Box>
  )
}

/** Not below, in the page's flow: closing at a press on the button there would move that from under the finger. */
const aboveField = {
  position: 'absolute',
  bottom: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  zIndex: 1,
  maxHeight: 220,
  overflowY: 'auto',
} as const

interface MentionFieldProps {
  observationId: string
  label: string
  /** The text with a mark for each mention. */
  marked: string
  /** People who were chosen for this text; some may no longer stand in it. */
  people: readonly MentionedPerson[]
  /** In characters. */
  limit: number
  hasError: boolean
  isReadOnly: boolean
  inputRef: Ref<HTMLTextAreaElement>
  onChange: (marked: string, people: readonly MentionedPerson[]) => void
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

const PEOPLE = graphql(`query PeopleToMention($observationId: ID!, $search: String) {
  peopleToMention(observationId: $observationId, search: $search) { ${PERSON} hint }
}`)

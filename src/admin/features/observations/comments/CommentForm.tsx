/** A form of one comment: `@` suggests people, and what is typed is kept as a draft until it is sent. */
import { Alert, Button, Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useLayoutEffect, useRef, useState } from 'react'
import { COMMENT_TEXT_LIMIT } from '#domain/comments/commentRules.ts'
import { mentionedIn } from '#domain/comments/mentionText.ts'
import { formatSeconds } from '../../../foundation/format/formatFigure.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { draftStore } from '../../../parts/forms/draftStore.ts'
import { useTextSubmission } from '../../../parts/forms/useTextSubmission.ts'
import type { Playback } from '../../videos/createPlayback.ts'
import { usePlayback, usePlaybackState } from '../../videos/PlaybackProvider.tsx'
import type { CommentText } from './commentsQuery.ts'
import { MentionField, type MentionedPerson } from './MentionField.tsx'

export function CommentForm({ observationId, draft, label, submit, ...more }: CommentFormProps) {
  const { initial = NEW, hasMoment = false, isFocused = true, onSubmit, onSent, onCancel } = more
  const t = useT()
  const { id: userId } = useMe()
  const playback = usePlayback()
  const key = draftStore.keyOf(userId, ...draft)
  const [people, setPeople] = useState(() => readDraft(key)?.people ?? initial.people)
  const [isAtMoment, setAtMoment] = useState(false)
  const { text, setText, problem, isSending, send } = useTextSubmission(
    () => readDraft(key)?.text ?? initial.text,
    async (typed) => {
      const mentions = mentionedIn(typed, people).map(({ id }) => id)
      const atMs = isAtMoment && playback ? Math.round(playback.currentTime() * 1_000) : null
      await onSubmit({ text: typed, mentions, atMs })
      draftStore.clear(key)
      onSent()
    },
  )
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const change = (typed: string, mentioned: readonly MentionedPerson[]) => {
    setText(typed)
    setPeople(mentioned)
    if (typed === initial.text) draftStore.clear(key)
    else draftStore.write(key, { form: { text: typed, people: mentioned }, base: null })
  }
  return (
    <Stack
      component="form"
      spacing={1}
      aria-label={label}
      className={NOT_PRINTED_CLASS}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) send(event)
      }}
    >
      <MentionField
        observationId={observationId}
        label={label}
        text={text}
        people={people}
        limit={COMMENT_TEXT_LIMIT}
        hasError={problem !== null}
        isReadOnly={isSending}
        inputRef={field}
        onChange={change}
      />
      {hasMoment && playback && (
        <MomentChoice playback={playback} isChosen={isAtMoment} choose={setAtMoment} />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" spacing={1}>
        {/* Not disabled while it sends, or it would lose the keyboard focus. */}
        <Button type="submit" variant="contained" disabled={text.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button
            color="inherit"
            onClick={() => {
              draftStore.clear(key)
              onCancel()
            }}
          >
            {t('ra.action.cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

interface CommentFormProps {
  observationId: string
  /** Identifies the draft of this person. */
  draft: readonly string[]
  label: string
  submit: string
  /** Absent: a new comment. */
  initial?: DraftedComment
  /** Whether it may be at the moment that the recording shows. */
  hasMoment?: boolean
  /** Whether the field takes the focus at first; by default it does. */
  isFocused?: boolean
  /** Rejects with an error that is shown; the text stays. */
  onSubmit: (comment: CommentText & { atMs: number | null }) => Promise<void>
  /** The draft is gone. */
  onSent: () => void
  /** Absent: the form is always there. */
  onCancel?: () => void
}

interface DraftedComment {
  text: string
  people: readonly MentionedPerson[]
}

const NEW: DraftedComment = { text: '', people: [] }

function readDraft(key: string): DraftedComment | null {
  const form = draftStore.read(key, ['text', 'people'])?.form
  if (!form || typeof form['text'] !== 'string' || !Array.isArray(form['people'])) return null
  return { text: form['text'], people: form['people'] as MentionedPerson[] }
}

/** Nothing before there is something to play. */
function MomentChoice({ playback, isChosen, choose }: MomentChoiceProps) {
  const t = useT()
  const hasRecording = usePlaybackState(playback, ({ duration }) => duration > 0)
  const time = usePlaybackState(playback, (state) => formatSeconds(state.time))
  if (!hasRecording) return null
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen} onChange={(_, isNow) => choose(isNow)} />}
      label={t('comments.atMoment', { time })}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    />
  )
}

interface MomentChoiceProps {
  playback: Playback
  isChosen: boolean
  choose: (isChosen: boolean) => void
}

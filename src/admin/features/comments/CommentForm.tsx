/** A form of one comment: `@` suggests people, and what is typed is kept as a draft until it is sent. */
import { Checkbox, FormControlLabel } from '@mui/material'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { COMMENT_TEXT_LIMIT } from '#domain/comments/commentRules.ts'
import { type MentionedPerson, readMarked } from '#domain/comments/mentionText.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { SmallForm, useDraftKey } from '../../parts/forms/SmallForm.tsx'
import type { Playback } from '../videos/createPlayback.ts'
import { usePlayback, usePlaybackState } from '../videos/PlaybackProvider.tsx'
import type { CommentText } from './commentsQuery.ts'
import { MentionField } from './MentionField.tsx'

export function CommentForm({ observationId, draft, label, submit, ...more }: CommentFormProps) {
  const { initial = NEW, hasMoment = false, isFocused = true, onSubmit, onSent, onCancel } = more
  const playback = usePlayback()
  const [isAtMoment, setAtMoment] = useState(false)
  return (
    <SmallForm
      label={label}
      className={NOT_PRINTED_CLASS}
      start={{ text: initial.marked, people: initial.people }}
      draftKey={useDraftKey(...draft)}
      submit={submit}
      isReady={({ text, people }) => readMarked(text, people).text.trim() !== ''}
      onSubmit={({ text }) => {
        const atMs = isAtMoment && playback ? Math.round(playback.currentTime() * 1_000) : null
        return onSubmit({ text, atMs })
      }}
      onSent={onSent}
      onCancel={onCancel}
    >
      <CommentField {...{ observationId, label, isFocused }} />
      {hasMoment && playback && (
        <MomentChoice playback={playback} isChosen={isAtMoment} choose={setAtMoment} />
      )}
    </SmallForm>
  )
}

function CommentField({ observationId, label, isFocused }: CommentFieldProps) {
  const { watch, setValue, formState } = useFormContext<Comment>()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const [text, people] = watch(['text', 'people'])
  return (
    <MentionField
      observationId={observationId}
      label={label}
      marked={text}
      people={people}
      limit={COMMENT_TEXT_LIMIT}
      hasError={formState.errors.root !== undefined}
      isReadOnly={formState.isSubmitting}
      inputRef={field}
      onChange={(typed, chosen) => {
        setValue('people', chosen)
        setValue('text', typed)
      }}
    />
  )
}

interface CommentFieldProps {
  observationId: string
  label: string
  isFocused: boolean
}

interface Comment {
  /** With marks in the place of people. */
  text: string
  people: readonly MentionedPerson[]
}

export interface CommentFormProps {
  observationId: string
  /** Identifies the draft of this person. */
  draft: readonly string[]
  label: string
  submit: string
  /** Absent: a new comment. */
  initial?: DraftedComment
  /** True if it may be at the moment that the recording shows. */
  hasMoment?: boolean
  /** True if the field takes the focus at first; by default it does. */
  isFocused?: boolean
  /** Rejects with an error that is shown; the text stays. */
  onSubmit: (comment: CommentText & { atMs: number | null }) => Promise<void>
  /** The draft is gone. */
  onSent: () => void
  /** Absent: the form is always there. */
  onCancel?: () => void
}

interface DraftedComment {
  marked: string
  people: readonly MentionedPerson[]
}

const NEW: DraftedComment = { marked: '', people: [] }

/** Renders nothing before there is something to play. */
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

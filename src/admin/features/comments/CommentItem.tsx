/** One comment: who said what, when and at which moment, and what this person may do with it. */
import { Box, Button, Stack, Typography } from '@mui/material'
import { useLocation } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import { mayDeleteComment, mayEditComment } from '#domain/comments/commentRules.ts'
import { markedParts } from '#domain/comments/mentionText.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'
import { request } from '../../foundation/data/request.ts'
import { OnPaper } from '../../parts/print/OnPaper.tsx'
import { useChange, useReload } from '../../parts/notifications/useChange.ts'
import { scrollToPlayer, usePlayback } from '../videos/PlaybackProvider.tsx'
import { LazyCommentForm } from './LazyCommentForm.tsx'
import {
  authorName,
  COMMENT_KEYS,
  DELETE,
  type ObservationComment,
  RESOLVE,
  UPDATE,
} from './commentsQuery.ts'

export function CommentItem({ comment, observationId, isClosed, thread }: CommentItemProps) {
  const t = useT()
  const { id: userId, type: role } = useMe()
  const reload = useReload(...COMMENT_KEYS)
  const [isEditing, setEditing] = useState(false)
  const { id, deleted_at: deletedAt } = comment
  const resolve = useChange(
    () => request(RESOLVE, { id, isResolved: !comment.resolved_at }),
    CHANGED,
  )
  const remove = useChange(() => request(DELETE, { id }), CHANGED)
  const linked = useLinked(comment)
  if (deletedAt) return <Typography color="text.secondary">{t('comments.deleted')}</Typography>
  const name = authorName(comment, t)
  const author = { userId: comment.user?.id ?? null }
  if (isEditing)
    return (
      <LazyCommentForm
        observationId={observationId}
        draft={['commentEdit', id]}
        label={t('comments.editLabel')}
        submit={t('comments.save')}
        initial={{ marked: comment.marked_text, people: comment.mentions }}
        onSubmit={async ({ text }) => {
          await request(UPDATE, { id, input: { text } })
          await reload()
        }}
        onSent={() => setEditing(false)}
        onCancel={() => setEditing(false)}
      />
    )
  return (
    <Box
      ref={linked}
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere', '&:focus': { bgcolor: 'action.selected', borderRadius: 1 } }}
    >
      <Typography variant="subtitle2" component="h3">
        {name}
        <Typography variant="body2" component="span" color="text.secondary">
          {' '}
          · <DateText instant={comment.created_at} />
          {comment.updated_at !== comment.created_at && ` · ${t('comments.edited')}`}
        </Typography>
      </Typography>
      {typeof comment.at_ms === 'number' && <Moment seconds={comment.at_ms / 1_000} />}
      <Typography sx={{ whiteSpace: 'pre-line' }}>
        {markedParts(comment.marked_text, comment.mentions).map((part, at) =>
          part.isMention ? (
            // oxlint-disable-next-line react/no-array-index-key
            <Box key={at} component="strong" sx={{ color: 'primary.dark', fontWeight: 600 }}>
              {part.text}
            </Box>
          ) : (
            part.text
          ),
        )}
      </Typography>
      {!isClosed && (
        <Stack direction="row" flexWrap="wrap" className={NOT_PRINTED_CLASS} sx={{ ml: -0.625 }}>
          {thread && (
            <>
              <Action
                text={t('comments.answer')}
                label={t('comments.answerTo', { name })}
                onClick={thread.onAnswer}
              />
              <Action
                text={t(comment.resolved_at ? 'comments.reopen' : 'comments.resolve')}
                label={t(comment.resolved_at ? 'comments.reopenOf' : 'comments.resolveOf', {
                  name,
                })}
                isBusy={resolve.isPending}
                onClick={() => resolve.mutate()}
              />
            </>
          )}
          {mayEditComment(userId, author) && (
            <Action
              text={t('comments.edit')}
              label={t('comments.editOf')}
              onClick={() => setEditing(true)}
            />
          )}
          {mayDeleteComment({ userId, role }, author) && (
            <ConfirmButton
              size="small"
              label={t('comments.delete')}
              aria-label={t('comments.deleteOf', { name })}
              sx={{ minWidth: 0 }}
              isBusy={remove.isPending}
              title={t('comments.deleteTitle')}
              content={t('comments.deleteText')}
              confirm="ra.action.delete"
              confirmColor="warning"
              onConfirm={(close) => remove.mutate(undefined, { onSettled: close })}
            />
          )}
        </Stack>
      )}
    </Box>
  )
}

const CHANGED = { reload: COMMENT_KEYS }

interface CommentItemProps {
  comment: ObservationComment
  observationId: string
  /** True if nobody may comment or change a comment any more. */
  isClosed: boolean
  /** Actions of the first comment of a thread. */
  thread?: { onAnswer: () => void }
}

/** A notification and its mail lead to their comment, and to its moment. */
function useLinked({ id, at_ms: atMs }: ObservationComment) {
  const element = useRef<HTMLDivElement>(null)
  const playback = usePlayback()
  const { search } = useLocation()
  const isLinked = new URLSearchParams(search).get('comment') === id
  useEffect(() => {
    if (!isLinked || !element.current) return
    element.current.scrollIntoView({ block: 'center' })
    element.current.focus({ preventScroll: true })
    if (typeof atMs === 'number') playback?.seek(atMs / 1_000)
  }, [isLinked, atMs, playback])
  return element
}

function Action({ text, label, isBusy = false, onClick }: ActionProps) {
  return (
    <Button
      size="small"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onClick()
      }}
      sx={{ minWidth: 0 }}
    >
      {text}
    </Button>
  )
}

interface ActionProps {
  text: string
  /** For assistive technology. */
  label: string
  isBusy?: boolean
  onClick: () => void
}

/** Seeks; on a phone the recording comes into view, and on paper the time stands as text. */
function Moment({ seconds }: { seconds: number }) {
  const t = useT()
  const playback = usePlayback()
  const time = formatSeconds(seconds)
  const show = () => {
    playback?.pause()
    playback?.seek(seconds)
    scrollToPlayer()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('comments.goTo', { time })}
        onClick={show}
        sx={{ my: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        {t('comments.moment', { time })}
      </Button>
      <OnPaper>
        <Typography>{t('comments.moment', { time })}</Typography>
      </OnPaper>
    </>
  )
}

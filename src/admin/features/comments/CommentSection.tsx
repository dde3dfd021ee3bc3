/** Comments on an observation: threads, open ones first, and the form for a new one. */
import { Box, Button, Chip, Divider, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-admin'
import { type CommentThread, isOpenThread, threadsOf } from '#domain/comments/commentRules.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { useKeptFocus } from '../../parts/layout/useKeptFocus.ts'
import { Outline, WhenSeen } from '../../parts/layout/WhenSeen.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { FORM_HEIGHT, LazyCommentForm } from './LazyCommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { type ObservationComment, useComments, useCreateComment } from './commentsQuery.ts'

export function CommentSection({ observationId: id, isClosed, hasMoment }: CommentSectionProps) {
  const t = useT()
  const query = useComments(id)
  const create = useCreateComment(id)
  const linked = new URLSearchParams(useLocation().search).get('comment')
  const [showsResolvedToo, setShowsResolved] = useState<boolean | null>(null)
  const [sentCount, setSentCount] = useState(0)
  const threads = threadsOf(query.data ?? [])
  const open = threads.filter(isOpenThread)
  const resolved = threads.filter((thread) => !isOpenThread(thread))
  const isLinkedResolved = resolved.some(({ first, answers }) =>
    [first, ...answers].some((comment) => comment.id === linked),
  )
  const showsResolved = showsResolvedToo ?? isLinkedResolved
  if (isClosed && query.data?.length === 0) return null
  return (
    <Section
      title={t('comments.title')}
      action={
        open.length > 0 && (
          <Chip
            size="small"
            color="primary"
            label={t('comments.open', { smart_count: open.length })}
          />
        )
      }
    >
      <QueryState query={query} height={72} errorText={t('comments.failed')}>
        {() => (
          <>
            <Threads {...{ threads: open, observationId: id, isClosed }} />
            {resolved.length > 0 && (
              <Box className={NOT_PRINTED_CLASS}>
                <Button
                  size="small"
                  aria-expanded={showsResolved}
                  onClick={() => setShowsResolved(!showsResolved)}
                >
                  {showsResolved
                    ? t('comments.hideResolved')
                    : t('comments.showResolved', { smart_count: resolved.length })}
                </Button>
              </Box>
            )}
            {showsResolved && <Threads {...{ threads: resolved, observationId: id, isClosed }} />}
          </>
        )}
      </QueryState>
      {!isClosed && (
        <WhenSeen outline={<Outline height={FORM_HEIGHT} />}>
          <LazyCommentForm
            key={sentCount}
            observationId={id}
            draft={['comment', id]}
            label={t('comments.label')}
            submit={t('comments.send')}
            hasMoment={hasMoment}
            isFocused={sentCount > 0}
            onSubmit={create}
            onSent={() => setSentCount(sentCount + 1)}
          />
        </WhenSeen>
      )}
    </Section>
  )
}

interface CommentSectionProps {
  observationId: string
  /** True if nobody may comment on it any more. */
  isClosed: boolean
  /** True if a comment can name a moment of its video. */
  hasMoment: boolean
}

interface ThreadsProps {
  threads: readonly CommentThread<ObservationComment>[]
  observationId: string
  isClosed: boolean
}

const Threads = ({ threads, ...more }: ThreadsProps) =>
  threads.map((thread) => <Thread key={thread.first.id} thread={thread} {...more} />)

function Thread({ thread: { first, answers }, observationId, isClosed }: ThreadProps) {
  const t = useT()
  const create = useCreateComment(observationId)
  const [isAnswering, setAnswering] = useState(false)
  const keepFocus = useKeptFocus()
  const canAnswer = !first.deleted_at
  return (
    <Box ref={keepFocus} tabIndex={-1}>
      <CommentItem
        comment={first}
        {...{ observationId, isClosed }}
        thread={{ onAnswer: () => setAnswering(true) }}
      />
      {first.resolved_at && (
        <Typography variant="body2" color="text.secondary">
          {t('comments.resolvedBy', {
            name: first.resolved_by ? fullNameOf(first.resolved_by) : t('contests.unknown'),
          })}
        </Typography>
      )}
      {(answers.length > 0 || isAnswering) && (
        <Stack spacing={1.5} sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, mt: 1 }}>
          {answers.map((answer) => (
            <CommentItem key={answer.id} comment={answer} {...{ observationId, isClosed }} />
          ))}
          {isAnswering && canAnswer && (
            <LazyCommentForm
              observationId={observationId}
              draft={['commentAnswer', first.id]}
              label={t('comments.answerLabel')}
              submit={t('comments.answer')}
              onSubmit={({ text }) => create({ text, parentId: first.id })}
              onSent={() => setAnswering(false)}
              onCancel={() => setAnswering(false)}
            />
          )}
        </Stack>
      )}
      <Divider sx={{ mt: 1.5 }} />
    </Box>
  )
}

interface ThreadProps extends Omit<ThreadsProps, 'threads'> {
  thread: CommentThread<ObservationComment>
}

/**
 * Contests of an observation's result: the person observed and the observer say what is wrong, reviewers answer. Renders
 * nothing while there is nothing to show or to do.
 */
import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullNameOf } from '#domain/displayName.ts'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { CONTEST_TEXT_LIMIT, mayAnswer, mayContest } from '#domain/contests/contestRules.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { PERSON } from '../../../foundation/data/personFields.ts'
import { request } from '../../../foundation/data/request.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { QueryState } from '../../../parts/layout/QueryState.tsx'
import { Section } from '../../../parts/detail/Section.tsx'
import { useReload } from '../../../parts/notifications/useChange.ts'
import { type ObservationRecord } from '../observationRecord.ts'
import { NextToReview } from '../review/NextToReview.tsx'
import { OpenedForm, useDraftKey } from '../../../parts/forms/SmallForm.tsx'
import { TextForm } from '../../../parts/forms/TextForm.tsx'

export function ContestSection({ observation, hasReview }: ContestSectionProps) {
  const me = useMe()
  const t = useT()
  const query = useContests(observation)
  const contests = query.data ?? []
  const isReviewer = mayCall(me.type, 'answerContest')
  const isOpen = (contest: Contest) => !contest.answered_at
  const canContest =
    mayContest(me.id, observation) &&
    !contests.some((contest) => isOpen(contest) && contest.user?.id === me.id)
  if (query.data && contests.length === 0 && !canContest) return null
  return (
    <Section
      title={t('contests.title')}
      action={
        isReviewer && !hasReview && contests.length > 0 && <NextToReview id={observation.id} />
      }
    >
      <QueryState query={query} height={72} errorText={t('contests.failed')}>
        {() => (
          <>
            {contests.map((contest) => (
              <Stack key={contest.id} spacing={1} sx={{ overflowWrap: 'anywhere' }}>
                <ContestText contest={contest} />
                {isOpen(contest) &&
                  isReviewer &&
                  mayAnswer(me.id, { userId: contest.user?.id ?? null }, observation) && (
                    <AnswerForm contest={contest} />
                  )}
              </Stack>
            ))}
            {canContest && <ContestForm observation={observation} />}
          </>
        )}
      </QueryState>
    </Section>
  )
}

interface ContestSectionProps {
  observation: ObservationRecord
  /** True if the page has the review of an AI result, which leads to the next one. */
  hasReview: boolean
}

type Contest = NonNullable<ReturnType<typeof useContests>['data']>[number]

function useContests({ id, updated_at: updatedAt }: ObservationRecord) {
  return useQuery({
    queryKey: ['contests', id, updatedAt],
    queryFn: async ({ signal }) =>
      (await request(CONTESTS, { id }, { signal })).getObservationById.contests,
    placeholderData: (before) => before,
  })
}

const CONTESTS = graphql(`query ObservationContests($id: ID!) {
  getObservationById(id: $id) {
    contests {
      id user { ${PERSON} } reason created_at is_result_changed answer answer_text
      answered_by { ${PERSON} } answered_at
    }
  }
}`)

/** Author, reason and answer of a contest. */
function ContestText({ contest }: { contest: Contest }) {
  const t = useT()
  const nameOf = (person: Contest['user']) => (person ? fullNameOf(person) : t('contests.unknown'))
  const { answer, answered_at: answeredAt } = contest
  return (
    <>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {t('contests.by', { name: nameOf(contest.user) })}
          <At instant={contest.created_at} />
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{contest.reason}</Typography>
      </Box>
      <Box>
        <Chip
          size="small"
          label={t(answer ? `contests.${answer}` : 'contests.waiting')}
          {...(answer ? {} : { color: 'primary' as const })}
        />
      </Box>
      {answeredAt && (
        <Box>
          <Typography variant="subtitle2" component="h4">
            {t('contests.answeredBy', { name: nameOf(contest.answered_by) })}
            <At instant={answeredAt} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{contest.answer_text}</Typography>
        </Box>
      )}
    </>
  )
}

const At = ({ instant }: { instant: string }) => (
  <Typography variant="body2" component="span" color="text.secondary">
    {' '}
    · <time dateTime={instant}>{formatDateTime(instant)}</time>
  </Typography>
)

/** Query keys of what a contest changes on the page and in the list. */
const CHANGED = [
  ['contests'],
  ['observationChanges'],
  ['nextToReview'],
  ['allobservations', 'getList'],
] as const

function ContestForm({ observation: { id } }: { observation: ObservationRecord }) {
  const t = useT()
  const reload = useReload(...CHANGED)
  const draftKey = useDraftKey('contest', id)
  const [isSent, setSent] = useState(false)
  if (isSent) return <Alert severity="success">{t('contests.sent')}</Alert>
  const hint = <Typography color="text.secondary">{t('contests.offer')}</Typography>
  return (
    <OpenedForm draftKey={draftKey} label={t('contests.start')} hint={hint}>
      {({ isFocused, close }) => (
        <>
          {hint}
          <TextForm
            type="long text"
            draftKey={draftKey}
            label={t('contests.reason')}
            limit={CONTEST_TEXT_LIMIT}
            isFocused={isFocused}
            submit={t('contests.send')}
            onSubmit={(reason) => request(CONTEST, { id, reason })}
            onSent={() => {
              setSent(true)
              void reload()
            }}
            onCancel={close}
          />
        </>
      )}
    </OpenedForm>
  )
}

const CONTEST = graphql(`
  mutation ContestObservation($id: ID!, $reason: String!) {
    contestObservation(id: $id, reason: $reason) {
      id
    }
  }
`)

function AnswerForm({ contest }: { contest: Contest }) {
  const t = useT()
  const reload = useReload(...CHANGED)
  const { id, is_result_changed: isChanged } = contest
  return (
    <>
      <Typography color="text.secondary">
        {t(isChanged ? 'contests.willChange' : 'contests.willUphold')}
      </Typography>
      <TextForm
        type="long text"
        draftKey={useDraftKey('contestAnswer', id)}
        label={t('contests.answer')}
        limit={CONTEST_TEXT_LIMIT}
        isFocused={false}
        submit={t('contests.submit')}
        onSubmit={async (text) => {
          await request(ANSWER, { id, text })
          await reload()
        }}
      />
    </>
  )
}

const ANSWER = graphql(`
  mutation AnswerContest($id: ID!, $text: String!) {
    answerContest(id: $id, text: $text) {
      id
    }
  }
`)

/**
 * Contests of an observation's result: the person observed and the observer say what is wrong, reviewers answer. Renders
 * nothing while there is nothing to show or to do.
 */
import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { fullNameOf } from '#domain/displayName.ts'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { mayAnswer, mayContest } from '#domain/contests/contestRules.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { request } from '../../../foundation/data/request.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { QueryState } from '../../../parts/layout/QueryState.tsx'
import { Section } from '../../../parts/detail/Section.tsx'
import { type ObservationRecord } from '../observationRecord.ts'
import { NextToReview } from '../review/NextToReview.tsx'
import { TextForm } from '../../../parts/forms/TextForm.tsx'

export function ContestSection({ observation, hasReview }: ContestSectionProps) {
  const me = useMe()
  const translate = useTranslate()
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
      title={translate('contests.title')}
      action={
        isReviewer && !hasReview && contests.length > 0 && <NextToReview id={observation.id} />
      }
    >
      <QueryState query={query} height={72} errorText={translate('contests.failed')}>
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
  /** Whether the page has the review of an AI result, which leads to the next one. */
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

const CONTESTS = graphql(`
  query ObservationContests($id: ID!) {
    getObservationById(id: $id) {
      contests {
        id
        user {
          id
          firstname
          lastname
        }
        reason
        created_at
        is_result_changed
        answer
        answer_text
        answered_by {
          id
          firstname
          lastname
        }
        answered_at
      }
    }
  }
`)

/** Who contests the result, why, and the answer. */
function ContestText({ contest }: { contest: Contest }) {
  const translate = useTranslate()
  const nameOf = (person: Contest['user']) =>
    person ? fullNameOf(person) : translate('contests.unknown')
  const { answer, answered_at: answeredAt } = contest
  return (
    <>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {translate('contests.by', { name: nameOf(contest.user) })}
          <At instant={contest.created_at} />
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{contest.reason}</Typography>
      </Box>
      <Box>
        <Chip
          size="small"
          label={translate(answer ? `contests.${answer}` : 'contests.waiting')}
          {...(answer ? {} : { color: 'primary' as const })}
        />
      </Box>
      {answeredAt && (
        <Box>
          <Typography variant="subtitle2" component="h4">
            {translate('contests.answeredBy', { name: nameOf(contest.answered_by) })}
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

/** Reads the contests and the history of the page again. */
function useReload() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [['contests'], ['observationChanges'], ['nextToReview'], ['allobservations', 'getList']].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

function ContestForm({ observation: { id } }: { observation: ObservationRecord }) {
  const translate = useTranslate()
  const reload = useReload()
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  if (isSent) return <Alert severity="success">{translate('contests.sent')}</Alert>
  const send = async (reason: string) => {
    await request(CONTEST, { id, reason })
    setSent(true)
    await reload()
  }
  return (
    <TextForm
      draft={['contest', id]}
      label={translate('contests.reason')}
      submit={translate('contests.send')}
      start={isOpen ? null : { label: translate('contests.start'), onStart: () => setOpen(true) }}
      hint={translate('contests.offer')}
      onSubmit={send}
      onCancel={() => setOpen(false)}
    />
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
  const translate = useTranslate()
  const reload = useReload()
  const { id, is_result_changed: isChanged } = contest
  const answer = async (text: string) => {
    await request(ANSWER, { id, text })
    await reload()
  }
  return (
    <TextForm
      draft={['contestAnswer', id]}
      label={translate('contests.answer')}
      submit={translate('contests.submit')}
      start={null}
      hint={translate(isChanged ? 'contests.willChange' : 'contests.willUphold')}
      onSubmit={answer}
    />
  )
}

const ANSWER = graphql(`
  mutation AnswerContest($id: ID!, $text: String!) {
    answerContest(id: $id, text: $text) {
      id
    }
  }
`)

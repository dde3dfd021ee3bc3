/** Sections with follow-ups, on the pages of an observation and a person, on one's own data and on Today. */
import { Box, Button, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { Observation } from '#api/generated/contract.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryError, QueryState } from '../../parts/layout/QueryState.tsx'
import { FollowUpRows, type FollowUpRowsProps, useFollowUps } from './FollowUpRows.tsx'
import { startFollowUpPath, useFollowUpOffer } from './useFollowUpOffer.ts'
import { ACTIVE } from './followUpListPath.ts'

/** Follow-up of an observation's person and task; renders nothing where there is nothing to show or to do. */
export function ObservationFollowUp({ observation }: { observation: Observation }) {
  const t = useT()
  const where = { people: [observation.observee_id ?? ''], tasks: [observation.task_id] }
  const query = useFollowUps(where, observation.client_id)
  const offering = useFollowUpOffer(observation.id)
  const { data: offer } = offering
  const hasNoOffer = offering.error !== null && !offer
  const isCorrectSince = offer?.refusal === 'CORRECT_SINCE'
  // The card would go, and come back with the offer.
  const isPending = query.data?.total === 0 && offering.isPending
  const hasNothing = !isPending && !hasNoOffer && !offer?.may_open && !isCorrectSince
  if (query.data?.total === 0 && hasNothing) return null
  return (
    <Section title={t('followUps.title')}>
      <QueryState
        query={isPending ? { ...query, data: undefined } : query}
        height={92}
        errorText={t('followUps.failed')}
      >
        {(data) => (
          <>
            {data.total > 0 && <FollowUpRows {...data} where={where} names="coach" />}
            {hasNoOffer && <QueryError query={offering} errorText={t('followUps.failed')} />}
            {isCorrectSince && data.total === 0 && (
              <Typography color="text.secondary">
                {t('followUps.refusals.CORRECT_SINCE')}
              </Typography>
            )}
            {offer?.may_open && (
              <>
                <Typography color="text.secondary">{t('followUps.offer')}</Typography>
                <Box>
                  <Button
                    component={LinkBase}
                    to={startFollowUpPath(observation.id)}
                    variant="outlined"
                  >
                    {t('resources.followups.action.create')}
                  </Button>
                </Box>
              </>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

/** About a person, on their page. */
export function PersonFollowUps({ user }: { user: { id: string; client_id: string } }) {
  const t = useT()
  const where = { people: [user.id] }
  const query = useFollowUps(where, user.client_id)
  if (query.data?.total === 0) return null
  return (
    <Section title={t('menu.followUps')}>
      <QueryState query={query} height={72} errorText={t('followUps.failed')}>
        {(data) => <FollowUpRows {...data} where={where} names="coach" />}
      </QueryState>
    </Section>
  )
}

/** About oneself, with what was agreed. */
export function MyFollowUps() {
  const t = useT()
  const { client_id: clientId } = useMe()
  const query = useFollowUps(ABOUT_ME, clientId)
  return (
    <Section title={t('followUps.mine.title')} subtitle={t('followUps.mine.hint')}>
      <QueryState query={query} height={72} errorText={t('followUps.failed')}>
        {(data) =>
          data.total > 0 ? (
            <FollowUpRows {...data} where={ABOUT_ME} names="coach" />
          ) : (
            <Typography color="text.secondary">{t('followUps.mine.none')}</Typography>
          )
        }
      </QueryState>
    </Section>
  )
}

const ABOUT_ME = { share: 'ABOUT_ME' } as const

/** Follow-ups that the signed-in person coaches, and their own; renders nothing where there are none. */
export function FollowUpsToday() {
  const t = useT()
  return (
    <>
      <Today title={t('followUps.today.toCoach')} where={TO_COACH} names="person" />
      <Today title={t('followUps.today.own')} where={OWN} names="coach" />
    </>
  )
}

function Today({ title, ...rows }: Pick<FollowUpRowsProps, 'where' | 'names'> & { title: string }) {
  const t = useT()
  const { id } = useCurrentClient()
  const query = useFollowUps(rows.where, id)
  if (query.data ? query.data.total === 0 : !query.error) return null
  return (
    <Section title={title}>
      <QueryState query={query} height={72} errorText={t('followUps.failed')}>
        {(data) => <FollowUpRows {...data} {...rows} />}
      </QueryState>
    </Section>
  )
}

const TO_COACH = { ...ACTIVE, share: 'TO_COACH' } as const
const OWN = { ...ACTIVE, share: 'ABOUT_ME' } as const

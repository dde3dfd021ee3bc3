/** Sections with follow-ups, on the pages of an observation and a person, on one's own data and on Today. */
import { Box, Button, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { Observation } from '#api/generated/contract.ts'
import { canBeFollowed, isActive, mayOpenFollowUp } from '#domain/followUps/followUpRules.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { FollowUpRows, useFollowUps } from './FollowUpRows.tsx'
import { ACTIVE } from './followUpListPath.ts'

/** Of an observation's person and task; renders nothing where there is nothing to show or to do. */
export function ObservationFollowUp({ observation }: { observation: Observation }) {
  const t = useT()
  const me = useMe()
  const where = { people: [observation.observee_id ?? ''], tasks: [observation.task_id] }
  const query = useFollowUps(where, observation.client_id)
  const isFollowed = query.data?.rows.some(({ state }) => isActive(state)) ?? true
  const mayOpen =
    !isFollowed &&
    canBeFollowed(observation) &&
    mayOpenFollowUp({ userId: me.id, role: me.type }, observation)
  if (query.data && query.data.total === 0 && !mayOpen) return null
  return (
    <Section title={t('followUps.title')}>
      <QueryState query={query} height={72} errorText={t('followUps.failed')}>
        {(data) => (
          <>
            {data.total > 0 && <FollowUpRows {...data} where={where} names="coach" />}
            {mayOpen && (
              <>
                <Typography color="text.secondary">{t('followUps.offer')}</Typography>
                <Box>
                  <Button
                    component={LinkBase}
                    to={`/followups/create?${OBSERVATION_PARAM}=${observation.id}`}
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

/** Query parameter of the page that opens a follow-up: its observation. */
export const OBSERVATION_PARAM = 'observation'

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

/** What one is to coach, and what one works on oneself; nothing while there is none of either. */
export function FollowUpsToday() {
  const t = useT()
  const { id } = useCurrentClient()
  const toCoach = useFollowUps(TO_COACH, id)
  const own = useFollowUps(OWN, id)
  return (
    <>
      {toCoach.data && toCoach.data.total > 0 && (
        <Section title={t('followUps.today.toCoach')}>
          <FollowUpRows {...toCoach.data} where={TO_COACH} names="person" />
        </Section>
      )}
      {own.data && own.data.total > 0 && (
        <Section title={t('followUps.today.own')}>
          <FollowUpRows {...own.data} where={OWN} names="coach" />
        </Section>
      )}
    </>
  )
}

const TO_COACH = { ...ACTIVE, share: 'TO_COACH' } as const
const OWN = { ...ACTIVE, share: 'ABOUT_ME' } as const

/** /followups/{id}: what is agreed, what comes next, and the observations that opened and closed it. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useGetOne } from 'react-admin'
import type { FollowUp, GbsVideo } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { displayName, fullNameOf } from '#domain/displayName.ts'
import { FOLLOW_UP_TEXT_LIMIT, isActive } from '#domain/followUps/followUpRules.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { ObservedAgainState } from '../../foundation/router/observationListPath.ts'
import { DateText } from '../../parts/detail/DateText.tsx'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { useChange, useReload } from '../../parts/notifications/useChange.ts'
import { GbsVideoPlayer } from '../gbsVideos/GbsVideoPlayer.tsx'
import { OpenedForm, useDraftKey } from '../../parts/forms/SmallForm.tsx'
import { TextForm } from '../../parts/forms/TextForm.tsx'
import { FollowUpChip, principleNames } from './FollowUpChip.tsx'
import { followUpName } from './FollowUpForm.tsx'

export function FollowUpShow() {
  const t = useT()
  const me = useMe()
  return (
    <EntityShow<FollowUp>
      title={t('followUps.title')}
      nameOf={followUpName}
      mayChange={({ may_run: mayRun }) => mayRun}
      mayDelete={() => mayCall(me.type, 'deleteFollowUp')}
    >
      {(followUp) => (
        <>
          <Typography color="text.secondary">{followUpName(followUp)}</Typography>
          <NextStep followUp={followUp} />
          <Plan followUp={followUp} />
          {followUp.gbs_video && (
            <Section title={t('resources.followups.fields.gbs_video')}>
              <Guidance id={followUp.gbs_video.id} />
            </Section>
          )}
        </>
      )}
    </EntityShow>
  )
}

function Guidance({ id }: { id: string }) {
  const t = useT()
  // The link expires, but a new one would interrupt playback.
  const query = useGetOne<GbsVideo>('gbslibrary', { id }, { staleTime: 300_000 })
  return (
    <QueryState query={query} height={240} errorText={t('followUps.failed')}>
      {({ title, description, video_url: url }) => (
        <Box>
          <Typography variant="h3">{title}</Typography>
          {description && <Typography color="text.secondary">{description}</Typography>}
          {url && <GbsVideoPlayer url={url} label={title} />}
        </Box>
      )}
    </QueryState>
  )
}

/** State of the follow-up, and what this reader can do now. */
function NextStep({ followUp }: { followUp: FollowUp }) {
  const t = useT()
  const me = useMe()
  const { state, user, coach, due_date: due } = followUp
  const isOwn = user.id === me.id
  const values = {
    person: fullNameOf(user),
    coach: coach ? fullNameOf(coach) : '',
    day: formatDay(due),
  }
  const step = state === 'OPEN' && !coach ? 'UNCOACHED' : state
  return (
    <Section title={t('followUps.next.title')}>
      <Box>
        <FollowUpChip {...followUp} />
      </Box>
      <Typography>{t(`followUps.next.${isOwn ? 'own' : 'other'}.${step}`, values)}</Typography>
      {isOwn && isActive(state) && <SeenButton followUp={followUp} />}
      {followUp.may_run && state === 'OPEN' && !followUp.deleted_at && (
        <CoachedForm followUp={followUp} />
      )}
      {followUp.may_run && state === 'COACHED' && <ObserveAgain followUp={followUp} />}
    </Section>
  )
}

function SeenButton({ followUp }: { followUp: FollowUp }) {
  const t = useT()
  const { mutate } = useChange(() => request(MARK_SEEN, { id: followUp.id }), {
    reload: [['followups']],
  })
  if (followUp.seen_at) return <Typography color="text.secondary">{t('followUps.seen')}</Typography>
  return (
    <Box>
      <Button variant="contained" onClick={() => mutate()}>
        {t('followUps.markSeen')}
      </Button>
    </Box>
  )
}

const MARK_SEEN = graphql(`
  mutation MarkFollowUpSeen($id: ID!) {
    markFollowUpSeen(id: $id) {
      id
    }
  }
`)

function CoachedForm({ followUp: { id } }: { followUp: FollowUp }) {
  const t = useT()
  const reload = useReload(['followups'])
  const draftKey = useDraftKey('coached', id)
  const hint = t('followUps.coached.hint')
  return (
    <OpenedForm
      draftKey={draftKey}
      label={t('followUps.coached.start')}
      hint={<Typography color="text.secondary">{hint}</Typography>}
    >
      {({ isFocused, close }) => (
        <TextForm
          type="long text"
          draftKey={draftKey}
          label={t('resources.followups.fields.agreed')}
          hint={hint}
          limit={FOLLOW_UP_TEXT_LIMIT}
          isFocused={isFocused}
          submit={t('followUps.coached.submit')}
          onSubmit={async (agreed) => {
            await request(FINISH, { id, agreed })
            await reload()
          }}
          onCancel={close}
        />
      )}
    </OpenedForm>
  )
}

const FINISH = graphql(`
  mutation FinishCoaching($id: ID!, $agreed: String!) {
    finishCoaching(id: $id, agreed: $agreed) {
      id
    }
  }
`)

/** Leads to a new observation of the person at the same place and task. */
function ObserveAgain({ followUp }: { followUp: FollowUp }) {
  const t = useT()
  const me = useMe()
  if (followUp.client_id !== me.client_id) return null
  const { location, department, task, user, principles } = followUp
  const again = {
    person: { id: user.id, name: fullNameOf(user) },
    taskId: task.id,
    principles: principleNames(principles),
  }
  const place = new URLSearchParams({
    location: location.id,
    department: department.id,
    task: task.id,
  })
  return (
    <Box>
      <Button
        component={LinkBase}
        to={`/allobservations/create?${place.toString()}`}
        state={{ again } satisfies ObservedAgainState}
        variant="contained"
      >
        {t('followUps.observeAgain')}
      </Button>
    </Box>
  )
}

function Plan({ followUp }: { followUp: FollowUp }) {
  const t = useT()
  const { client_id: clientId, user, task, coach, opened_by: opener } = followUp
  return (
    <Section title={t('followUps.plan')}>
      <PropertyList<FollowUp>
        properties={[
          ['user', <RecordLink key="user" resource="users" record={user} clientId={clientId} />],
          [
            'task.name',
            <RecordLink key="task" resource="tasks" record={task} clientId={clientId} />,
          ],
          ['location.name', displayName(followUp.location, t)],
          ['department.name', displayName(followUp.department, t)],
          ['principles', principleNames(followUp.principles)],
          ['coach', coach ? displayName(coach, t) : t('followUps.noCoach')],
          ['due_date', <DateText key="due" day={followUp.due_date} />],
          'note',
          'agreed',
          ['opened_by', opener ? displayName(opener, t) : t('followUps.byItself')],
          'created_at',
          'seen_at',
          'coached_at',
          'closed_at',
          'reopened_count',
        ]}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {followUp.may_see_observation ? (
          <ObservationLink id={followUp.observation_id} clientId={clientId}>
            {t('followUps.openedByObservation')}
          </ObservationLink>
        ) : (
          <Alert severity="info">{t('followUps.observationHidden')}</Alert>
        )}
        {followUp.closed_by_observation_id && followUp.may_see_observation && (
          <ObservationLink id={followUp.closed_by_observation_id} clientId={clientId}>
            {t('followUps.closedByObservation')}
          </ObservationLink>
        )}
      </Stack>
    </Section>
  )
}

function ObservationLink({ id, clientId, children }: ObservationLinkProps) {
  const path = useCreatePath()({ resource: 'allobservations', id, type: 'show' })
  return <TextLink to={`${path}?clientId=${clientId}`}>{children}</TextLink>
}

interface ObservationLinkProps {
  id: string
  clientId: string
  children: string
}

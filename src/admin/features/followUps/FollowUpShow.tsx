/** /followups/{id}: what is agreed, what comes next, and the observations that opened and closed it. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useRefresh } from 'react-admin'
import { useState } from 'react'
import type { FollowUp } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { isActive } from '#domain/followUps/followUpRules.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { DateText } from '../../parts/detail/DateText.tsx'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'
import { GbsVideoPlayer } from '../gbsVideos/GbsVideoPlayer.tsx'
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
  const query = useQuery({
    queryKey: ['gbslibrary', 'player', id],
    // The link expires, but a new one would interrupt playback.
    staleTime: 300_000,
    queryFn: async ({ signal }) => (await request(GUIDANCE, { id }, { signal })).getGbsVideosById,
  })
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

const GUIDANCE = graphql(`
  query FollowUpGuidance($id: ID!) {
    getGbsVideosById(id: $id) {
      id
      title
      description
      video_url
    }
  }
`)

/** Where it is, and what this reader can do now. */
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

/** Reads the page, the lists and the rows again. */
function useReload() {
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  return async () => {
    refresh()
    await queryClient.invalidateQueries({ queryKey: ['followups'] })
  }
}

function SeenButton({ followUp }: { followUp: FollowUp }) {
  const t = useT()
  const reload = useReload()
  const notifyText = useNotifyText()
  if (followUp.seen_at) return <Typography color="text.secondary">{t('followUps.seen')}</Typography>
  const send = async () => {
    try {
      await request(MARK_SEEN, { id: followUp.id })
      await reload()
    } catch (error) {
      notifyText(graphqlErrorMessage(error), 'error')
    }
  }
  return (
    <Box>
      <Button variant="contained" onClick={() => void send()}>
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
  const reload = useReload()
  const [isOpen, setOpen] = useState(false)
  return (
    <TextForm
      draft={['coached', id]}
      label={t('resources.followups.fields.agreed')}
      hint={t('followUps.coached.hint')}
      submit={t('followUps.coached.submit')}
      start={isOpen ? null : { label: t('followUps.coached.start'), onStart: () => setOpen(true) }}
      onSubmit={async (agreed) => {
        await request(FINISH, { id, agreed })
        await reload()
      }}
      onCancel={() => setOpen(false)}
    />
  )
}

const FINISH = graphql(`
  mutation FinishCoaching($id: ID!, $agreed: String!) {
    finishCoaching(id: $id, agreed: $agreed) {
      id
    }
  }
`)

/** Leads to a new observation at the same place and task. */
function ObserveAgain({ followUp }: { followUp: FollowUp }) {
  const t = useT()
  const me = useMe()
  if (followUp.client_id !== me.client_id) return null
  const { location, department, task } = followUp
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
      <PropertyList
        properties={[
          [
            'user',
            <RecordLink
              key="user"
              resource="users"
              id={user.id}
              clientId={clientId}
              name={fullNameOf(user)}
            />,
          ],
          [
            'task.name',
            <RecordLink
              key="task"
              resource="tasks"
              id={task.id}
              clientId={clientId}
              name={task.name}
            />,
          ],
          ['location.name', followUp.location.name],
          ['department.name', followUp.department.name],
          ['principles', principleNames(followUp.principles)],
          ['coach', coach ? fullNameOf(coach) : t('followUps.noCoach')],
          ['due_date', <DateText key="due" day={followUp.due_date} />],
          ['note', followUp.note],
          ['agreed', followUp.agreed],
          ['opened_by', opener ? fullNameOf(opener) : t('followUps.byItself')],
          ['created_at', <DateText key="created" instant={followUp.created_at} />],
          ['seen_at', <DateText key="seen" instant={followUp.seen_at ?? null} />],
          ['coached_at', <DateText key="coached" instant={followUp.coached_at ?? null} />],
          ['closed_at', <DateText key="closed" instant={followUp.closed_at ?? null} />],
          ['reopened_count', followUp.reopened_count],
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

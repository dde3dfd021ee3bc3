/** A new client's first steps, each with its state and the way on. */
import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import { Alert, Box, Button, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { GettingStarted as Progress } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { mayOpen, type PagePattern } from '#domain/access.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'
import type { Role } from '#domain/roles.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { useChange } from '../../parts/notifications/useChange.ts'

/** `progress`: without what is missing there is no card. */
export function GettingStarted({ progress }: { progress: StartProgress }) {
  const t = useT()
  const { steps, next, done } = useSteps(progress)
  return (
    <Section title={t('gettingStarted.title')} subtitle={t('gettingStarted.subtitle')}>
      <Box component="ol" sx={list}>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} isNext={step === next} />
        ))}
      </Box>
      <Box sx={foot}>
        <Typography color="text.secondary">
          {t('gettingStarted.progress', { done, all: steps.length })}
        </Typography>
        <HideButton />
      </Box>
    </Section>
  )
}

/** The next step alone, with the way to it; nothing where that is this page. */
export function NextStep({ progress, here }: NextStepProps) {
  const t = useT()
  const { steps, next, done } = useSteps(progress)
  const link = next?.links[0]
  if (!link || link.to === here) return null
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" component={LinkBase} to={link.to}>
          {t(link.label)}
        </Button>
      }
    >
      {t('gettingStarted.title')}: {t('gettingStarted.progress', { done, all: steps.length })}
    </Alert>
  )
}

interface NextStepProps {
  progress: StartProgress
  /** Path of the page. */
  here: string
}

type StartProgress = Omit<Progress, '__typename'>

function useSteps(progress: StartProgress) {
  const { type } = useMe()
  const mayObserve = useMayAct({ resource: 'allobservations', action: 'create' })
  const steps = stepsOf(progress, type, mayObserve)
  return {
    steps,
    next: steps.find(({ isDone, links: [first] }) => !isDone && first && first.to !== '/help'),
    done: steps.filter(({ isDone }) => isDone).length,
  }
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
} as const

function StepRow({ step: { name, text, isDone, links }, isNext }: StepRowProps) {
  const t = useT()
  return (
    <Box component="li" aria-current={isNext ? 'step' : undefined} sx={row}>
      {isDone ? (
        <CheckCircle titleAccess={t('gettingStarted.done')} color="correct" />
      ) : (
        <RadioButtonUnchecked color="disabled" />
      )}
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="h3" component="h3">
          {t(`gettingStarted.${name}.title`)}
        </Typography>
        {!isDone && <Typography color="text.secondary">{t(text)}</Typography>}
      </Box>
      {!isDone && links.length > 0 && (
        <Box sx={buttons}>
          {links.map(({ to, label }, at) => (
            <Button
              key={to}
              component={LinkBase}
              to={to}
              variant={isNext && at === 0 ? 'contained' : 'outlined'}
            >
              {t(label)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  )
}

interface StepRowProps {
  step: Step
  /** The first step that this person can go on with. */
  isNext: boolean
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 } as const

/** On a phone below the text. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  flexBasis: { xs: '100%', sm: 'auto' },
  pl: { xs: 4.5, sm: 0 },
} as const

interface Step {
  name: 'places' | 'tasks' | 'people' | 'observation' | 'campaign'
  text: StepText
  isDone: boolean
  /** Pages that this person may open; the first one is the usual way. */
  links: StepLink[]
}

interface StepLink {
  to: PagePattern
  label: StepLabel
}

type StepText =
  | `gettingStarted.${Step['name']}.text`
  | 'gettingStarted.tasks.byProvider'
  | 'gettingStarted.observation.byOwnPeople'

type StepLabel =
  | 'list.importCsv'
  | 'gettingStarted.places.addLocation'
  | 'gettingStarted.places.addDepartment'
  | 'gettingStarted.tasks.add'
  | 'gettingStarted.tasks.ask'
  | 'gettingStarted.people.add'
  | 'gettingStarted.observation.add'
  | 'gettingStarted.campaign.add'

/** `mayObserve`: the client is the person's own. */
function stepsOf(progress: StartProgress, role: Role, mayObserve: boolean): Step[] {
  const open = (...links: StepLink[]) => links.filter(({ to }) => mayOpen(role, to))
  const hasPlaces = progress.has_locations && progress.has_departments
  const mayAddTasks = mayOpen(role, '/tasks/addTask')
  return [
    {
      name: 'places',
      text: 'gettingStarted.places.text',
      isDone: hasPlaces,
      links: progress.has_locations
        ? open(
            { to: '/departments/addDepartment', label: 'gettingStarted.places.addDepartment' },
            { to: IMPORT_PAGES.departments, label: 'list.importCsv' },
          )
        : open(
            { to: '/locations/addLocation', label: 'gettingStarted.places.addLocation' },
            { to: IMPORT_PAGES.locations, label: 'list.importCsv' },
          ),
    },
    {
      name: 'tasks',
      text: mayAddTasks ? 'gettingStarted.tasks.text' : 'gettingStarted.tasks.byProvider',
      isDone: progress.has_tasks,
      links: mayAddTasks
        ? [{ to: '/tasks/addTask', label: 'gettingStarted.tasks.add' }]
        : open({ to: '/help', label: 'gettingStarted.tasks.ask' }),
    },
    {
      name: 'people',
      text: 'gettingStarted.people.text',
      isDone: progress.has_people,
      links: open(
        { to: '/users/addUser', label: 'gettingStarted.people.add' },
        { to: IMPORT_PAGES.users, label: 'list.importCsv' },
      ),
    },
    {
      name: 'observation',
      text: mayObserve
        ? 'gettingStarted.observation.text'
        : 'gettingStarted.observation.byOwnPeople',
      isDone: progress.has_observations,
      links:
        mayObserve && hasPlaces && progress.has_tasks
          ? open({ to: '/allobservations/addObservation', label: 'gettingStarted.observation.add' })
          : [],
    },
    {
      name: 'campaign',
      text: 'gettingStarted.campaign.text',
      isDone: progress.has_campaigns,
      links: open({ to: '/campaigns/addCampaign', label: 'gettingStarted.campaign.add' }),
    },
  ]
}

function HideButton() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const { mutate, isPending } = useChange(() => request(DISMISS, { clientId }), {
    done: () => t('gettingStarted.hidden'),
    reload: [['allobservations', 'keyFigures', clientId]],
  })
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      {t('gettingStarted.hide')}
    </Button>
  )
}

const DISMISS = graphql(`
  mutation DismissGettingStarted($clientId: ID) {
    dismissGettingStarted(clientId: $clientId)
  }
`)

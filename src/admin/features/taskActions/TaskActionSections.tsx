/** Actions on the page of tasks and places: of one row, and of all; and one's own on Today. */
import { Box, Button, List, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import type { TaskActionState } from '#api/generated/contract.ts'
import { mayOpen } from '#domain/access.ts'
import { displayName } from '#domain/displayName.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { type ActedOn, useTaskActionChanges, useTaskActions } from './taskActionApi.ts'
import { TaskActionForm } from './TaskActionForm.tsx'
import { actedOnOf, ActionState, TaskActionItem } from './TaskActionItem.tsx'

/** Of one task or place and principle. */
export function RowActions({ actedOn }: { actedOn: ActedOn }) {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const { by, record, principle } = actedOn
  const where = {
    principle,
    ...(by === 'TASK' ? { taskId: record.id } : { locationId: record.id }),
  }
  const query = useTaskActions(clientId, where, ROWS)
  return (
    <>
      <Typography variant="h3">{t('taskActions.title')}</Typography>
      {query.data?.rows.some(({ done_at: doneAt }) => doneAt) && (
        <Typography color="text.secondary">{t('taskActions.wholePeriod')}</Typography>
      )}
      {query.data && query.data.rows.length > 0 && (
        <List disablePadding sx={list}>
          {query.data.rows.map((action) => (
            <TaskActionItem key={action.id} action={action} />
          ))}
        </List>
      )}
      <NewAction actedOn={actedOn} />
    </>
  )
}

const ROWS = 5

/** A button that opens the form below it. */
function NewAction({ actedOn }: { actedOn: ActedOn }) {
  const t = useT()
  const { create } = useTaskActionChanges()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Box className={NOT_PRINTED_CLASS}>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('taskActions.add')}
        </Button>
      </Box>
      {isOpen && (
        <TaskActionForm
          actedOn={actedOn}
          onSubmit={(input) => create(actedOn, input)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** All of the client that the reader sees, by state; `started`: what a new one is for, null: none is given now. */
export function TaskActionSection({ started, onEnd }: TaskActionSectionProps) {
  const t = useT()
  const { create } = useTaskActionChanges()
  const { id: clientId } = useCurrentClient()
  const [state, setState] = useState<TaskActionState>('OPEN')
  const [take, setTake] = useState(ROWS)
  const query = useTaskActions(clientId, { state }, take)
  return (
    <Section title={t('taskActions.title')} subtitle={t('taskActions.hint')}>
      {started && (
        <TaskActionForm
          key={`${started.record.id} ${started.principle}`}
          actedOn={started}
          onSubmit={(input) => create(started, input)}
          onClose={onEnd}
        />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        aria-label={t('taskActions.show')}
        onChange={(_event, value: TaskActionState | null) => value && setState(value)}
      >
        {(['OPEN', 'DONE'] as const).map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`taskActions.state.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <QueryState query={query} height={120} errorText={t('taskActions.failed')}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && (
              <Typography color="text.secondary">
                {t(state === 'OPEN' ? 'taskActions.noneToDo' : 'taskActions.noneDone')}
              </Typography>
            )}
            <List disablePadding sx={list}>
              {rows.map((action) => (
                <TaskActionItem key={action.id} action={action} isNamed />
              ))}
            </List>
            {total > rows.length && (
              <Box>
                <Button onClick={() => setTake(MAX_ROWS)}>
                  {t('taskActions.more', { count: total })}
                </Button>
              </Box>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

interface TaskActionSectionProps {
  started: ActedOn | null
  onEnd: () => void
}

const MAX_ROWS = 100

/** What one is to change; nothing while there is nothing. */
export function TaskActionsToday() {
  const me = useMe()
  return mayOpen(me.type, PAGE) ? <MyActions /> : null
}

const PAGE = '/taskanalysis'

function MyActions() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const query = useTaskActions(clientId, MINE, ROWS)
  if (!query.data || query.data.total === 0) return null
  const { rows, total } = query.data
  return (
    <Section title={t('taskActions.today')}>
      <List disablePadding sx={list}>
        {rows.map((action) => (
          <Box component="li" key={action.id} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={line}>
              <Box sx={{ fontWeight: 600, minWidth: 0 }}>
                <TextLink to={`${PAGE}?clientId=${action.client_id}`}>
                  {displayName(actedOnOf(action).record, t)} ·{' '}
                  {t(`enums.principle.${action.principle}`)}
                </TextLink>
              </Box>
              <ActionState action={action} />
            </Box>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{action.note}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('taskActions.due', { day: formatDay(action.due_date) })}
            </Typography>
          </Box>
        ))}
      </List>
      {total > rows.length && (
        <Box>
          <TextLink to={PAGE}>{t('taskActions.more', { count: total })}</TextLink>
        </Box>
      )}
    </Section>
  )
}

const MINE = { mine: true, state: 'OPEN' } as const

const list = { display: 'grid', gap: 2.5 } as const

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const

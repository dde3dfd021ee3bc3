/** Actions on the page of tasks and places: a new one, and all; and one's own on Today. */
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import type { TaskActionState } from '#api/generated/contract.ts'
import { mayOpen } from '#domain/access.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { TextLink } from '../../parts/layout/TextLink.tsx'
import { RecordRow, RecordRows } from '../../parts/list/RecordRow.tsx'
import { type ActedOn, useSaveTaskAction, useTaskActions } from './taskActionApi.ts'
import { TaskActionForm } from './TaskActionForm.tsx'
import { ActionName, ActionState, TaskActionItem } from './TaskActionItem.tsx'

/** A button that opens the form below it. */
export function NewAction({ actedOn }: { actedOn: ActedOn }) {
  const t = useT()
  const { create } = useSaveTaskAction()
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

const ROWS = 5

/** All of the client that the reader sees, by state; `started`: what a new one is for, null: none is given now. */
export function TaskActionSection({ started, onEnd }: TaskActionSectionProps) {
  const t = useT()
  const { create } = useSaveTaskAction()
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
            <RecordRows>
              {rows.map((action) => (
                <TaskActionItem key={action.id} action={action} isNamed />
              ))}
            </RecordRows>
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

/** Actions of the signed-in person that are not done; renders nothing where there are none. */
export function TaskActionsToday() {
  const me = useMe()
  return mayOpen(me.type, PAGE) ? <MyActions /> : null
}

const PAGE = '/taskanalysis'

function MyActions() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const query = useTaskActions(clientId, MINE, ROWS)
  if (query.data ? query.data.total === 0 : !query.error) return null
  return (
    <Section title={t('taskActions.today')}>
      <QueryState query={query} height={72} errorText={t('taskActions.failed')}>
        {({ rows, total }) => (
          <>
            <RecordRows>
              {rows.map((action) => (
                <RecordRow
                  key={action.id}
                  title={
                    <TextLink to={`${PAGE}?clientId=${action.client_id}`}>
                      <ActionName action={action} />
                    </TextLink>
                  }
                  state={<ActionState action={action} />}
                  facts={t('taskActions.due', { day: formatDay(action.due_date) })}
                >
                  <Typography sx={{ whiteSpace: 'pre-line' }}>{action.note}</Typography>
                </RecordRow>
              ))}
            </RecordRows>
            {total > rows.length && (
              <Box>
                <TextLink to={PAGE}>{t('taskActions.more', { count: total })}</TextLink>
              </Box>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

const MINE = { mine: true, state: 'OPEN' } as const

/** /allobservations/review: results of the AI one after the other, for the filter in the address. */
import { Box, Button, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LinkBase, useGetOne, useLocation, useNavigate } from 'react-admin'
import {
  DEFAULT_REVIEW_ORDER,
  REVIEW_ORDERS,
  type ReviewOrder,
} from '#domain/reviewQueue/reviewQueueInput.ts'
import { sanitizeObservationFilter } from '#domain/observations/observationFilter.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { filterCodec } from '../../foundation/router/filterCodec.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import { searchParams } from '../../foundation/router/searchParams.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { EmptyPage } from '../../parts/layout/EmptyPage.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { focusWhenLost } from '../../parts/layout/useKeptFocus.ts'
import { KeysDialog } from '../videos/KeysDialog.tsx'
import { reviewedVideoQuery } from '../videos/reviewedVideo.ts'
import { SHORTCUTS } from '../videos/workbenchCommands.ts'
import type { ObservationRecord } from '../observations/observationRecord.ts'
import { BlindReview } from './BlindReview.tsx'
import type { ClaimedReview, QueueOf } from './claimReviews.ts'
import { QueuedReview } from './QueuedReview.tsx'
import { REVIEW_KEYS, type ReviewCommand } from '../observations/review/reviewKeys.ts'
import { type ReviewQueueState, useReviewQueue } from './useReviewQueue.ts'

export function ReviewQueue() {
  const t = useT()
  const { id, show_ai_feedback_options: reviews } = useCurrentClient()
  const address = useQueueAddress()
  const { filter, order } = address
  const queue = useMemo(() => ({ clientId: id, filter, order }), [id, filter, order])
  if (!reviews)
    return <EmptyPage title={t('reviewQueue.title')}>{t('messages.aiReviewRefused')}</EmptyPage>
  // Another filter is another queue.
  return <Queue key={JSON.stringify(filter)} queue={queue} setOrder={address.setOrder} />
}

/** Reads the list's filter and the order from the address. */
function useQueueAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { filter, order } = useMemo(() => {
    const pairs = searchParams.parse(search)
    const named = pairs.find(([key]) => key === ORDER_PARAM)?.[1]
    return {
      filter: sanitizeObservationFilter(filterCodec.decode(pairs)),
      order: REVIEW_ORDERS.find((one) => one === named) ?? DEFAULT_REVIEW_ORDER,
    }
  }, [search])
  const setOrder = (chosen: ReviewOrder) => {
    const pairs = filterCodec.encode({ ...filter })
    navigate(
      { pathname, search: searchParams.stringify([...pairs, [ORDER_PARAM, chosen]]) },
      { replace: true },
    )
  }
  return { filter, order, setOrder }
}

const ORDER_PARAM = 'reviewOrder'

function Queue({ queue, setOrder }: { queue: QueueOf; setOrder: (order: ReviewOrder) => void }) {
  const t = useT()
  const state = useReviewQueue(queue)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { shown, place, total, query } = state
  usePrefetched(state.next)
  const run = (command: ReviewCommand) => {
    if (command === 'help') setHelpOpen(true)
    if (command === 'skip') state.skip()
    if (command === 'back') state.back()
  }
  const orderSelect = (
    <TextField
      select
      fullWidth={false}
      label={t('reviewQueue.order.label')}
      value={queue.order}
      onChange={({ target }) => setOrder(target.value as ReviewOrder)}
    >
      {REVIEW_ORDERS.map((order) => (
        <MenuItem key={order} value={order}>
          {t(`reviewQueue.order.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <>
      <PageHeader
        title={t('reviewQueue.title')}
        action={
          <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center' }}>
            <Typography component="output">
              {shown !== null && t('reviewQueue.place', { place, total })}
            </Typography>
            <Box sx={NOT_ON_PHONE}>{orderSelect}</Box>
          </Stack>
        }
      />
      {shown === null ? (
        <QueryState
          query={{ ...query, data: query.isPlaceholderData ? undefined : query.data }}
          height={600}
          errorText={t('messages.observationsFailed')}
        >
          {() => <NothingLeft state={state} filter={queue.filter} />}
        </QueryState>
      ) : (
        <Shown key={shown.id} shown={shown} state={state} onCommand={run} />
      )}
      <Box sx={ON_PHONE_ALONE}>{orderSelect}</Box>
      <KeysDialog
        title={t('reviewQueue.help.title')}
        keys={[
          ...REVIEW_KEYS.map(
            ({ command }) =>
              [t(`reviewQueue.keyNames.${command}`), t(`reviewQueue.commands.${command}`)] as const,
          ),
          ...SHORTCUTS.filter(({ command }) => command !== 'help').map(
            ({ command }) =>
              [t(`videos.keys.${command}`), t(`videos.commands.${command}`)] as const,
          ),
        ]}
        isOpen={isHelpOpen}
        onClose={() => setHelpOpen(false)}
      />
    </>
  )
}

/** On a phone the order comes after what is reviewed. */
const NOT_ON_PHONE = { display: { xs: 'none', sm: 'block' } } as const
const ON_PHONE_ALONE = { display: { sm: 'none' }, mt: 2 } as const

/** Loads the record and the analysis of the next one; not its recording, because opening a recording is logged. */
function usePrefetched(next: ClaimedReview | null): void {
  const id = next?.id ?? ''
  const query = { enabled: next !== null && next.blind === null }
  useGetOne('allobservations', { id }, query)
  useQuery({ ...reviewedVideoQuery(id), ...query })
}

function Shown({ shown: { id, blind }, ...queue }: ShownProps) {
  const { state, onCommand } = queue
  if (!blind) return <Open id={id} {...queue} />
  return (
    <BlindReview
      id={id}
      blind={blind}
      refetch={() => void state.renew()}
      onDone={state.save}
      onCommand={onCommand}
      canGoBack={state.canGoBack}
    />
  )
}

function Open({ id, state, onCommand }: Omit<ShownProps, 'shown'> & { id: string }) {
  const t = useT()
  const query = useGetOne<ObservationRecord>('allobservations', { id })
  return (
    <QueryState query={query} height={600} errorText={t('messages.observationsFailed')}>
      {(observation) => (
        <QueuedReview
          observation={observation}
          isTaken={state.isTaken}
          onSaved={state.save}
          onCommand={onCommand}
          canGoBack={state.canGoBack}
        />
      )}
    </QueryState>
  )
}

interface ShownProps {
  shown: ClaimedReview
  state: ReviewQueueState
  onCommand: (command: ReviewCommand) => void
}

function NothingLeft({ state, filter }: NothingLeftProps) {
  const t = useT()
  const { query, reviewedCount, skippedCount } = state
  if (query.data?.claimed.length) return <Skeleton variant="rounded" height={600} />
  return (
    <Section title={t('reviewQueue.done.title')}>
      <Typography role="status" ref={focusWhenLost} tabIndex={-1}>
        {reviewedCount > 0 && t('reviewQueue.done.reviewed', { smart_count: reviewedCount })}{' '}
        {t('reviewQueue.done.others')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {skippedCount > 0 && (
          <Button variant="contained" onClick={state.reviewSkipped}>
            {t('reviewQueue.done.skipped', { smart_count: skippedCount })}
          </Button>
        )}
        <Button onClick={() => void query.refetch()}>{t('reviewQueue.done.again')}</Button>
        <Button component={LinkBase} to={observationListPath(filter)}>
          {t('page.toObservations')}
        </Button>
      </Stack>
    </Section>
  )
}

interface NothingLeftProps {
  state: ReviewQueueState
  filter: QueueOf['filter']
}

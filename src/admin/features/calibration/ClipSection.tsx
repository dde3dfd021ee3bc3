/** An observation's calibration clip: proposes a truth, agrees with it, or stops asking it. */
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import {
  askedPrinciples,
  CALIBRATION_NOTE_LIMIT,
  verdictOfColumns,
} from '#domain/calibration/calibrationRules.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { verdictOfAnswer } from '#domain/observations/answers.ts'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import type { Observation } from '#api/generated/contract.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { draftStore } from '../../parts/forms/draftStore.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import {
  agreeClip,
  type Clip,
  createClip,
  retireClip,
  useClipOf,
  useReloadCalibration,
} from './calibrationApi.ts'
import { NO_VERDICT, VerdictAnswers } from './VerdictAnswers.tsx'

export function ClipSection({ observation }: { observation: Observation }) {
  const t = useT()
  const { id: userId } = useMe()
  const query = useClipOf(observation.id)
  const draftKey = draftStore.keyOf(userId, 'calibrationClip', observation.id)
  const [isOpen, setOpen] = useState(() => draftStore.exists(draftKey))
  const cancel = () => {
    draftStore.clear(draftKey)
    setOpen(false)
  }
  return (
    <Section title={t('calibration.clip.title')}>
      <QueryState query={query} height={72} errorText={t('calibration.clip.failed')}>
        {(clip) =>
          clip ? (
            <ClipState clip={clip} />
          ) : isOpen ? (
            <ClipForm observation={observation} draftKey={draftKey} onCancel={cancel} />
          ) : (
            <>
              <Typography color="text.secondary">{t('calibration.clip.offer')}</Typography>
              <Box>
                <Button variant="outlined" onClick={() => setOpen(true)}>
                  {t('calibration.clip.make')}
                </Button>
              </Box>
            </>
          )
        }
      </QueryState>
    </Section>
  )
}

function ClipForm({ observation, draftKey, onCancel }: ClipFormProps) {
  const t = useT()
  const reload = useReloadCalibration()
  const [{ verdict, note }, setForm] = useState(
    () => (draftStore.read(draftKey, ['verdict', 'note'])?.form ?? EMPTY) as typeof EMPTY,
  )
  const change = (after: Partial<typeof EMPTY>) => {
    const form = { verdict, note, ...after }
    setForm(form)
    draftStore.write(draftKey, { form, base: null })
  }
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => createClip(observation.id, verdict, note),
    onSuccess: () => {
      draftStore.clear(draftKey)
      return reload()
    },
  })
  return (
    <Stack
      component="form"
      spacing={2}
      aria-label={t('calibration.clip.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate()
      }}
    >
      <Typography color="text.secondary">{t('calibration.clip.hint')}</Typography>
      <VerdictAnswers
        principles={applicablePrinciples(observation.task)}
        verdict={verdict}
        onChange={(chosen) => change({ verdict: chosen })}
      />
      <TextField
        label={t('calibration.clip.note')}
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: CALIBRATION_NOTE_LIMIT } }}
      />
      {error && <Alert severity="error">{graphqlErrorMessage(error)}</Alert>}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          {t('calibration.clip.save')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {t('ra.action.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

interface ClipFormProps {
  observation: Observation
  draftKey: string
  onCancel: () => void
}

const EMPTY = { verdict: NO_VERDICT, note: '' }

function ClipState({ clip }: { clip: Clip }) {
  const t = useT()
  const me = useMe()
  const reload = useReloadCalibration()
  const [isAsking, setAsking] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: (change: (id: string) => Promise<unknown>) => change(clip.id),
    onSettled: reload,
  })
  const truth = verdictOfColumns(clip)
  const isMine = clip.created_by?.id === me.id
  const name = clip.created_by ? fullNameOf(clip.created_by) : t('contests.unknown')
  return (
    <>
      <Typography>
        {clip.agreed_at
          ? t('calibration.clip.inUse', {
              day: formatDateTime(clip.agreed_at),
              smart_count: clip.judged_by_count,
            })
          : isMine
            ? t('calibration.clip.mine')
            : t('calibration.clip.proposed', { name })}
      </Typography>
      <PropertyList
        labels="enums.principle"
        properties={askedPrinciples(truth).map((principle) => [
          principle,
          t(`enums.verdict.${verdictOfAnswer(truth[principle])}`),
        ])}
      />
      {clip.note && <Typography sx={{ whiteSpace: 'pre-line' }}>{clip.note}</Typography>}
      {error && <Alert severity="error">{graphqlErrorMessage(error)}</Alert>}
      <Stack direction="row" spacing={1}>
        {!clip.agreed_at && !isMine && (
          <Button
            variant="contained"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate(agreeClip)
            }}
          >
            {t('calibration.clip.agree')}
          </Button>
        )}
        <Button
          color="inherit"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) setAsking(true)
          }}
        >
          {t('calibration.clip.retire')}
        </Button>
      </Stack>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={t('calibration.clip.retireTitle')}
        content={t('calibration.clip.retireText')}
        confirm={t('calibration.clip.retire')}
        confirmColor="warning"
        onConfirm={() => mutate(retireClip, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

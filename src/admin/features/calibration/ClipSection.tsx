/** An observation's calibration clip: proposes a truth, agrees with it, or stops asking it. */
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
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
import { OpenedForm, SmallForm, SmallTextField, useDraftKey } from '../../parts/forms/SmallForm.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { useReload } from '../../parts/notifications/useChange.ts'
import {
  agreeClip,
  CALIBRATION_KEY,
  type Clip,
  createClip,
  retireClip,
  useClipOf,
} from './calibrationApi.ts'
import { NO_VERDICT, VerdictAnswers } from './VerdictAnswers.tsx'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'

export function ClipSection({ observation }: { observation: Observation }) {
  const t = useT()
  const query = useClipOf(observation.id)
  const draftKey = useDraftKey('calibrationClip', observation.id)
  return (
    <Section title={t('calibration.clip.title')}>
      <QueryState query={query} height={72} errorText={t('calibration.clip.failed')}>
        {(clip) =>
          clip ? (
            <ClipState clip={clip} />
          ) : (
            <OpenedForm
              draftKey={draftKey}
              label={t('calibration.clip.make')}
              hint={<Typography color="text.secondary">{t('calibration.clip.offer')}</Typography>}
            >
              {({ close }) => (
                <ClipForm observation={observation} draftKey={draftKey} onCancel={close} />
              )}
            </OpenedForm>
          )
        }
      </QueryState>
    </Section>
  )
}

function ClipForm({ observation, draftKey, onCancel }: ClipFormProps) {
  const t = useT()
  const reload = useReload([CALIBRATION_KEY])
  return (
    <SmallForm
      label={t('calibration.clip.title')}
      start={{ verdict: NO_VERDICT, note: '' }}
      draftKey={draftKey}
      submit={t('calibration.clip.save')}
      onSubmit={({ verdict, note }) => createClip(observation.id, verdict, note)}
      onSent={() => void reload()}
      onCancel={onCancel}
    >
      <Typography color="text.secondary">{t('calibration.clip.hint')}</Typography>
      <VerdictAnswers principles={applicablePrinciples(observation.task)} />
      <SmallTextField
        name="note"
        label={t('calibration.clip.note')}
        limit={CALIBRATION_NOTE_LIMIT}
        multiline
        minRows={2}
      />
    </SmallForm>
  )
}

interface ClipFormProps {
  observation: Observation
  draftKey: string
  onCancel: () => void
}

function ClipState({ clip }: { clip: Clip }) {
  const t = useT()
  const me = useMe()
  const reload = useReload([CALIBRATION_KEY])
  const { mutate, error, isPending } = useMutation({
    mutationFn: (change: (id: string) => Promise<unknown>) => change(clip.id),
    onSettled: reload,
  })
  const truth = verdictOfColumns(clip)
  // A clip without a truth is one that waits for the reader's own judgement.
  const asked = askedPrinciples(truth)
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
      {asked.length === 0 ? (
        <Typography>{t('calibration.clip.waitsForYou')}</Typography>
      ) : (
        <PropertyList
          labels="enums.principle"
          properties={asked.map((principle) => [
            principle,
            t(`enums.verdict.${verdictOfAnswer(truth[principle])}`),
          ])}
        />
      )}
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
        <ConfirmButton
          color="inherit"
          label={t('calibration.clip.retire')}
          isBusy={isPending}
          title={t('calibration.clip.retireTitle')}
          content={t('calibration.clip.retireText')}
          confirm={t('calibration.clip.retire')}
          confirmColor="warning"
          onConfirm={(close) => mutate(retireClip, { onSettled: close })}
        />
      </Stack>
    </>
  )
}

/** Corrections of a recording: start and end of the lift, and whether the space was confined. */
import { Box, Button, Link, Stack, TextField, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { graphql } from '#api/graphql.ts'
import { type LiftTimes, liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import { formatSeconds, writeDecimal } from '../../../foundation/format/formatFigure.ts'
import { request } from '../../../foundation/data/request.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { type Property, PropertyList } from '../../../parts/detail/PropertyList.tsx'
import { OnPaper } from '../../../parts/print/OnPaper.tsx'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { LabelledSwitch } from '../../../parts/forms/LabelledSwitch.tsx'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import { usePlayback } from '../../videos/PlaybackProvider.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { judgementKeys, saveLiftTimes } from './liftTimes.ts'
import { useChange, useReload } from '../../../parts/notifications/useChange.ts'

export function LiftCorrections({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const { video } = observation
  if (!video?.file_location) return null
  return (
    <Section title={t('observations.lift.title')}>
      <LiftTimesForm observation={observation} videoId={video.id} />
      <Box className={NOT_PRINTED_CLASS}>
        <ConfinedSpaceSwitch video={video} />
      </Box>
      <OnPaper>
        <PropertyList properties={propertiesOf(video)} />
      </OnPaper>
    </Section>
  )
}

const propertiesOf = ({
  lift_start_time: start,
  lift_end_time: end,
  is_confined_space: isConfined,
}: NonNullable<ObservationRecord['video']>): Property[] => [
  ['lift_start_time', typeof start === 'number' ? formatSeconds(start) : null],
  ['lift_end_time', typeof end === 'number' ? formatSeconds(end) : null],
  ['is_confined_space', isConfined],
]

/** Start and end of the lift, typed or taken from the player's current time. */
function LiftTimesForm({ observation, videoId }: LiftTimesFormProps) {
  const dataProvider = useDataProvider()
  const t = useT()
  const { id } = observation
  const refresh = useReload(...judgementKeys(id))
  const save = async ({ data }: { data?: unknown }) => {
    await saveLiftTimes(videoId, data as LiftTimesInput)
    await refresh()
    return (await dataProvider.getOne<ObservationRecord>('allobservations', { id })).data
  }
  const saved = (after: ObservationRecord) =>
    TIMES.some((time) => after.video?.[time] !== observation.video?.[time])
      ? t('observations.lift.saved')
      : t('analysis.liftReview.unchanged')
  return (
    <CorrectionForm
      config={LIFT_TIMES_CONFIG}
      observation={observation}
      part="lift-times"
      texts={{
        form: t('observations.lift.times'),
        submit: t('observations.lift.submit'),
        saved,
      }}
      mutationFn={save}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimeInput name="startTime" />
        <TimeInput name="endTime" />
      </Stack>
      <ProposedLift video={observation.video} />
    </CorrectionForm>
  )
}

/** The lift as the analysis found it; nothing when it found none, or several. */
function ProposedLift({ video }: Pick<ObservationRecord, 'video'>) {
  const t = useT()
  const { setValue } = useFormContext()
  const [startTime, endTime] = useWatch({ name: ['startTime', 'endTime'] }) as [string, string]
  const start = video?.proposed_lift_start_time
  const end = video?.proposed_lift_end_time
  if (typeof start !== 'number' || typeof end !== 'number' || (video?.lifts.length ?? 0) > 1)
    return null
  const [proposedStart, proposedEnd] = [toSecondsText(start), toSecondsText(end)]
  const use = () => {
    setValue('startTime', proposedStart, { shouldDirty: true })
    setValue('endTime', proposedEnd, { shouldDirty: true })
  }
  return (
    <Typography color="text.secondary">
      {t('analysis.lift.proposed', {
        start: formatSeconds(start),
        end: formatSeconds(end),
      })}{' '}
      {(startTime !== proposedStart || endTime !== proposedEnd) && (
        <Link component="button" type="button" onClick={use}>
          {t('analysis.lift.use')}
        </Link>
      )}
    </Typography>
  )
}

interface LiftTimesFormProps {
  observation: ObservationRecord
  videoId: string
}

const TIMES = ['lift_start_time', 'lift_end_time'] as const

function TimeInput({ name }: { name: 'startTime' | 'endTime' }) {
  const t = useT()
  const { field, fieldState } = useController({ name })
  const playback = usePlayback()
  const label = useFieldLabel(name)
  return (
    <Stack spacing={0.5} sx={{ flex: '1 1 140px', alignItems: 'flex-start' }}>
      <TextField
        label={label}
        value={writeDecimal(field.value as string)}
        onChange={(event) => field.onChange(event.target.value.replace(',', '.'))}
        inputRef={field.ref}
        error={Boolean(fieldState.error)}
        helperText={fieldState.error?.message}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {playback && (
        <Button
          size="small"
          aria-label={t(`observations.lift.useAs.${name}`)}
          onClick={() => field.onChange(toSecondsText(playback.currentTime()))}
        >
          {t('observations.lift.use')}
        </Button>
      )}
    </Stack>
  )
}

/** Form values; times are seconds as text. */
interface LiftTimesValues {
  startTime: string
  endTime: string
  /** `updated_at` of the video; has no input. */
  expectedUpdatedAt: string
}

interface LiftTimesInput {
  input: LiftTimes
  expectedUpdatedAt: string
}

/** Formats seconds for an input, to the millisecond. */
const toSecondsText = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? '' : String(Number(seconds.toFixed(3)))

const toLiftTimesValues = ({
  video,
}: ObservationRecord): LiftTimesValues & Record<string, unknown> => ({
  startTime: toSecondsText(video?.lift_start_time),
  endTime: toSecondsText(video?.lift_end_time),
  expectedUpdatedAt: video?.updated_at ?? '',
})

const parseNumbers = (values: unknown) => {
  const { startTime, endTime } = values as LiftTimesValues
  return { startTime: parseNumber(startTime), endTime: parseNumber(endTime) }
}

const parseNumber = (text: string) => (text.trim() === '' ? undefined : Number(text))

const LIFT_TIMES_CONFIG: FormConfig<ObservationRecord> = {
  resource: 'allobservations',
  toValues: toLiftTimesValues,
  schema: ({ expectedUpdatedAt }) =>
    z
      .preprocess(parseNumbers, liftTimesSchema())
      .transform((input) => ({ input, expectedUpdatedAt })),
  describeError: ({ field, message }) => ({
    message: field ? message : t('messages.liftTimesFailed'),
    field,
  }),
}

/** Switch that saves each change immediately and switches back when saving fails. */
function ConfinedSpaceSwitch({ video }: { video: NonNullable<ObservationRecord['video']> }) {
  const t = useT()
  const { mutate, variables, isPending } = useChange(
    (isConfinedSpace: boolean) =>
      request(UPDATE_CONFINED_SPACE, {
        id: video.id,
        input: { isConfinedSpace },
        expectedUpdatedAt: video.updated_at,
      }),
    {
      done: (_answer, isConfinedSpace) =>
        t(isConfinedSpace ? 'observations.lift.marked' : 'observations.lift.unmarked'),
      reload: [['allobservations', 'getOne']],
    },
  )
  return (
    <LabelledSwitch
      label={t('observations.lift.confined')}
      checked={(isPending ? variables : video.is_confined_space) ?? false}
      disabled={isPending}
      onChange={(isOn) => mutate(isOn)}
      hint={t('observations.lift.confinedHint')}
    />
  )
}

const UPDATE_CONFINED_SPACE = graphql(`
  mutation UpdateConfinedSpace(
    $id: ID!
    $input: UpdateVideoConfinedSpaceInput!
    $expectedUpdatedAt: DateTime
  ) {
    updateVideoConfinedSpace(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) {
      id
    }
  }
`)

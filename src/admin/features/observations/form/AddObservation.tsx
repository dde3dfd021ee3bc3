/** /allobservations/addObservation: adds an observation, always to the person's own client. */
import { Alert, Box, Link, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { Confirm, CreateBase, useNotify, useRedirect, useLocation } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ANSWER_COLUMNS, NOT_APPLICABLE } from '#domain/observations/answers.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { openPrinciples } from '#domain/observations/technique.ts'
import { isObserveeOnly } from '#domain/roles.ts'
import { formatList } from '../../../foundation/format/formatList.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { serverClock } from '../../../foundation/data/serverClock.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import type { ObservedAgainState } from '../../../foundation/router/observationListPath.ts'
import { ON_PHONE } from '../../../foundation/theme/cardsOnPhone.ts'
import { draftStore } from '../../../parts/forms/draftStore.ts'
import type { FormValues } from '../../../parts/forms/formConfig.ts'
import {
  FormElement,
  FormFields,
  FormNotices,
  RecordFormProvider,
  useRecordFormContext,
} from '../../../parts/forms/RecordForm.tsx'
import { formPageStyles, SaveBar } from '../../../parts/forms/SingleForm.tsx'
import { Deferred } from '../../../parts/layout/Deferred.tsx'
import { onIdleAfterPaint } from '../../../parts/layout/onIdleAfterPaint.ts'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { ChoicesAge } from '../choices/ChoicesAge.tsx'
import { ClockNotice } from './ClockNotice.tsx'
import { isQueuedRecord, isSubmittedRecording } from '../../submissionQueue/queuedSubmission.ts'
import type { SubmitParams } from '../../submissionQueue/submitObservation.ts'
import { AllCorrectButton } from '../AnswerInputs.tsx'
import { FittingCampaign } from './FittingCampaign.tsx'
import { KeptPlaceSection, useKeptPlace } from './KeptPlaceSection.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { PrincipleGallery } from './PrincipleGallery.tsx'
import { AnswersByHand, AnswersFromAi, RecordingSection } from './RecordingSection.tsx'
import { ResultsSection } from './ResultsSection.tsx'
import { CampaignInput, WhenAndWhereSection } from './WhenAndWhereSection.tsx'
import type { AdditionState } from './addedObservation.ts'
import { addObservationConfig, loadRules } from './addObservationConfig.ts'
import { CorrectionNotice, SubmissionGone } from './CorrectionNotice.tsx'
import { withCleared } from './clearedFields.ts'
import { ClearedNotice } from './ClearedNotice.tsx'
import { type CorrectedSubmission, useCorrectedSubmission } from './useCorrectedSubmission.ts'
import { campaignSource } from '../choices/observationChoices.ts'
import {
  fieldsClearedBy,
  type ObservationFormState,
  type OnChoice,
  toFormDate,
} from '../../submissionQueue/observationFormState.ts'
import { recentWork } from '../choices/recentWork.ts'
import { useAddressedPlace } from './useAddressedPlace.ts'
import { useAvailablePlace } from './useAvailablePlace.ts'
import { usePreselectedCampaign } from './usePreselectedCampaign.ts'
import { type Recording, useRecording } from './useRecording.ts'
import { type Start, useStart } from './useStart.ts'

export function AddObservation() {
  const t = useT()
  const start = useStart()
  const corrected = useCorrectedSubmission()
  const redirect = useRedirect()
  const notify = useNotify()
  const { id: personId, client_id: clientId } = useMe()
  const onSuccess = (record: { id: string }, submitted: object) => {
    const { data, meta } = submitted as SubmitParams
    const form = meta.form as FormValues & ObservationFormState
    const hadRecording = isSubmittedRecording(data.video)
    void recentWork.write(clientId, { form, hadRecording }, new Date())
    const isQueued = isQueuedRecord(record)
    if (!corrected && !meta.left?.aborted) {
      const { campaign_id, location_id, department_id, task_id, user_id } = form
      const added = {
        personId,
        clientId,
        submissionId: isQueued ? record.id : null,
        observationId: isQueued ? null : record.id,
        addedAt: Date.now(),
        place: { campaign_id, location_id, department_id, task_id, user_id },
      }
      // The list says what was added.
      return redirect('list', 'allobservations', undefined, undefined, {
        added,
      } satisfies AdditionState)
    }
    notify(isQueued ? 'addObservation.queued' : 'resources.allobservations.notifications.created', {
      type: 'success',
    })
    if (!meta.left?.aborted) redirect('/today')
  }
  return (
    <CreateBase mutationOptions={{ onSuccess }}>
      <PageHeader title={t('observations.form.title')} />
      {corrected === 'gone' ? (
        <SubmissionGone />
      ) : start && corrected !== undefined ? (
        <Deferred fallback={<FormSkeleton />}>
          <NewObservation start={start} corrected={corrected} />
        </Deferred>
      ) : (
        <FormSkeleton />
      )}
    </CreateBase>
  )
}

function NewObservation({ start, corrected }: StartingPoint) {
  const t = useT()
  const me = useMe()
  // For the first submission, which reports it when they cannot be loaded.
  useEffect(() => onIdleAfterPaint(() => void loadRules().catch(() => undefined), RULES_MS), [])
  const recording = useRecording(corrected?.recording ?? null)
  const config = useMemo(() => {
    const ofNew = addObservationConfig(me, recording.submitted, start.place)
    return corrected ? { ...ofNew, ...corrected.config } : ofNew
  }, [me, recording.submitted, start.place, corrected])
  return (
    <RecordFormProvider
      config={config}
      record={null}
      draftKey={draftStore.keyOf(
        me.id,
        me.client_id,
        'allobservations',
        'new',
        ...(corrected ? [corrected.id] : []),
      )}
      leaveTitle={t('observations.form.leave')}
    >
      <NewObservationForm recording={recording} start={start} corrected={corrected} />
    </RecordFormProvider>
  )
}

/** Milliseconds after which nothing of the first view is still loading. */
const RULES_MS = 1_000

const FormSkeleton = () => <Skeleton variant="rounded" height={600} />

/** On phones every field is as high as a thumb, or a glove, needs it. */
const WIDE_PAGE = {
  ...formPageStyles,
  maxWidth: 1200,
  [ON_PHONE]: {
    '& .MuiOutlinedInput-root, & .MuiButton-root, & summary': { minHeight: 48 },
    '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { width: 40, height: 40 },
  },
} as const

/** Asks before a principle without any answer is submitted as N/A. */
function NewObservationForm({ recording, start, corrected }: NewObservationProps) {
  const { form, submit } = useRecordFormContext()
  const { client, client_id: clientId } = useMe()
  const { can_use_not_applicable: canUseNotApplicable } = client
  const [open, setOpen] = useState<Principle[]>([])
  const t = useT()
  const unanswered = () => {
    const values = form.getValues() as FormValues & ObservationFormState
    return canUseNotApplicable && values.task_id && !hasAiAnswers(recording)
      ? openPrinciples(values.task_id, values)
      : []
  }
  const onSubmit = async (event: FormEvent) => {
    const mayAsk = unanswered().length > 0 && (await form.trigger())
    // The first submission loads the rules; what is answered meanwhile is not asked about.
    const asked = mayAsk ? unanswered() : []
    if (asked.length > 0) setOpen(asked)
    else await submit(event)
  }
  const confirm = () => {
    for (const principle of unanswered())
      form.setValue(ANSWER_COLUMNS[principle], NOT_APPLICABLE, { shouldDirty: true })
    setOpen([])
    void submit()
  }
  return (
    <FormElement name={t('observations.form.title')} onSubmit={onSubmit} sx={WIDE_PAGE}>
      <Typography color="text.secondary">{t('observations.form.hint')}</Typography>
      <FormFields sx={{ mt: 2 }} onKeyDown={closeTouchKeyboard}>
        {corrected && <CorrectionNotice failure={corrected.failure} />}
        <FormNotices isNot="added" aboutDraft={<DraftDate />} />
        <ChoicesAge clientId={clientId} />
        {!corrected && <ClockNotice />}
        <AddressedPlace />
        <ObservedAgain />
        {client.ai_enabled && (
          <RecordingSection
            recording={recording}
            mayUpload={client.raw_video_upload_enabled}
            startsFolded={start.hadRecording !== true}
          />
        )}
        <NewObservationFields recording={recording} start={start} />
      </FormFields>
      <SaveBar label={t('observations.form.submit')} busyLabel={t('analysis.running.busy')} />
      <Confirm
        isOpen={open.length > 0}
        title="addObservation.openTitle"
        content="addObservation.openQuestion"
        contentTranslateOptions={{
          names: formatList(open.map((principle) => t(`enums.principle.${principle}`))),
        }}
        confirm="addObservation.openConfirm"
        cancel="addObservation.openCancel"
        onConfirm={confirm}
        onClose={() => setOpen([])}
      />
    </FormElement>
  )
}

/** Enter on the keyboard of a touch screen ends the typing; there it would submit a form that is not filled in yet. */
function closeTouchKeyboard(event: KeyboardEvent) {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement))
    return
  if (!window.matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  target.blur()
}

/** Says which date a restored draft has; it may be a day or more old. */
function DraftDate() {
  const { setValue } = useFormContext<ObservationFormState>()
  const date = useWatch<ObservationFormState, 'date'>({ name: 'date' })
  const t = useT()
  const takeCurrentTime = () =>
    setValue('date', toFormDate(serverClock.now()), { shouldDirty: true })
  return (
    <Box>
      {t('addObservation.draftDate', { date: formatDateTime(date) })}{' '}
      <Link component="button" type="button" onClick={takeCurrentTime}>
        {t('addObservation.currentTime')}
      </Link>
    </Box>
  )
}

interface StartingPoint {
  start: Start
  /** null: the observation is a new one. */
  corrected: CorrectedSubmission | null
}

interface NewObservationProps extends StartingPoint {
  recording: Recording
}

function NewObservationFields({ recording, start }: Omit<NewObservationProps, 'corrected'>) {
  const t = useT()
  const { type, client, client_id: clientId } = useMe()
  const onChoice = useClearDependentFields()
  const unavailable = useState('')
  useAvailablePlace(start.place, useClearDependentFields({ isKept: false }))
  const place = useKeptPlace(start.isRepeated)
  return (
    <>
      {place.isKept ? (
        <KeptPlaceSection onChange={place.change} />
      ) : (
        <WhenAndWhereSection
          clientId={clientId}
          campaign={<OfferedCampaignInput clientId={clientId} onChoice={onChoice} />}
          onChoice={onChoice}
        >
          <FittingCampaign clientId={clientId} />
          <ClearedNotice at="choices" unavailable={unavailable} />
        </WhenAndWhereSection>
      )}
      <PeopleSection
        clientId={clientId}
        client={client}
        observerLabel="observer_or_self"
        hasObservee={!isObserveeOnly(type)}
        onChoice={onChoice}
        recent={start}
        isFirst={start.isRepeated}
      />
      <ResultsSection
        subtitle={t('observations.form.resultsHint')}
        canUseNotApplicable={client.can_use_not_applicable}
        beforeAnswers={
          <>
            <AnswersByHand recording={recording} />
            <ClearedNotice at="answers" unavailable={unavailable} />
            <AllCorrectButton />
          </>
        }
        insteadOfAnswers={hasAiAnswers(recording) ? <AnswersFromAi recording={recording} /> : null}
      >
        <PrincipleGallery />
      </ResultsSection>
    </>
  )
}

const hasAiAnswers = ({ submitted, isMisfit }: Recording): boolean =>
  submitted !== null && !isMisfit

/** Fills in the person of a follow-up once the task is chosen, and says what to work on. */
function ObservedAgain() {
  const t = useT()
  const again = (useLocation().state as Partial<ObservedAgainState> | null)?.again
  const { setValue } = useFormContext<ObservationFormState>()
  const task = useWatch<ObservationFormState, 'task_id'>({ name: 'task_id' })
  const isTask = task !== null && task.id === again?.taskId
  const choosePerson = useEffectEvent(() => {
    if (again) setValue('observee_id', again.person, { shouldDirty: true })
  })
  useEffect(() => {
    if (isTask) choosePerson()
  }, [isTask])
  if (!again) return null
  const { person, principles } = again
  return (
    <Alert severity="info">
      {principles
        ? t('followUps.again', { person: person.name, principles })
        : t('followUps.againWithoutPrinciple', { person: person.name })}
    </Alert>
  )
}

/** Fills in the place that the address names, and says what of it is not offered. */
function AddressedPlace() {
  const unavailable = useAddressedPlace(useClearDependentFields())
  const t = useT()
  return unavailable && <Alert severity="warning">{t(`qr.unavailable.${unavailable}`)}</Alert>
}

/** A client without campaigns on the day does not see the dropdown, so they are loaded before it is opened. */
function OfferedCampaignInput({ clientId, onChoice }: { clientId: string; onChoice: OnChoice }) {
  const [date, campaign] = useWatch<ObservationFormState, ['date', 'campaign_id']>({
    name: ['date', 'campaign_id'],
  })
  const { key, load } = campaignSource(clientId, date)
  const { data: campaigns } = useQuery({
    queryKey: [...key, ''],
    queryFn: ({ signal }) => load('', signal),
    placeholderData: keepPreviousData,
  })
  usePreselectedCampaign(campaigns, onChoice)
  const isOffered = campaign !== null || (campaigns !== undefined && campaigns.length > 0)
  return isOffered && <CampaignInput clientId={clientId} onChoice={onChoice} />
}

/**
 * Empties the fields that depend on a choice before it changes, by the domain's table. `isKept`: what is emptied can be read and used again; false
 * for what nobody has chosen.
 */
function useClearDependentFields({ isKept = true } = {}): OnChoice {
  const { getValues, setValue } = useFormContext<ObservationFormState>()
  return (field, value) => {
    const form = getValues()
    const cleared = fieldsClearedBy(form, field, value)
    if (cleared.length === 0) return
    if (isKept) setValue('cleared', withCleared(form, cleared))
    for (const name of cleared) setValue(name, null, { shouldDirty: true })
  }
}

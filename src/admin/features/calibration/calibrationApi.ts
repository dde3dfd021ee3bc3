/** Calls of calibration: what waits to be judged, the agreement of a person, and the clips. */
import { useQuery } from '@tanstack/react-query'
import type { CalibrationVerdict as VerdictInput } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import type { CalibrationVerdict } from '#domain/calibration/calibrationRules.ts'
import { ANSWER_FIELDS } from '#domain/observations/answers.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'

/** First part of the query keys of everything about calibration. */
export const CALIBRATION_KEY = 'calibration'

/** Queue as it was when the page was opened or last reloaded. */
export const useCalibrationQueue = () =>
  useQuery({
    queryKey: [CALIBRATION_KEY, 'queue'],
    queryFn: async ({ signal }) => (await request(QUEUE, {}, { signal })).calibrationQueue,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

const QUEUE = graphql(`
  query CalibrationQueue {
    calibrationQueue {
      waiting
      question {
        id
        task_name
        recording_url
        lift_start_time
        lift_end_time
        principles
      }
    }
  }
`)

export type Question = NonNullable<
  NonNullable<ReturnType<typeof useCalibrationQueue>['data']>['question']
>

/** `userId` null: of oneself. */
export const useAgreement = (userId: string | null) =>
  useQuery({
    queryKey: [CALIBRATION_KEY, 'agreement', userId],
    queryFn: async ({ signal }) => {
      const variables = { userId: userId ?? '', isMine: userId === null }
      const { mine, theirs } = await request(AGREEMENT, variables, { signal })
      return (mine ?? theirs) as NonNullable<typeof mine>
    },
  })

const AGREEMENT = graphql(`
  query Agreement($userId: ID!, $isMine: Boolean!) {
    mine: myCalibration @include(if: $isMine) {
      ...agreement
    }
    theirs: userCalibration(userId: $userId) @skip(if: $isMine) {
      ...agreement
    }
  }
  fragment agreement on CalibrationRecord {
    judged
    by_principle {
      principle
      answered
      agreed
      unsure
      kappa {
        value
        low
        high
      }
    }
    by_quarter {
      start
      answered
      agreed
    }
  }
`)

export type AgreementRecord = NonNullable<ReturnType<typeof useAgreement>['data']>

export const useClipOf = (observationId: string) =>
  useQuery({
    queryKey: [CALIBRATION_KEY, 'clipOf', observationId],
    queryFn: async ({ signal }) =>
      (await request(CLIP_OF, { id: observationId }, { signal })).getObservationById
        .calibration_clip,
  })

const CLIP_OF = graphql(`query ObservationCalibrationClip($id: ID!) {
  getObservationById(id: $id) {
    calibration_clip {
      id is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive note
      created_by { ${PERSON} } agreed_at judged_by_count
    }
  }
}`)

export type Clip = NonNullable<ReturnType<typeof useClipOf>['data']>

/** The newest `take` clips of a client. */
export const useClips = (clientId: string, take: number) =>
  useQuery({
    queryKey: [CALIBRATION_KEY, 'clips', clientId, take],
    queryFn: ({ signal }) => request(CLIPS, { clientId, take }, { signal }),
    placeholderData: (before) => before,
  })

const CLIPS = graphql(`
  query CalibrationClips($clientId: ID!, $take: Int!) {
    calibrationClips(clientId: $clientId, take: $take) {
      id
      observation_id
      date
      task {
        name
        deleted_at
      }
      agreed_at
      retired_at
      judged_by_count
    }
    totalCalibrationClips(clientId: $clientId)
  }
`)

const inputOf = (verdict: CalibrationVerdict): VerdictInput =>
  Object.fromEntries(PRINCIPLES.map((name) => [ANSWER_FIELDS[name], verdict[name]]))

export const answerClip = async (id: string, verdict: CalibrationVerdict) =>
  (await request(ANSWER, { id, verdict: inputOf(verdict) })).answerCalibrationClip

const ANSWER = graphql(`
  mutation AnswerCalibrationClip($id: ID!, $verdict: CalibrationVerdict!) {
    answerCalibrationClip(id: $id, verdict: $verdict) {
      is_inside_base
      is_big_engines
      is_turn_not_twist
      is_dip_n_drive
      note
    }
  }
`)

export const createClip = (observationId: string, verdict: CalibrationVerdict, note: string) =>
  request(CREATE, { observationId, verdict: inputOf(verdict), note })

const CREATE = graphql(`
  mutation CreateCalibrationClip(
    $observationId: ID!
    $verdict: CalibrationVerdict!
    $note: String
  ) {
    createCalibrationClip(observationId: $observationId, verdict: $verdict, note: $note) {
      id
    }
  }
`)

export const agreeClip = (id: string) => request(AGREE, { id })

const AGREE = graphql(`
  mutation AgreeCalibrationClip($id: ID!) {
    agreeCalibrationClip(id: $id) {
      id
    }
  }
`)

export const retireClip = (id: string) => request(RETIRE, { id })

const RETIRE = graphql(`
  mutation RetireCalibrationClip($id: ID!) {
    retireCalibrationClip(id: $id) {
      id
    }
  }
`)

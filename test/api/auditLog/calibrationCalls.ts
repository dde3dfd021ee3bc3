/** Prepares mutations of calibration clips for the tests of their audit entries. */
import { actor } from '#test/support/api.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { type AuditScenario, type Prepare, preparedAs } from './deletionCalls.ts'

const CREATE =
  'mutation ($id: ID!) { createCalibrationClip(observationId: $id, verdict: { isInsideBase: true }) { id } }'
const call = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { id } }`

async function madeClip(scenario: AuditScenario) {
  const maker = await actor('CLIENT_SUPER_USER', scenario.client)
  const { observation } = await aiObservation(scenario)
  const { data } = await maker.gql(CREATE, { id: observation.id })
  return { id: data.createCalibrationClip.id as string }
}

export const CALIBRATION_CALLS: Readonly<Record<string, Prepare>> = {
  createCalibrationClip: async (of) =>
    preparedAs(of.admin, CREATE, { id: (await aiObservation(of)).observation.id }),
  agreeCalibrationClip: async (of) =>
    preparedAs(of.admin, call('agreeCalibrationClip'), await madeClip(of)),
  retireCalibrationClip: async (of) =>
    preparedAs(of.admin, call('retireCalibrationClip'), await madeClip(of)),
  answerCalibrationClip: async (of) => {
    const clip = await madeClip(of)
    await of.admin.gql(call('agreeCalibrationClip'), clip)
    return preparedAs(
      await actor('CLIENT_OBSERVER', of.client),
      'mutation ($id: ID!) { answerCalibrationClip(id: $id, verdict: { isInsideBase: true }) { note } }',
      clip,
    )
  },
}

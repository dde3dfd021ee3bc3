/** Fields of the detail page in an export of observations. */
import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { csvOf, EXPORT_OBSERVATIONS, runExport } from './exportCalls.ts'

it('[26.17] the fields of the detail page follow the columns of the list', async () => {
  const { db, of, north, goodsIn, lift, client } = await buildTwoSites({ ai_enabled: true })
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const author = await buildUser(db, of)
  const ann = await buildUser(db, { ...of, employee_id: '=7' })
  const video = await buildVideo(db, {
    ...of,
    user_id: author.id,
    is_other_option_correct: false,
    other_details: 'Gloves',
  })
  const campaign = await buildCampaign(db, { ...of, name: 'Spring' })
  await buildObservation(db, {
    ...of,
    location_id: north.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    user_id: author.id,
    observee_id: ann.id,
    video_id: video.id,
    campaign_id: campaign.id,
    date: new Date('2026-01-02T10:00:00Z'),
    notes: 'Said\n"well"',
    review_type: 'MANUAL_OVERRIDE',
    manual_override_reason: 'FOOT_OBSCURED',
    is_inside_base: true,
    is_big_engines: false,
    is_turn_not_twist: null,
    ai_technique: 'incorrect',
    is_ai_prediction_correct: false,
    ai_error_cause: ['USER_ERROR', 'OTHER'],
    ai_review_notes: 'Hidden foot',
    feedback_notes: 'Better light',
  })
  const filter = { dateFrom: '2026-01-01', dateTo: '2026-01-31' }
  const [header = [], row = []] = await csvOf(
    await runExport(superUser, EXPORT_OBSERVATIONS, { filter }),
  )
  const cells = Object.fromEntries(header.map((label, at) => [label, row[at]]))
  expect(cells).toMatchObject({
    'Inside Base': 'Correct',
    'Big Engines': 'Incorrect',
    'Turn Not Twist': '',
    Other: 'Incorrect',
    'Other observation details': 'Gloves',
    'Observation notes': 'Said\n"well"',
    Campaign: 'Spring',
    "Individual's employee ID": '=7',
    'Override reason': 'Foot obscured',
    Kind: 'Manual observation',
    'AI technique': 'Incorrect',
    'AI result correct': 'No',
    'Error causes': 'User error, Other issue',
    'AI review notes': 'Hidden foot',
    'Feedback on the AI': 'Better light',
  })
})

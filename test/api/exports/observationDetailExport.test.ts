/** Fields of the detail page in an export of observations. */
import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { csvOf, EXPORT_OBSERVATIONS, runExport } from './exportCalls.ts'

it('[26.17] the fields of the detail page follow the columns of the list', async () => {
  const { db, of, north, goodsIn, lift, client } = await buildTwoSites({
    ai_enabled: true,
    display_employee_id: true,
    time_zone: 'UTC',
  })
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const author = await buildUser(db, { ...of, employee_id: 'E-1' })
  const ann = await buildUser(db, { ...of, employee_id: '=7' })
  const video = await buildVideo(db, {
    ...of,
    user_id: author.id,
    is_other_option_correct: false,
    other_details: 'Gloves',
    file_location: 'observation-videos/1.mp4',
    platform: 'IOS',
    title: 'Lift 1',
    description: 'From the left',
    video_size: 2_345_678,
    lift_start_time: 0.5,
    lift_end_time: 2,
    selected_lift_length: 1.5,
    average_body_angle: 12.5,
    is_feet_inline: true,
    is_arm_foot_aligned: false,
    is_hands_above_head: null,
    is_confined_space: true,
    is_ai_inside_base_correct: true,
    is_ai_big_engines_correct: false,
    anonymous_observation: true,
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
    internally_reviewed: true,
    updated_at: new Date('2026-01-03T11:30:00Z'),
    device_details: JSON.stringify({ model: 'Phone 9', os: { name: 'X', major: 2 } }),
    expo_build_number: '77',
    did_user_ignore_angle_warning: true,
    did_user_ignore_keypoint_warning: false,
    hidden_keypoints: ['nose', 'left_knee'],
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
    'Assessed by': 'Another program',
    'AI result correct': 'No',
    'Error causes': 'User error, Other issue',
    'AI review notes': 'Hidden foot',
    'Feedback on the AI': 'Better light',
    "Observer's employee ID": 'E-1',
    'Changed (UTC)': '2026-01-03 11:30',
    'AI: Inside Base': 'Right',
    'AI: Big Engines': 'Wrong',
    'AI: Turn Not Twist': '',
    'Internally reviewed': 'Yes',
    Device: 'model: Phone 9, os: {"name":"X","major":2}',
    Platform: 'iOS',
    'App version': '77',
    'Angle warning ignored': 'Yes',
    'Keypoint warning ignored': 'No',
    'Hidden keypoints': 'nose, left_knee',
    'Video title': 'Lift 1',
    'Video description': 'From the left',
    'Video size (MB)': '2.3',
    'Lift start (s)': '0.5',
    'Lift end (s)': '2',
    'Lift length (s)': '1.5',
    'Average body angle (°)': '12.5',
    'Feet in line': 'Yes',
    'Arm and foot aligned': 'No',
    'Hands above head': '',
    'Confined space': 'Yes',
    Anonymous: 'Yes',
  })
})

it('[26.17] the employee IDs of accounts are empty where the client does not display them', async () => {
  const { db, of, north, goodsIn, lift, client } = await buildTwoSites()
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const ann = await buildUser(db, { ...of, employee_id: 'E-7' })
  await buildObservation(db, {
    ...of,
    location_id: north.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    user_id: ann.id,
    observee_id: ann.id,
  })
  const rows = await csvOf(await runExport(superUser, EXPORT_OBSERVATIONS))
  expect(rows).toHaveLength(2)
  expect(rows.flat()).not.toContain('E-7')
})

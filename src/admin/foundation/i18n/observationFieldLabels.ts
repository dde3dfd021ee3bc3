/** Labels of the fields of an observation, its form and its filters. */
import { columnLabels, observationDetailLabels } from '#domain/labels.ts'
import { observationFilterLabels } from './observationFilterLabels.ts'

export const observationFieldLabels: LabelTree = {
  ...columnLabels.allobservations,
  ...observationDetailLabels,
  ...observationFilterLabels,
  name: 'Name',
  campaign: { name: 'Campaign' },
  client_id: 'Client',
  location_id: 'Location',
  department_id: 'Department',
  task_id: 'Task',
  user_id: 'Observer',
  observer_or_self: 'Observer (defaults to yourself if unselected)',
  observee_id: 'Individual',
  unlinked_observee_name: "Individual's name",
  is_ai_inside_base_correct: 'AI: Inside Base',
  is_ai_big_engines_correct: 'AI: Big Engines',
  is_ai_turn_not_twist_correct: 'AI: Turn Not Twist',
  is_ai_dip_n_drive_correct: "AI: Dip n' Drive",
  platform: 'Platform',
  title: 'Video title',
  description: 'Video description',
  video_size: 'Video size',
  average_body_angle: 'Average body angle',
  anonymous_observation: 'Anonymous',
  is_arm_foot_aligned: 'Arm and foot aligned',
  is_feet_inline: 'Feet in line',
  is_hands_above_head: 'Hands above head',
  is_confined_space: 'Confined space',
  lift_start_time: 'Lift start',
  lift_end_time: 'Lift end',
  selected_lift_length: 'Lift length',
  startTime: 'Start (seconds)',
  endTime: 'End (seconds)',
  device_details: 'Device',
  expo_build_number: 'App build',
  did_user_ignore_angle_warning: 'Angle warning ignored',
  did_user_ignore_keypoint_warning: 'Keypoint warning ignored',
  hidden_keypoints: 'Hidden keypoints',
  internally_reviewed: 'Internally reviewed',
  search: 'Search',
}

/** Labels by key, nested where a field's source has a dot ('task.name'). */
export type LabelTree = { [key: string]: string | LabelTree }

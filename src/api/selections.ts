/** Fields that the list and the record of each entity select; a record selects every field that its screens show. */
export const SELECTIONS = {
  clients: {
    list: `id company_name account_manager { id firstname lastname }
      weekly_email_enabled monthly_email_enabled ai_enabled updated_at deleted_at`,
    record: `id company_name account_manager { id firstname lastname }
      weekly_email_enabled monthly_email_enabled ai_enabled
      inactive_alert_user_level inactive_alert_timeframe_months bad_lift_user_level number_bad_lifts_to_alert
      logo_url color time_zone language recording_retention_days observation_retention_days blind_review_percent follow_up_after_incorrect names_hidden_in_analysis show_ai_feedback_options show_manual_override_options show_ai_results_breakdown raw_video_upload_enabled second_factor_required
      can_pick_observer can_use_not_applicable display_employee_id anonymous_observations_enabled
      created_at updated_at deleted_at`,
  },
  users: {
    list: `id firstname lastname email employee_id type is_account_enabled has_wider_access client_id
      client { id company_name deleted_at } observation_count observed_count last_observed_at updated_at deleted_at`,
    record: `id firstname lastname email employee_id title type is_account_enabled has_wider_access has_records_elsewhere
      client_id client { id company_name deleted_at } user_has_full_location_access user_has_full_department_access
      departments { id name parent_name deleted_at } locations { id name parent_name deleted_at }
      observation_count observed_count last_observed_at mail_refusal invitation { state invited_at } pseudonymised_at created_at updated_at deleted_at`,
  },
  locations: {
    list: `id name client_id parent_id parent { id name deleted_at } observation_count updated_at deleted_at`,
    record: `id name client_id parent_id parent { id name deleted_at } children { id name deleted_at }
      observation_count created_at updated_at deleted_at`,
  },
  departments: {
    list: `id name client_id parent_department_id parent_department { id name deleted_at }
      locations { id name parent_name } observation_count updated_at deleted_at`,
    record: `id name client_id parent_department_id parent_department { id name deleted_at }
      children { id name deleted_at } locations { id name parent_name deleted_at }
      observation_count created_at updated_at deleted_at`,
  },
  tasks: {
    list: `id name client_id departments { id name parent_name } department_count locations { id name parent_name } location_count
      task_has_full_location_access task_has_full_department_access observation_count updated_at deleted_at`,
    record: `id name client_id is_pushing is_pulling uses_pull_tilt_take show_other_observation_option
      requires_manual_check task_principles task_principles_override gbs_video_id
      gbs_video { id name deleted_at } departments { id name parent_name deleted_at } department_count
      locations { id name parent_name deleted_at } location_count
      users { id firstname lastname employee_id deleted_at }
      task_has_full_location_access task_has_full_department_access
      observation_count created_at updated_at deleted_at`,
  },
  campaigns: {
    list: `id name client_id start_date end_date frequency type obstacles task { id name deleted_at }
      department { id name deleted_at } location { id name deleted_at } observed_user_count not_observed_user_count observation_count updated_at deleted_at`,
    record: `id name client_id start_date end_date frequency type obstacles task_id location_id department_id
      task { id name deleted_at } location { id name deleted_at } department { id name deleted_at }
      num_observations_required reminder_alert_user_level app_notifications_enabled email_notifications_enabled
      notification_frequency has_selected_users leaves_out_people_without_places
      selected_users { id firstname lastname employee_id deleted_at }
      observation_count observed_user_count not_observed_user_count
      occurrences { start_date end_date observation_count observed_user_count not_observed_user_count }
      created_at updated_at deleted_at`,
  },
  /** The timeline asks for the video's keypoints itself; they are heavy. */
  allobservations: {
    list: `id name client_id date technique review_type judged_by kind ai_review_status
      task { id name deleted_at } location { id name deleted_at } department { id name deleted_at }
      campaign { id name deleted_at } user { id firstname lastname deleted_at }
      observee { id firstname lastname employee_id deleted_at }
      unlinked_observee_name unlinked_observee_employee_id updated_at deleted_at`,
    record: `id name client_id department_id location_id campaign_id task_id video_id user_id observee_id
      unlinked_observee_name unlinked_observee_employee_id kind technique ai_technique date notes review_type judged_by
      manual_override_reason is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive
      device_details expo_build_number did_user_ignore_angle_warning did_user_ignore_keypoint_warning
      hidden_keypoints ai_review_notes ai_review_status ai_error_cause feedback_notes is_ai_prediction_correct
      internally_reviewed department { id name deleted_at } campaign { id name deleted_at }
      location { id name deleted_at } client { id company_name deleted_at }
      task { id name is_pushing is_pulling uses_pull_tilt_take show_other_observation_option requires_manual_check
        task_principles task_principles_override gbs_video_id deleted_at }
      user { id firstname lastname employee_id deleted_at }
      observee { id firstname lastname employee_id deleted_at }
      video { id file_location video_url title description is_inside_base is_turn_not_twist is_big_engines
        is_dip_n_drive is_other_option_correct other_details is_arm_foot_aligned is_confined_space is_feet_inline
        is_hands_above_head selected_lift_length lift_start_time lift_end_time average_body_angle video_size
        platform is_ai_inside_base_correct is_ai_turn_not_twist_correct is_ai_big_engines_correct
        is_ai_dip_n_drive_correct anonymous_observation processing_state processing_error processing_started_at
        model_hash thresholds_version capture_quality capture_problems proposed_lift_start_time proposed_lift_end_time
        judgement { principle verdict confidence reason evidence { at values { name value } threshold visibility } }
        lifts { start end judgement { principle verdict reason } }
        skeleton_misfit_at raw_video_url recording_removed_at recording_removed_after_days created_at updated_at }
      take_back_until pseudonymised_at created_at updated_at deleted_at`,
  },
  followups: {
    list: `id client_id state is_overdue due_date principles user { id firstname lastname employee_id deleted_at }
      task { id name deleted_at } location { id name deleted_at } coach { id firstname lastname deleted_at }
      reopened_count closed_at created_at updated_at deleted_at`,
    record: `id client_id observation_id state is_overdue due_date principles user_id task_id coach_id gbs_video_id
      user { id firstname lastname employee_id deleted_at } task { id name deleted_at }
      location { id name deleted_at } department { id name deleted_at }
      coach { id firstname lastname deleted_at } opened_by { id firstname lastname deleted_at }
      gbs_video { id name deleted_at } note agreed seen_at coached_at closed_at closed_by_observation_id reopened_count
      escalated_at may_run may_see_observation created_at updated_at deleted_at`,
  },
  gbslibrary: {
    list: `id title description video_url client_id updated_at deleted_at`,
    record: `id title description file_location client_id video_url created_at updated_at deleted_at`,
  },
}

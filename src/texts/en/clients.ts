/** Clients, choosing one, and the provider’s overview of them. */
export const app = {
  menu: {
    clientOverview: 'Client Overview',
    clients: 'Clients',
  },
  clientPicker: {
    label: 'Client',
    active: 'Active',
    disabled: 'Disabled',
    none: 'No clients found',
    failed: 'The clients could not be loaded. Open the list to try again.',
  },
  resources: {
    clients: {
      name: 'Client |||| Clients',
      action: {
        create: 'Add client',
        edit: 'Edit client',
        delete: 'Delete client',
        restore: 'Restore client',
        deleteMany: 'Delete 1 client |||| Delete %{smart_count} clients',
        restoreMany: 'Restore 1 client |||| Restore %{smart_count} clients',
        existing: {
          edit: 'Edit the existing client',
          show: 'Open the existing client',
        },
      },
      /** Shorter in the list. */
      columns: {
        ai_enabled: 'AI',
      },
      fields: {
        id: 'ID',
        created_at: 'Added',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        company_name: 'Company name',
        account_manager: 'Account manager',
        weekly_email_enabled: 'Weekly email',
        monthly_email_enabled: 'Monthly email',
        ai_enabled: 'AI enabled',
        state: 'State',
        inactive_alert_user_level: 'Inactivity alert goes to',
        inactive_alert_timeframe_months: 'Inactivity alert after (months)',
        bad_lift_user_level: 'Incorrect technique alert goes to',
        number_bad_lifts_to_alert: 'Incorrect results in a row before an alert',
        logo_url: 'Logo',
        color: 'Highlight colour',
        time_zone: 'Time zone',
        language: 'Language of emails',
        show_ai_feedback_options: 'Show AI feedback options',
        show_manual_override_options: 'Show manual override options',
        can_pick_observer: 'Allow choosing the observer',
        can_use_not_applicable: 'Allow ‘N/A’ answers',
        display_employee_id: 'Show employee IDs',
        anonymous_observations_enabled: 'Anonymous observations',
        show_ai_results_breakdown: 'Show breakdown of AI results',
        raw_video_upload_enabled: 'Allow uploading recordings',
        second_factor_required: 'Require a second factor for everyone',
        recording_retention_days: 'Keep recordings for (days)',
        observation_retention_days: 'Keep names and notes for (days)',
        follow_up_after_incorrect: 'Start a follow-up after this many incorrect results in a row',
        blind_review_percent: 'Blind sample (% of AI results)',
        names_hidden_in_analysis: 'Hide names on ‘Tasks and places’',
        logo: 'Logo',
      },
      hints: {
        language: 'For people who have not chosen a language.',
      },
      notifications: {
        created: 'Client added.',
        updated: 'Client saved.',
        deleted: 'Client deleted. |||| %{smart_count} clients deleted.',
        restored: 'Client restored. |||| %{smart_count} clients restored.',
      },
    },
  },
  emptyList: {
    clients: {
      text: 'There are no clients yet.',
      add: 'Add client',
    },
  },
  deletion: {
    effects: {
      clients: {
        users:
          'Account manager of 1 client, which will then have none |||| Account manager of %{smart_count} clients, which will then have none',
      },
    },
  },
} as const

export const pages = {
  clients: {
    sections: {
      company: 'Company',
      alerts: 'Alerts',
      emails: 'Emails',
      ai: 'AI',
      review: 'Review and follow-up',
      signIn: 'Sign-in',
      display: 'Display',
      appearance: 'Appearance',
    },
    alertsHint:
      'Emails that name people. Each recipient gets one email per case, only about people they have access to.',
    emailsHint:
      'Counts, % correct and change from the previous period, sent to the account manager and all client super users. Each of them can unsubscribe.',
    hints: {
      blindReview:
        'For these results, reviewers answer before they see the AI’s. Enter 0 to turn this off.',
      namesHidden:
        'Hides people’s names, and links to lists with names, on ‘Tasks and places’. Works councils often ask for this.',
      accountManager: 'The provider’s contact for this client.',
      inactiveLevel: 'These people are emailed when someone stops recording observations.',
      inactiveMonths:
        'Counted from a person’s last observation. Sent at 06:00 in the client’s time zone.',
      badLiftLevel: 'These people are emailed when someone’s latest results are all incorrect.',
      badLifts:
        'Incorrect results in a row for one person. Sent as soon as this number is reached.',
      weeklyEmail: 'Mondays at 06:00 in the client’s time zone, for the previous week.',
      monthlyEmail: 'On the 1st at 06:00 in the client’s time zone, for the previous month.',
      ai: 'Without it, every task requires a manual check.',
      rawVideo:
        'People can choose to upload the recording itself, which shows the person. Without it, only body positions and a drawing leave their device.',
      secondFactor:
        'Everyone at this client must set up a second factor before they can do anything else, including people who are signed in now.',
      pickObserver: 'Observers and super users can choose who made an observation.',
      notApplicable: 'Principles can be answered with ‘N/A’.',
      timeZone: 'Used for dates in lists, charts and emails.',
      colour: 'Leave empty for the default orange.',
    },
    months: '1 month |||| %{smart_count} months',
    lifts: '1 lift |||| %{smart_count} lifts',
    noTimeZones: 'No time zones found',
    colourPicker: '%{field}, colour picker',
    lowContrast:
      'Text on this colour has a contrast of %{contrast}:1 and is hard to read. It should be %{least}:1 or more: choose a lighter or darker colour.',
    preview: {
      label: 'A button, a link and a menu item in %{colour}',
      link: 'A link',
      menuItem: 'Menu item',
    },
    logo: 'The logo',
    open: 'Open this client',
    active: 'Active',
    on: 'On',
    off: 'Off',
  },
  clientOverview: {
    range: 'Observations, %{range}',
    none: 'No active clients. Add the first one under Clients.',
    caption: 'Observations by client',
    columns: {
      name: 'Client',
      observations: 'Observations',
      incorrect: 'Incorrect',
      share: '% incorrect',
    },
  },
} as const

/** Follow-ups: coaching after an incorrect result. */
export const app = {
  menu: {
    followUps: 'Follow-ups',
  },
  resources: {
    followups: {
      name: 'Follow-up |||| Follow-ups',
      action: {
        create: 'Start follow-up',
        edit: 'Edit follow-up',
        delete: 'Delete follow-up',
        restore: 'Restore follow-up',
        deleteMany: 'Delete 1 follow-up |||| Delete %{smart_count} follow-ups',
        restoreMany: 'Restore 1 follow-up |||| Restore %{smart_count} follow-ups',
        existing: {
          edit: 'Edit the existing follow-up',
          show: 'Open the existing follow-up',
        },
      },
      fields: {
        id: 'ID',
        created_at: 'Started',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        user: 'Person',
        task: {
          name: 'Task',
        },
        location: {
          name: 'Location',
        },
        department: {
          name: 'Department',
        },
        principles: 'To work on',
        coach: 'Coach',
        due_date: 'Due',
        is_overdue: 'Overdue',
        state: 'State',
        gbs_video: 'Guidance video',
        note: 'Note',
        agreed: 'What was agreed',
        opened_by: 'Started by',
        seen_at: 'Seen',
        coached_at: 'Coached',
        closed_at: 'Closed',
        reopened_count: 'Reopened',
        escalated_at: 'Super users notified',
        observation_id: 'Observation',
        closed_by_observation_id: 'Closed by',
      },
      notifications: {
        created: 'Follow-up started.',
        updated: 'Follow-up saved.',
        deleted: 'Follow-up deleted. |||| %{smart_count} follow-ups deleted.',
        restored: 'Follow-up restored. |||| %{smart_count} follow-ups restored.',
      },
    },
  },
  emptyList: {
    followups: {
      text: 'There are no follow-ups yet.',
      add: 'Start follow-up',
    },
  },
  deletion: {
    effects: {
      follow_ups: {
        users: '1 follow-up will have no coach |||| %{smart_count} follow-ups will have no coach',
      },
    },
  },
} as const

export const pages = {
  followUps: {
    title: 'Follow-up',
    failed: 'The follow-ups could not be loaded.',
    offer:
      'Coach the person, try again together, and observe again: a later correct result closes the follow-up.',
    closedNow: 'The follow-up is now closed.',
    openNow: 'Open the follow-up',
    again: 'You are observing %{person} again. To work on: %{principles}.',
    againWithoutPrinciple: 'You are observing %{person} again.',
    refusals: {
      OPEN_ALREADY: 'A follow-up for this person and task is already open.',
      CORRECT_SINCE:
        'This person has since been observed doing this task correctly, so no follow-up is needed.',
    },
    noCoach: 'No coach yet',
    byItself: 'Started automatically',
    withCoach: 'Coach: %{name}',
    dueOn: 'due %{day}',
    agreedOn: 'Agreed: %{text}',
    all: 'Show the follow-up |||| Show all %{smart_count} follow-ups',
    plan: 'Plan',
    seen: 'You have seen this follow-up.',
    markSeen: 'I have seen it',
    observeAgain: 'Observe again',
    openedByObservation: 'Observation that led to this follow-up',
    closedByObservation: 'Observation that closed it',
    observationHidden: 'You coach this person, but you do not have access to the observation.',
    filters: {
      show: 'Show',
      toCoach: 'I am the coach',
      aboutMe: 'About me',
      closedDates: 'Closed in',
      closedFrom: 'Closed from',
      closedTo: 'Closed until',
    },
    form: {
      about: '%{person} at “%{task}”',
      coachHint: 'Someone else who works at this place',
    },
    coached: {
      hint: 'Have you tried it again together? Write what you agreed.',
      start: 'Mark coaching as done',
      submit: 'Save and ask for an observation',
    },
    next: {
      title: 'Next step',
      own: {
        OPEN: '%{coach} will try it again with you by %{day}.',
        UNCOACHED: 'You do not have a coach yet. You will try it again together by %{day}.',
        COACHED: 'You will be observed doing this task again.',
        CLOSED: 'You were later observed doing this task correctly. Well done.',
        WITHDRAWN: 'Nothing left to do: the result is no longer incorrect.',
      },
      other: {
        OPEN: '%{coach} will try it again with %{person} by %{day}.',
        UNCOACHED:
          '%{person} has no coach yet. Choose someone to try it again with them by %{day}.',
        COACHED:
          '%{person} was coached. Observe them doing this task again: a correct result closes the follow-up.',
        CLOSED: 'This person was later observed doing this task correctly.',
        WITHDRAWN: 'Nothing left to do: the result is no longer incorrect.',
      },
    },
    mine: {
      title: 'Your follow-ups',
      hint: 'Tasks you are working on with a coach, and what you agreed.',
      none: 'There are no follow-ups about you.',
    },
    today: {
      toCoach: 'To coach',
      own: 'You are working on',
    },
    setting: {
      hint: 'In a row, for one person doing one task. Leave empty to start follow-ups manually only.',
      never: 'Manually only',
    },
    card: {
      open: 'Open',
      overdue: 'Overdue',
      closed: 'Closed in the period',
      inTime: 'Closed in time',
      median: 'Median time to close',
      days: '1 day |||| %{smart_count} days',
    },
  },
} as const

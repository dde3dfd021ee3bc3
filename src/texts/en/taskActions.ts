/** Actions on tasks and places. */
export const app = {
  deletion: {
    effects: {
      task_actions: {
        users: '1 action will have no owner |||| %{smart_count} actions will have no owner',
      },
    },
  },
} as const

export const pages = {
  taskActions: {
    title: 'Actions',
    hint: 'Changes to tasks and places: who makes them, and whether they helped.',
    failed: 'The actions could not be loaded.',
    noneToDo: 'No actions to do.',
    noneDone: 'No actions done yet.',
    add: 'Add action',
    addTo: 'Add action for %{name}, %{principle}',
    show: 'Show actions',
    more: 'Show all %{count}',
    edit: 'Edit',
    finish: 'Mark as done',
    reopen: 'Reopen',
    delete: 'Delete',
    saved: 'The action was saved.',
    finished: 'The action is done.',
    reopened: 'The action is open again.',
    deleted: 'The action was deleted.',
    of: '%{action}: %{note}',
    deleteTitle: 'Delete this action?',
    deleteText: 'Its before-and-after comparison will be removed too.',
    state: {
      OPEN: 'To do',
      DONE: 'Done',
      OVERDUE: 'Overdue',
    },
    owned: 'Owner: %{name}',
    noOwner: 'No owner',
    due: 'Due %{day}',
    done: 'Done %{day}',
    form: {
      title: 'Action for %{name}',
      note: 'What will be changed',
      noteHint: 'One change at the task or place, such as a higher shelf.',
      principle: 'Principle',
      owner: 'Owner',
      ownerHint: 'An observer or super user who can see this task or place. They will be notified.',
      dueDate: 'Due',
      submit: 'Save action',
    },
    effect: {
      caption: 'Observations before and after: %{note}',
      side: 'Time',
      before: '%{smart_count} day before |||| %{smart_count} days before',
      after: '%{smart_count} day after |||| %{smart_count} days after',
      TOO_FEW:
        'Not enough data yet: before and after each need 20 observations of 5 people, not mostly of one or two.',
      IMPROVED: 'Improved: fewer are incorrect, by more than chance.',
      WORSE: 'Worse: more are incorrect, by more than chance.',
      UNCLEAR: 'No clear change yet: the difference may be chance.',
      difference: 'Difference: %{low} to %{high} points.',
      note: 'Percentages have a 95% interval. A difference counts only if its interval leaves out 0. A percentage that stood out often drops a little anyway.',
    },
    today: 'Actions to take',
  },
} as const

/** Pages of people. */
export const users = {
  section: 'User',
  account: 'Account',
  access: 'Access',
  nameHint: 'A first name, a last name or both.',
  titleHint: 'Job title, for example Shift lead.',
  accountHint: 'If off, this person cannot sign in.',
  levelFixed: 'You cannot change this level.',
  hasAll: 'This level has access to all locations and departments.',
  hasAllDepartments: 'This level has access to all departments at the chosen locations.',
  locationsHint: 'Leave empty for all locations. A location includes those inside it.',
  departmentsHint:
    'Leave empty for all departments at these locations. A department includes those inside it.',
  allLocations: 'All locations',
  allDepartments: 'All departments',
  allDepartmentsThere: 'All departments at these locations',
  deleted: 'Deleted',
  neverObserved: 'Never',
  observed: {
    label: 'Observed',
    all: 'Observed or not',
    THIS_MONTH: 'Not observed this month',
    THIS_QUARTER: 'Not observed this quarter',
    THIS_YEAR: 'Not observed this year',
    notSince: 'Not observed since %{day}',
  },
  observations: {
    label: 'Which observations',
    about: 'About this person',
    made: 'Made by this person',
  },
  bounced: {
    title: 'The last email to this person bounced: %{reason}',
    correct:
      'Check the address %{email} with them and correct it, or ask their email administrator to allow emails from Liftwise. This notice disappears when an email is delivered or the address is changed.',
    askSuperUser:
      'Ask a super user to check the address %{email}, or ask the email administrator to allow emails from Liftwise.',
  },
  password: {
    reset: 'Reset password',
    resetOf: 'Reset password of %{name}',
    set: 'Set a new password',
    setHint: '%{name} will be signed out on all devices and can sign in with the new password.',
    length: 'At least 8 characters.',
    save: 'Save password',
    saved: '%{name} can now sign in with the new password.',
    orSend: 'Or send a reset link',
    send: 'Send a reset link',
    sendHint:
      '%{name} gets an email at %{email} with a link to set a new password. The current password works until then.',
    sending: 'Sending…',
    sent: 'A link was sent to %{email}. It works once and expires in 30 minutes.',
    disabled: 'This account is disabled. Enable it before sending a link.',
  },
} as const

/** Users and their invitations. */
export const app = {
  menu: {
    users: 'Users',
  },
  resources: {
    users: {
      name: 'User |||| Users',
      action: {
        create: 'Add user',
        edit: 'Edit user',
        delete: 'Delete user',
        restore: 'Restore user',
        deleteMany: 'Delete 1 user |||| Delete %{smart_count} users',
        restoreMany: 'Restore 1 user |||| Restore %{smart_count} users',
        existing: {
          edit: 'Edit the existing user',
          show: 'Open the existing user',
        },
      },
      fields: {
        invitation: 'Invitation',
        invited_at: 'Invited',
        second_factor: 'Second factor',
        recovery_codes_renewed_at: 'New recovery codes',
        recovery_code_used_at: 'Recovery code used',
        signed_out_devices: 'Devices signed out',
        id: 'ID',
        created_at: 'Added',
        updated_at: 'Changed',
        deleted_at: 'Deleted',
        name: 'Name',
        email: 'Email',
        employee_id: 'Employee ID',
        type: 'User level',
        is_account_enabled: 'Account enabled',
        client: {
          company_name: 'Client company',
        },
        observation_count: 'Observations made',
        observed_count: 'Times observed',
        last_observed_at: 'Last observed',
        firstname: 'First name',
        lastname: 'Last name',
        locations: 'Locations',
        departments: 'Departments',
        title: 'Title',
        client_id: 'Client',
        user_has_full_location_access: 'Access to all locations',
        user_has_full_department_access: 'Access to all departments',
        mail_refusal: 'Bounced email',
        has_wider_access: 'Wider access than yours',
        has_records_elsewhere: 'Records elsewhere',
        pseudonymised_at: 'Personal data erased',
        password: 'Password',
        repeatPassword: 'Repeat password',
        level: 'User level',
      },
      notifications: {
        created: 'User added.',
        updated: 'User saved.',
        deleted: 'User deleted. |||| %{smart_count} users deleted.',
        restored: 'User restored. |||| %{smart_count} users restored.',
      },
    },
  },
  emptyList: {
    users: {
      text: 'There are no users yet.',
      add: 'Add user',
    },
  },
  deletion: {
    effects: {
      users: {
        clients: '1 person can no longer sign in |||| %{smart_count} people can no longer sign in',
        locations: '1 person has access to it |||| %{smart_count} people have access to it',
        departments: '1 person has access to it |||| %{smart_count} people have access to it',
      },
    },
  },
} as const

export const pages = {
  invitation: {
    switch: 'Send an invitation',
    switchHint: 'By email, with a link to choose a password. It works for 7 days.',
    switchOff: 'You can send an invitation later, or set a password.',
    states: {
      NOT_INVITED: 'Not sent',
      INVITED: 'Sent on %{date}',
      EXPIRED: 'Expired, sent on %{date}',
      ACCEPTED: 'Accepted, sent on %{date}',
    },
    NOT_INVITED: {
      title: '%{name} has no password yet and cannot sign in',
      text: 'Send an email with a link to choose a password, or set one yourself.',
    },
    INVITED: {
      title: '%{name} has not chosen a password yet',
      text: 'Invited on %{date}. The link in the email works once, within 7 days.',
    },
    EXPIRED: {
      title: '%{name} has no password and cannot sign in',
      text: 'Invited on %{date}. The link in that email no longer works.',
    },
    send: 'Send invitation',
    sendAgain: 'Send invitation again',
    sending: 'Sending…',
    sent: 'The invitation is on its way to %{email}.',
    firstSuperUser: {
      title: 'Invite the first super user',
      subtitle:
        'Someone at %{company} who adds its places and people and plans campaigns. They get an email to choose a password.',
      skip: 'Skip for now',
      done: '%{name} has been invited and can continue with the first steps.',
      open: 'Open their page',
    },
    setPassword: 'Set a password',
  },
  users: {
    section: 'User',
    account: 'Account',
    access: 'Access',
    nameHint: 'A first name, a last name or both.',
    titleHint: 'Job title, for example Shift lead.',
    accountHint: 'If off, this person cannot sign in.',
    levelFixed: 'You cannot change this user level.',
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
      all: 'All, observed or not',
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
      resetOf: 'Reset %{name}’s password',
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
  },
} as const

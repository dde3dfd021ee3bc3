/** Invitations: on a person's page and form, and on a new client's page. */
export const invitation = {
  switch: 'Send an invitation',
  switchHint: 'By email, with a link to choose a password. It works for 7 days.',
  switchOff: 'You can send an invitation later, or set a password.',
  states: {
    NOT_INVITED: 'None sent',
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
    text: 'Invited on %{date}. The link in the email works once and for 7 days.',
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
      'Somebody at %{company} who adds its places and people and plans campaigns. They get an email to choose a password.',
    skip: 'Skip for now',
    done: '%{name} is invited, and can go on with the first steps.',
    open: 'Open their page',
  },
  setPassword: 'Set a password',
} as const

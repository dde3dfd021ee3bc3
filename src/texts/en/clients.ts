/** Pages of clients. */
export const clients = {
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
    'Emails that name people. Recipients only see people they have access to, once per case.',
  emailsHint:
    'Counts, correct share and change from the previous period, sent to the account manager and all client super users. Each of them can unsubscribe.',
  hints: {
    blindReview:
      'Reviewers answer these before they see what the AI says, so that it cannot lead them. 0: none.',
    namesHidden:
      'What the works council may ask for: the page ‘Tasks and places’ has no names of people and no links to lists that have them.',
    accountManager: 'The provider’s contact for this client.',
    inactiveLevel: 'Who is emailed when people stop recording observations.',
    inactiveMonths:
      'Counted from a person’s last observation. Sent at 06:00 in the client’s time zone.',
    badLiftLevel: 'Who is emailed when someone’s latest observations are all incorrect.',
    badLifts:
      'Incorrect observations in a row for one person. Sent as soon as this number is reached.',
    weeklyEmail: 'Mondays at 06:00 in the client’s time zone, for the previous week.',
    monthlyEmail: 'On the 1st at 06:00 in the client’s time zone, for the previous month.',
    ai: 'Without it, every task requires a manual check.',
    rawVideo:
      'People can choose to upload the recording itself, which shows the person. Without it, only keypoints and a drawn overlay leave their machine.',
    secondFactor:
      'Everyone at this client must set up a second factor before they can do anything else, also those who are signed in now.',
    pickObserver: 'Observers and super users can choose who made an observation.',
    notApplicable: "Principles can be answered with 'not applicable'.",
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
} as const

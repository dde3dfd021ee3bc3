/** Pages that open without signing in. */
export const publicPages = {
  signIn: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot password?',
    code: 'Code',
    codeTitle: 'Enter your code',
    codeHint: 'If you do not have your phone, enter one of your recovery codes.',
    back: 'Back',
    backToSignIn: 'Back to sign in',
    toSignIn: 'Go to sign in',
    backToApp: 'Back to Liftwise',
    capsLock: 'Caps Lock is on',
    show: 'Show',
    hide: 'Hide',
    showField: {
      password: 'Show password',
      repeatPassword: 'Show repeated password',
    },
    principles: 'The four principles',
    claim: 'Four principles. Every lift, push and pull.',
    privacy: 'Privacy Policy',
    terms: 'T&Cs',
    language: 'Language',
  },
  forgotPassword: {
    title: 'Forgot password',
    intro: 'Enter your email address to get a link.',
    send: 'Send link',
    sending: 'Sending…',
    sent: 'If an account exists for this address, we have sent a link to set a new password. It works once and expires in 30 minutes.',
  },
  resetPassword: {
    title: 'Reset password',
    intro: 'Choose a new password of at least 8 characters.',
    expires: 'The link works once and expires after 30 minutes.',
    invalid: 'This link no longer works.',
    newLink: 'Get a new link',
    repeat: 'Repeat password',
    save: 'Save password',
    saving: 'Saving…',
    saved: 'Your new password is saved. You can now sign in.',
  },
  /** Page that the link of an invitation opens. */
  choosePassword: {
    title: 'Choose your password',
    intro: 'Choose a password of at least 8 characters.',
    expires: 'The link works once and expires after 7 days.',
  },
  unsubscribe: {
    question: 'Unsubscribe?',
    intro:
      'You will no longer receive this type of email. Other emails are not affected, and you can resubscribe here.',
    unsubscribe: 'Unsubscribe',
    resubscribe: 'Resubscribe',
    stopped: 'You are unsubscribed',
    started: 'You are subscribed again',
    willGet: {
      campaignReminder: 'You will receive campaign reminders again.',
      inactivityAlert: 'You will receive inactivity alerts again.',
      badLiftsAlert: 'You will receive incorrect technique alerts again.',
      weeklySummary: 'You will receive weekly summaries again.',
      monthlySummary: 'You will receive monthly summaries again.',
      commentMention: 'You will receive emails about mentions in comments again.',
      followUp: 'You will receive emails about follow-ups again.',
      followUpsOverdue: 'You will receive emails about overdue follow-ups again.',
      savedView: 'You will receive your weekly views again.',
      taskAction: 'You will receive emails about your actions on tasks and places again.',
    },
    willNotGet: {
      campaignReminder:
        'You will no longer receive campaign reminders. Other emails are not affected.',
      inactivityAlert:
        'You will no longer receive inactivity alerts. Other emails are not affected.',
      badLiftsAlert:
        'You will no longer receive incorrect technique alerts. Other emails are not affected.',
      weeklySummary: 'You will no longer receive weekly summaries. Other emails are not affected.',
      monthlySummary:
        'You will no longer receive monthly summaries. Other emails are not affected.',
      commentMention:
        'You will no longer receive emails about mentions in comments. Other emails are not affected.',
      followUp:
        'You will no longer receive emails about follow-ups. Other emails are not affected.',
      followUpsOverdue:
        'You will no longer receive emails about overdue follow-ups. Other emails are not affected.',
      savedView: 'You will no longer receive your weekly views. Other emails are not affected.',
      taskAction:
        'You will no longer receive emails about your actions on tasks and places. Other emails are not affected.',
    },
  },
} as const

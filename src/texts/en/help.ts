/** The help’s page around its topics, what documents share, and the form to ask the provider. */
export const publicPages = {
  documents: {
    otherLanguage: 'This text is not available in your language yet. It is shown in English.',
    contents: 'Contents',
    changedOn: 'Last changed on %{day}',
    steps: 'Step by step',
    meanings: 'Definitions',
    everyLevel: 'All user levels',
  },
} as const

export const app = {
  menu: {
    help: 'Help',
  },
} as const

export const pages = {
  help: {
    title: 'Help',
    intro: 'Browse or search the topics below. If you cannot find an answer, %{link}.',
    askUs: 'ask us',
    topics: '1 topic |||| %{smart_count} topics',
    ask: 'Ask us',
    reply: 'We will reply by email to %{email}.',
    leave: 'Leave without sending?',
    subject: 'Subject',
    message: 'Message',
    hint: 'What were you trying to do, on which page, and what happened?',
    send: 'Send',
    sending: 'Sending…',
    thanks: 'Thank you, %{name}',
    sent: 'Your request has been sent to the Liftwise provider, who will reply to %{email}. A copy was sent to the same address; if it does not arrive, check your spam folder.',
    again: 'Ask another question',
    api: 'API',
    apiNotLoaded: 'The reference could not be loaded.',
  },
} as const

/** The help's page around its topics, and the form to ask the provider. */
export const help = {
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
} as const

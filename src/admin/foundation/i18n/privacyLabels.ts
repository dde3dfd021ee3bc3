/** Labels of contests, of the log of who opened a recording, and of the page about one's own data. */
export const contestLabels = {
  title: 'Contested result',
  offer: 'You think that the result is wrong? Say why, and somebody else looks at it again.',
  start: 'Contest this result',
  reason: 'What is wrong with the result?',
  send: 'Send',
  sent: 'Your contest was sent. You will be notified of the answer.',
  by: '%{name} contests the result',
  waiting: 'Waiting for an answer',
  UPHELD: 'Upheld: the result stays',
  CHANGED: 'The result was changed',
  answeredBy: 'Answered by %{name}',
  answer: 'Your answer',
  willUphold:
    'The result is as it was when it was contested, so your answer upholds it. To change it, correct the result first.',
  willChange: 'The result has changed since it was contested, and your answer will say so.',
  submit: 'Answer',
  answered: 'The answer was sent.',
  unknown: 'Somebody',
  failed: 'The contests of this result could not be loaded.',
} as const

export const recordingViewLabels = {
  title: 'Who opened the recording',
  none: 'Nobody has opened the recording yet.',
  hint: 'Everybody who opens it is listed, once in a quarter of an hour.',
  more: 'Show all %{count}',
  failed: 'The list could not be loaded.',
} as const

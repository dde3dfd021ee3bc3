/** How people, their levels and their places are managed (spec 5 and 6). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

export const usersTopic: HelpTopic = {
  id: 'people',
  title: 'People and their access',
  needs: needs.page('/users'),
  parts: [
    {
      steps: [
        'Open Users and press ‘Add user’.',
        'Enter name and email, and choose the level.',
        'Choose locations and departments, or none: then it is all of them. A parent includes its children.',
        'Set a password with ‘Reset password’ on the user’s page, or let them ask for a link with ‘Forgot password?’.',
      ],
    },
    {
      points: [
        'To shut somebody out at once, turn ‘Account enabled’ off. Their observations stay.',
        'Changing a level or a password, disabling and deleting end the person’s sessions.',
        'Somebody of a higher level than yours cannot be edited.',
        'If mails to a person are refused, their page says so, with the reason.',
      ],
    },
    {
      needs: needs.not(needs.everyClient),
      text: 'The levels of super users are given and taken by the provider. Ask below.',
    },
    { go: '/users', label: 'Go to users' },
  ],
}

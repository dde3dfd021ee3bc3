/** Signing in, passwords, and what becomes of what one has typed. */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

export const accountTopic: HelpTopic = {
  id: 'account',
  title: 'Your account and password',
  parts: [
    {
      points: [
        'To change your password, press Logout, then ‘Forgot password?’. The link in the mail works once, for 30 minutes, and signs you out everywhere.',
        'You stay signed in until you log out, or until you have not used Liftwise for 30 days. On a shared device, log out.',
        'After ten wrong passwords, wait 15 minutes before you try again.',
        'Unsaved forms are kept in the tab. Sign in again, open the same page, and go on.',
      ],
    },
    {
      needs: needs.not(needs.page('/users')),
      text: 'Your name, email, level and places are changed by your company’s super user.',
    },
  ],
}

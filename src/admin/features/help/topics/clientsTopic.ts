/** How a company is set up, and what its switches change (spec 3, Client; spec 9). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

export const clientsTopic: HelpTopic = {
  id: 'clients',
  title: 'Set up a client',
  needs: needs.page('/clients'),
  parts: [
    {
      steps: [
        'Open Clients, press ‘Add client’, and enter the name, the account manager and the time zone.',
        'Choose whom to alert, and when. Turn on the weekly and monthly mails.',
        'Choose the colour and the logo. The form warns when the colour is hard to read.',
        'Choose the client at the top of the menu, and add its locations, departments, tasks and first super user.',
      ],
    },
    {
      points: [
        'Days in figures, campaigns and mails are days in the client’s time zone.',
        'Without AI, campaigns of the type Observation are not offered, and every task needs a manual check.',
        'Deleting a client disables it: nobody of it can sign in, its mails stop, and nothing is destroyed.',
      ],
    },
    { go: '/clients', label: 'Go to clients' },
    { go: '/clientoverview', label: 'Compare the clients' },
  ],
}

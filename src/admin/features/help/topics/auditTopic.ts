/** What the audit log holds (decisions, audit). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

export const auditTopic: HelpTopic = {
  id: 'audit',
  title: 'The audit log',
  needs: needs.page('/auditlog'),
  parts: [
    {
      text: 'It tells who did what and when: everything added, changed and deleted, with the values before and after, every sign-in, also refused ones, and every mail that was sent.',
    },
    {
      points: [
        'Filter it by person, action, record and days. ‘History’ on a record’s page leads to the entries about it.',
        'Liftwise has no way to change or remove an entry, for the provider either. Each carries a seal over itself and the entry before, so a change or a gap shows.',
      ],
    },
    { go: '/auditlog', label: 'Go to the audit log' },
  ],
}

/** Search, filters, sorting, deleted records and exports (spec 2, Shared list screens and Observations list). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

export const listsTopic: HelpTopic = {
  id: 'find',
  title: 'Find, sort and export',
  parts: [
    {
      points: [
        'The search box looks anywhere in the text and does not mind capitals or accents.',
        'Press a column’s header to sort by it, and again for the other way round.',
        'Observations have more filters: people, place, task, days, technique and principles. ‘Apply’ uses them, ‘Clear’ takes them away.',
        'The address in the browser holds the filters. Copy it to come back, or send it to a colleague: they see what they have access to.',
        '‘Show deleted’ adds what was deleted. A deleted record stays readable where an older observation mentions it.',
      ],
    },
    { heading: 'Export' },
    {
      text: '‘CSV’ and ‘Excel’ save the list as it is filtered and sorted: every row, not only the page on the screen. A cell that a spreadsheet could take for a formula is saved as text.',
    },
    {
      needs: needs.page('/users'),
      text: 'To delete several records at once, tick them and press the button that appears. They are hidden, not destroyed.',
    },
    { go: '/allobservations', label: 'Go to observations' },
  ],
}

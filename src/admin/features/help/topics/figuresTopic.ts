/** What each figure counts (spec 3, Summaries; decisions, days). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'
import { MIN_SAMPLE_SIZE } from '#domain/charts/enoughToTell.ts'

export const figuresTopic: HelpTopic = {
  id: 'figures',
  title: 'What the figures mean',
  parts: [
    {
      terms: [
        [
          'Observations',
          'All that you have access to in the chosen days. Deleted ones do not count.',
        ],
        ['Correct share', 'Correct observations as a share of the correct and incorrect ones.'],
        ['Pie', 'Correct against incorrect, in the chosen days.'],
        ['Line', 'The same over time: all, correct and incorrect ones.'],
      ],
    },
    {
      points: [
        'The date range is 12 months unless you choose another.',
        'A day is a day in the company’s time zone, so that everybody sees the same figures, wherever they are.',
        'The figures follow the filters of the list below them.',
        `Under ${MIN_SAMPLE_SIZE} observations no share is shown: it would say nothing.`,
        'An overridden AI result counts with the result that it was given.',
      ],
    },
    {
      needs: needs.page('/home'),
      text: 'On the dashboard the tables by location, department, task and person show where training helps most. A person with few observations says little about a team, and a low share is a reason to look, not a verdict.',
    },
    {
      needs: needs.both(needs.switchedOn('ai_enabled'), needs.page('/aiaccuracy')),
      text: 'AI accuracy counts reviewed results only. The bar beside a share shows how certain it is: the longer, the fewer reviews there are.',
    },
    { go: '/home', label: 'Go to the dashboard' },
  ],
}

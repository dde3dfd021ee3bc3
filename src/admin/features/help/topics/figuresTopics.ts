/** Help: the meaning of each figure, lists, and campaigns. */
import { MIN_SAMPLE_SIZE } from '#domain/charts/shares.ts'
import { type HelpTopic, needs } from '../helpTopic.ts'

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

/** Search, filters, sorting, deleted records and exports. */
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

/** Campaigns and their reminders. */
export const campaignsTopic: HelpTopic = {
  id: 'campaigns',
  title: 'Campaigns and reminders',
  parts: [
    {
      text: 'A campaign says who is to be observed, in which days, and how often. Choose it when you record an observation: only then does the observation count for it.',
    },
    { heading: 'Who is to be observed' },
    {
      points: [
        'Either specific users, or everybody of a location and a department, with the locations and departments below it.',
        'With neither, everybody of the company. Super users are not asked for.',
      ],
    },
    { heading: 'When' },
    {
      terms: [
        ['One time', 'Once, from the start date to the end date.'],
        [
          'Monthly, quarterly, annually',
          'Again from the same day of every month, third month or year, until the end date. Where a month has no such day, its last day counts.',
        ],
      ],
    },
    {
      text: 'Each repetition starts anew: who was observed in the last one is asked for again. The campaign’s page shows for each who has been observed and who has not.',
    },
    { heading: 'Reminders' },
    {
      points: [
        'They go out at 08:00 in the company’s time zone: daily, weekly or monthly, counted from the first day.',
        'They go to the levels that the campaign names, by email, in the app under the bell, or both.',
        'Only who still owes observations is reminded. It stops as soon as enough are recorded.',
        'Each reminder comes once.',
      ],
    },
    {
      needs: needs.page('/campaigns/addCampaign'),
      heading: 'Plan a campaign',
    },
    {
      needs: needs.page('/campaigns/addCampaign'),
      steps: [
        'Open Campaigns and press ‘Add campaign’.',
        'Enter name, dates, frequency, reminders and how many observations each person needs. Left empty, it is one.',
        'Choose whom it is for: specific users, or a location and department.',
        'Check the review: it lists the people whom it reaches and every date. Nothing is sent before you press ‘Submit’.',
      ],
    },
    { go: '/campaigns', label: 'Go to campaigns' },
  ],
}

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
          'All observations you have access to in the selected period. Deleted ones are not counted.',
        ],
        [
          'Correct share',
          'Correct observations as a percentage of all correct and incorrect ones.',
        ],
        ['Pie', 'Correct and incorrect observations in the selected period.'],
        ['Line', 'Total, correct and incorrect observations over time.'],
      ],
    },
    {
      points: [
        'The date range is 12 months unless you choose another.',
        'Days follow the company’s time zone, so everyone sees the same figures.',
        'The figures follow the filters of the list below them.',
        `No percentage is shown for fewer than ${MIN_SAMPLE_SIZE} observations.`,
        'Overridden AI results count with the overridden result.',
      ],
    },
    {
      needs: needs.page('/home'),
      text: 'On the dashboard the tables by location, department, task and person show where training helps most. A few observations say little about a team, and a low percentage is a reason to look closer, not a verdict.',
    },
    {
      needs: needs.both(needs.switchedOn('ai_enabled'), needs.page('/aiaccuracy')),
      text: 'AI accuracy counts reviewed results only. The bar next to a percentage shows its uncertainty: the longer the bar, the fewer the reviews.',
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
        'Search matches any part of the text and ignores capitals and accents.',
        'Select a column header to sort by it; select it again to reverse the order.',
        'Observations have more filters: people, place, task, dates, technique and principles. Select ‘Apply’ to use them and ‘Clear’ to remove them.',
        'Filters are saved in the page address. Bookmark it or send it to a colleague, who sees only what they have access to.',
        '‘Show deleted’ includes deleted records. Older observations still show the names of deleted records.',
      ],
    },
    { heading: 'Export' },
    {
      text: '‘CSV’ and ‘Excel’ export the list as filtered and sorted, all pages included. Cells that look like formulas are saved as text.',
    },
    {
      needs: needs.page('/users'),
      text: 'To delete several records, select them and use the Delete button that appears. Deleted records are hidden, not erased.',
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
      text: 'A campaign defines who should be observed, when and how often. An observation only counts towards a campaign if you choose it when recording.',
    },
    { heading: 'Who is included' },
    {
      points: [
        'Either specific users, or everyone in a location and department, including those below them.',
        'If neither is set, everyone in the company. Super users are not included.',
      ],
    },
    { heading: 'When' },
    {
      terms: [
        ['One time', 'Once, from the start date to the end date.'],
        [
          'Monthly, quarterly, annually',
          'Repeats on the same day every month, quarter or year until the end date. Shorter months use their last day.',
        ],
      ],
    },
    {
      text: 'Each occurrence starts from zero: everyone needs to be observed again. The campaign page shows who has and has not been observed in each occurrence.',
    },
    { heading: 'Reminders' },
    {
      points: [
        'Sent at 08:00 in the company’s time zone, daily, weekly or monthly from the first day.',
        'Sent to the user levels chosen in the campaign, by email, in the app, or both.',
        'Only people who still have observations to do are reminded. Reminders stop once enough are recorded.',
        'Each reminder is sent once.',
      ],
    },
    {
      needs: needs.page('/campaigns/addCampaign'),
      heading: 'Plan a campaign',
    },
    {
      needs: needs.page('/campaigns/addCampaign'),
      steps: [
        'Open Campaigns and select ‘Add campaign’.',
        'Enter name, dates, frequency, reminders and how many observations each person needs. If left empty, one is required.',
        'Choose who to include: specific users, or a location and department.',
        'Check the summary of people and dates. Nothing is sent until you select ‘Submit’.',
      ],
    },
    { go: '/campaigns', label: 'Go to campaigns' },
  ],
}

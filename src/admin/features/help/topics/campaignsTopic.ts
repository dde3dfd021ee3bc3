/** What a campaign asks of whom, and when it reminds them (spec 3, 4 and 9; decisions, campaign occurrence). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

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

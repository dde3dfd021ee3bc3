/** What the product is for, its words, and where to begin. */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

export const startTopic: HelpTopic = {
  id: 'start',
  title: 'Where to begin',
  parts: [
    {
      text: 'Liftwise records how people lift, push and pull at work. One observation is about one person doing one task at one location and department. It is correct or incorrect, judged by four principles.',
    },
    {
      needs: needs.observesThemselves,
      steps: [
        'Read about the four principles, and watch the guidance videos in the GBS Library.',
        'Record an observation of yourself right after a task, while you still know how you did it.',
        'Open it in the list at any time to see its result.',
      ],
    },
    {
      needs: needs.not(needs.observesThemselves),
      steps: [
        'Read about the four principles, and watch the guidance videos in the GBS Library.',
        'Watch somebody do a task, and tell them that you do.',
        'Record the observation. It is in the list at once, and in every figure.',
      ],
    },
    {
      needs: needs.page('/home'),
      text: 'The dashboard shows how it stands, where it goes wrong, and which campaigns are running. Every number there leads to the observations that it counts.',
    },
    { heading: 'Words' },
    {
      terms: [
        ['Observation', 'One look at one person doing one task.'],
        ['Observer', 'Who watched and recorded it.'],
        ['Individual', 'Who was watched. Some call this person the observee.'],
        ['Technique', 'The result of an observation: correct or incorrect.'],
        ['Campaign', 'A period in which certain people are to be observed.'],
        ['GBS Library', 'Guidance videos that show how a task is done well.'],
      ],
    },
    { go: '/allobservations/addObservation', label: 'Add an observation' },
  ],
}

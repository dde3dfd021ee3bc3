/** How an observation is recorded, and how its result comes about (spec 2, 4 and 5). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

const canPickObserver = needs.both(needs.switchedOn('can_pick_observer'), needs.page('/home'))

export const recordTopic: HelpTopic = {
  id: 'record',
  title: 'Record an observation',
  parts: [
    {
      needs: needs.observesThemselves,
      steps: [
        'Open Observations and press ‘Add observation’. It is about yourself.',
        'Check date and time: they are now. They cannot be in the future.',
        'Choose the campaign, if it is for one.',
        'Choose location, then department, then task: each offers what belongs to the one before.',
        'Answer each principle, and press ‘Add Observation’.',
      ],
    },
    {
      needs: needs.not(needs.observesThemselves),
      steps: [
        'Open Observations and press ‘Add observation’.',
        'Check date and time: they are now. They cannot be in the future.',
        'Choose the campaign, if it is for one.',
        'Choose location, then department, then task: each offers what belongs to the one before.',
        'Choose the individual. Whoever is not in the list is entered by name.',
        'Answer each principle, and press ‘Add Observation’.',
      ],
    },
    {
      needs: needs.both(
        needs.switchedOn('display_employee_id'),
        needs.not(needs.observesThemselves),
      ),
      text: 'Somebody who is not in the list can also be entered by employee ID.',
    },
    {
      needs: canPickObserver,
      text: 'You can record what a colleague has seen: choose them as the observer. Left empty, it is you.',
    },
    { heading: 'What the answers mean' },
    {
      terms: [
        ['Correct', 'The principle was followed.'],
        ['Incorrect', 'It was not. One incorrect answer makes the observation incorrect.'],
        [
          'Other',
          'Offered by some tasks: a point of their own. Answer it and say what it was, or leave both.',
        ],
      ],
    },
    {
      needs: needs.switchedOn('can_use_not_applicable'),
      text: 'N/A is for a principle that could not be judged. It does not count, but at least one principle must be answered. Press an answer again to take it back.',
    },
    {
      needs: needs.not(needs.switchedOn('can_use_not_applicable')),
      text: 'Every principle that the task asks for needs an answer.',
    },
    { heading: 'Good to know' },
    {
      points: [
        'Changing the campaign, location, department or task empties what depended on it.',
        'What you have entered survives a reload and a session that has ended. It waits in this tab until you add it or leave it.',
        'The same observation twice (person, task, place and minute) is refused, so pressing twice does no harm.',
      ],
    },
    { go: '/allobservations/addObservation', label: 'Add an observation' },
  ],
}

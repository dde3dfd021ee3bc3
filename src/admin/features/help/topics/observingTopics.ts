/** Help: the purpose of the product, its terms, recording and reviewing. */
import { type HelpTopic, needs } from '../helpTopic.ts'

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

/** The four principles: their rules, points to look for, and which tasks use which. */
export const principlesTopic: HelpTopic = {
  id: 'principles',
  title: 'The four principles',
  parts: [
    {
      text: 'Each picture shows how it is done right. Judge what you see, principle by principle, not the person.',
    },
    {
      principles: [
        {
          principle: 'INSIDE_BASE',
          summary: 'The load stays close to the body, over the space between the feet.',
          points: [
            'Correct: feet apart, one forward; the load is picked up and carried close.',
            'Incorrect: arms stretched out, feet together, or the load beside the feet.',
          ],
        },
        {
          principle: 'BIG_ENGINES',
          summary: 'The big muscles of legs and hips lift, and the back keeps its shape.',
          points: [
            'Correct: knees and hips bend, the chest stays up, the legs push.',
            'Incorrect: straight legs and a bent back that lifts like a crane.',
          ],
        },
        {
          principle: 'TURN_NOT_TWIST',
          summary: 'Feet, hips and load turn together.',
          points: [
            'Correct: small steps turn the whole body towards where the load goes.',
            'Incorrect: the feet stay, and the back twists.',
          ],
        },
        {
          principle: 'DIP_N_DRIVE',
          summary: 'For pushing and pulling: get low, then drive with the legs.',
          points: [
            'Correct: knees bend first, the body leans into the load, the legs start it.',
            'Incorrect: upright, or bent over, with the arms or the back doing the work.',
          ],
        },
      ],
    },
    { heading: 'Which of them are asked' },
    {
      points: [
        'Lifting tasks: Inside Base, Big Engines and Turn Not Twist.',
        'Pushing and pulling tasks: Turn Not Twist and Dip n’ Drive.',
        'A task can have its own list instead. The form always asks the right ones.',
      ],
    },
    { go: '/gbslibrary', label: 'Watch the guidance videos' },
  ],
}

const canPickObserver = needs.both(needs.switchedOn('can_pick_observer'), needs.page('/home'))

/** Recording of an observation, and how its result is determined. */
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

/** Recordings and AI results: reading, reviewing and correcting them. */
export const recordingsTopic: HelpTopic = {
  id: 'recordings',
  title: 'Recordings and AI results',
  needs: needs.switchedOn('ai_enabled'),
  parts: [
    {
      text: 'The mobile app can record a task and have it analysed. Such an observation has the type AI. Its page shows the recording, a timeline and what was measured.',
    },
    {
      points: [
        'The timeline is green where a principle was followed, red where it was not, grey where it is not known.',
        'Press a segment to jump to one second before it. The recording stops there, so that you can look closely.',
        'An anonymous recording shows a drawn figure in place of the person.',
      ],
    },
    {
      text: 'The AI is an aid and can be wrong: bad light, a hidden foot or a wrong start of the lift are enough. When it matters, look at the recording.',
    },
    {
      needs: needs.both(
        needs.call('updateObservation'),
        needs.switchedOn('show_ai_feedback_options'),
      ),
      text: 'Under ‘AI review’ say whether the AI was right and, if not, why. Positive means that it called the technique incorrect: a false positive blames a correct lift, a false negative misses an incorrect one.',
    },
    {
      needs: needs.both(
        needs.call('updateObservation'),
        needs.switchedOn('show_manual_override_options'),
      ),
      text: 'An override gives the result that people see and count. It needs a reason, the AI’s own result stays beside it, and it can be taken back.',
    },
    {
      needs: needs.call('updateVideoLiftTimes'),
      text: 'Under ‘Lift’ the start and end of the lift can be corrected. The end cannot be before the start.',
    },
    { go: '/aiaccuracy', label: 'See how often the AI is right' },
  ],
}

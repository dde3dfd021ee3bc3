/** Help: the purpose of the product, its terms, recording and reviewing. */
import { type HelpTopic, needs } from '../helpTopic.ts'

export const startTopic: HelpTopic = {
  id: 'start',
  title: 'Getting started',
  parts: [
    {
      text: 'Liftwise records how people lift, push and pull at work. One observation is about one person doing one task at one location and department. It is rated correct or incorrect against four principles.',
    },
    {
      needs: needs.observesThemselves,
      steps: [
        'Read about the four principles, and watch the guidance videos in the GBS Library.',
        'Record an observation of yourself right after a task, while you still remember how you did it.',
        'Open it in the list at any time to see its result.',
      ],
    },
    {
      needs: needs.not(needs.observesThemselves),
      steps: [
        'Read about the four principles, and watch the guidance videos in the GBS Library.',
        'Observe someone doing a task, and let them know.',
        'Record the observation. It appears in the list and in all figures immediately.',
      ],
    },
    {
      needs: needs.page('/home'),
      text: 'The dashboard shows current results, problem areas and active campaigns. Select any number to see its observations.',
    },
    { heading: 'Terms' },
    {
      terms: [
        ['Observation', 'A record of one person doing one task.'],
        ['Observer', 'The person who watched and recorded it.'],
        ['Individual', 'The person who was observed (also called the observee).'],
        ['Technique', 'The result of an observation: correct or incorrect.'],
        ['Campaign', 'A period during which certain people should be observed.'],
        ['GBS Library', 'Videos that show good technique.'],
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
      text: 'Each picture shows correct technique. Assess what you see, one principle at a time, not the person.',
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
            'Incorrect: straight legs, with a bent back doing the lifting.',
          ],
        },
        {
          principle: 'TURN_NOT_TWIST',
          summary: 'Feet, hips and load turn together.',
          points: [
            'Correct: small steps turn the whole body in the direction of the load.',
            'Incorrect: the feet stay still and the back twists.',
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
    { heading: 'Which principles apply' },
    {
      points: [
        'Lifting tasks: Inside Base, Big Engines and Turn Not Twist.',
        "Pushing and pulling tasks: Turn Not Twist and Dip n' Drive.",
        'A task can define its own list. The form always shows the right principles.',
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
        'Open Observations and select ‘Add observation’. It is about you.',
        'Check the date and time. They default to now and cannot be in the future.',
        'Choose a campaign, if the observation belongs to one.',
        'Choose the location, then department, then task. Each list depends on the previous choice.',
        'Answer each principle, then select ‘Add Observation’.',
      ],
    },
    {
      needs: needs.not(needs.observesThemselves),
      steps: [
        'Open Observations and select ‘Add observation’.',
        'Check the date and time. They default to now and cannot be in the future.',
        'Choose a campaign, if the observation belongs to one.',
        'Choose the location, then department, then task. Each list depends on the previous choice.',
        'Choose the individual. If they are not in the list, enter their name.',
        'Answer each principle, then select ‘Add Observation’.',
      ],
    },
    {
      needs: needs.both(
        needs.switchedOn('display_employee_id'),
        needs.not(needs.observesThemselves),
      ),
      text: 'You can also enter people who are not in the list by employee ID.',
    },
    {
      needs: canPickObserver,
      text: 'You can record an observation for a colleague: choose them as the observer. If left empty, you are the observer.',
    },
    { heading: 'What the answers mean' },
    {
      terms: [
        ['Correct', 'The principle was followed.'],
        [
          'Incorrect',
          'The principle was not followed. One incorrect answer makes the observation incorrect.',
        ],
        [
          'Other',
          'An extra question for some tasks. Answer it and add details, or leave both empty.',
        ],
      ],
    },
    {
      needs: needs.switchedOn('can_use_not_applicable'),
      text: 'N/A is for a principle that could not be assessed. It does not count, but at least one principle must be answered. Select an answer again to clear it.',
    },
    {
      needs: needs.not(needs.switchedOn('can_use_not_applicable')),
      text: 'Every principle needs an answer.',
    },
    { heading: 'Good to know' },
    {
      points: [
        'Changing the campaign, location, department or task clears the fields that depend on it.',
        'Your entries are kept in this tab if you reload or your session ends, until you submit or discard them.',
        'Duplicates (same person, task, place and minute) are rejected, so submitting twice is safe.',
      ],
    },
    { go: '/allobservations/addObservation', label: 'Add an observation' },
  ],
}

/** What an installed app does without a network, and where unsent observations are. */
export const offlineTopic: HelpTopic = {
  id: 'offline',
  title: 'Record without a connection',
  needs: needs.page('/allobservations/addObservation'),
  parts: [
    {
      text: 'Observations can be recorded where there is no network. Open Liftwise once with a connection: it then keeps itself and the choices of the form on this device, for 14 days.',
    },
    {
      steps: [
        'Open Liftwise and select ‘Add observation’. On a phone, you can add Liftwise to the home screen from the browser’s menu.',
        'Fill in the form. It says since when its choices are.',
        'Select ‘Add Observation’. It is saved on this device, and sent when you are back online with Liftwise open.',
      ],
    },
    { heading: 'My observations today' },
    {
      text: 'The page lists what waits on this device and what you recorded today or what is about you. The number of observations that are not sent is shown at the top of every page.',
    },
    {
      terms: [
        ['Waiting', 'It is sent by itself. ‘Send now’ tries immediately.'],
        [
          'Sending',
          'It is being sent. Each observation is recorded once, even if it is sent again.',
        ],
        ['Sent', 'It is recorded.'],
        [
          'Needs attention',
          'It could not be recorded, for example because the task was deleted. Read the reason, then select ‘Edit’ or ‘Discard’.',
        ],
      ],
    },
    {
      points: [
        'If you sign out, unsent observations stay on this device until you sign in again. No one else can see or send them.',
        'Unsent observations are only on this device: clearing the browser’s data deletes them.',
        'Lists and figures need a connection. What is on the screen stays, with the time it was loaded.',
      ],
    },
    { go: '/today', label: 'Open My observations today' },
  ],
}

/** Recordings and AI results: reading, reviewing and correcting them. */
export const recordingsTopic: HelpTopic = {
  id: 'recordings',
  title: 'Recordings and AI results',
  needs: needs.switchedOn('ai_enabled'),
  parts: [
    {
      text: 'When you add an observation, choose or record a video of one or more lifts. It is analysed on your device and is not uploaded. These observations have the type AI. Their page shows a drawing of the movement, a timeline and the measurements behind each verdict.',
    },
    {
      points: [
        'The timeline is green where a principle was followed, red where it was not, grey where it is unknown.',
        'Select a segment to jump to one second before it. The recording pauses there so you can look closely.',
        'Anonymous recordings show a drawn figure instead of the person.',
      ],
    },
    {
      text: 'The AI can be wrong, for example because of poor light, a hidden foot or a wrong lift start. When it matters, check the recording.',
    },
    {
      needs: needs.both(
        needs.call('updateObservation'),
        needs.switchedOn('show_ai_feedback_options'),
      ),
      text: 'Under ‘AI review’, record whether the AI was right and, if not, why. Positive means the AI rated the technique incorrect. A false positive is a correct lift rated incorrect; a false negative is an incorrect lift it missed.',
    },
    {
      needs: needs.both(
        needs.call('updateObservation'),
        needs.switchedOn('show_manual_override_options'),
      ),
      text: 'An override replaces the AI result in lists and figures. It needs a reason, the original result stays visible, and it can be removed.',
    },
    {
      needs: needs.call('updateVideoLiftTimes'),
      text: 'Correct the start and end of the lift under ‘Lift’. The end cannot be before the start.',
    },
    { go: '/aimodel', label: 'How the AI judges' },
    { go: '/aiaccuracy', label: 'View AI accuracy' },
  ],
}

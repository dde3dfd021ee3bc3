/** Recordings and what the AI makes of them: how to read, review and correct a result (spec 2 and 4). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

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

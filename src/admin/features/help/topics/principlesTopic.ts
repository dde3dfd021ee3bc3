/** The four principles: what each asks for, what to look for, and which tasks ask for which (spec 4). */
import type { HelpTopic } from '../helpTopic.ts'

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

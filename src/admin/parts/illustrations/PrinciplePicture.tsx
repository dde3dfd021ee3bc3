/** Picture of the correct form of a principle, 500 × 500 pixels at most, in the colours of the page around it. */
import type { ReactElement } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import bigEngines from './bigEngines.svg?no-inline'
import dipNDrive from './dipNDrive.svg?no-inline'
import insideBase from './insideBase.svg?no-inline'
import turnNotTwist from './turnNotTwist.svg?no-inline'

export function PrinciplePicture({ principle }: { principle: Principle }): ReactElement {
  const { file, instruction } = PICTURES[principle]
  return (
    <svg
      viewBox="0 0 500 500"
      width={500}
      height={500}
      role="img"
      aria-label={instruction}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {/* An <img> would not have the page's CSS variables. */}
      <use href={`${file}#picture`} />
    </svg>
  )
}

const PICTURES: Record<Principle, { file: string; instruction: string }> = {
  INSIDE_BASE: {
    file: insideBase,
    instruction:
      'Inside Base: stand with one foot forward and bring the load close to your body, over the space between your feet.',
  },
  BIG_ENGINES: {
    file: bigEngines,
    instruction:
      'Big Engines: bend your knees, keep your back straight and lift with the strong muscles of your legs.',
  },
  TURN_NOT_TWIST: {
    file: turnNotTwist,
    instruction:
      'Turn Not Twist: step round with your feet, so that your head, hips and the load turn together and your back does not twist.',
  },
  DIP_N_DRIVE: {
    file: dipNDrive,
    instruction:
      "Dip n' Drive: bend your knees to get low behind the load, keep your back straight and drive it forward with your legs.",
  },
}

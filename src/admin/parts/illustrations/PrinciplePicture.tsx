/** Picture of the correct form of a principle, 500 × 500 pixels at most, in the colours of the page around it. */
import type { ReactElement } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import bigEngines from './bigEngines.svg?no-inline'
import dipNDrive from './dipNDrive.svg?no-inline'
import insideBase from './insideBase.svg?no-inline'
import turnNotTwist from './turnNotTwist.svg?no-inline'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function PrinciplePicture({ principle }: { principle: Principle }): ReactElement {
  return (
    <svg
      viewBox="0 0 500 500"
      width={500}
      height={500}
      role="img"
      aria-label={t(`principles.instruction.${principle}`)}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {/* An <img> would not have the page's CSS variables. */}
      <use href={`${PICTURES[principle]}#picture`} />
    </svg>
  )
}

const PICTURES: Record<Principle, string> = {
  INSIDE_BASE: insideBase,
  BIG_ENGINES: bigEngines,
  TURN_NOT_TWIST: turnNotTwist,
  DIP_N_DRIVE: dipNDrive,
}

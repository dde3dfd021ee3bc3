/** The picture of each principle: how it is done right. */
import type { ComponentType } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import { BigEngines } from '../../../parts/illustrations/BigEngines.tsx'
import { DipNDrive } from '../../../parts/illustrations/DipNDrive.tsx'
import { InsideBase } from '../../../parts/illustrations/InsideBase.tsx'
import { TurnNotTwist } from '../../../parts/illustrations/TurnNotTwist.tsx'

export const PRINCIPLE_PICTURES: Record<Principle, ComponentType> = {
  INSIDE_BASE: InsideBase,
  BIG_ENGINES: BigEngines,
  TURN_NOT_TWIST: TurnNotTwist,
  DIP_N_DRIVE: DipNDrive,
}

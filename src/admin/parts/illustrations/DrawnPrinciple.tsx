import type { ComponentType } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import { BigEngines } from './BigEngines.tsx'
import { DipNDrive } from './DipNDrive.tsx'
import { InsideBase } from './InsideBase.tsx'
import { TurnNotTwist } from './TurnNotTwist.tsx'

export function DrawnPrinciple({ principle }: { principle: Principle }) {
  const Picture = PICTURES[principle]
  return <Picture />
}

const PICTURES: Record<Principle, ComponentType> = {
  INSIDE_BASE: InsideBase,
  BIG_ENGINES: BigEngines,
  TURN_NOT_TWIST: TurnNotTwist,
  DIP_N_DRIVE: DipNDrive,
}

/**
 * Questions to look at a task with, by the principle that many people find hard in it. They follow the factors of HSE's
 * charts for manual handling (MAC, INDG383) and for pushing and pulling (RAPP, INDG478), without their scores.
 */
import type { Principle } from '../observations/principles.ts'

export const TASK_PROMPTS = {
  INSIDE_BASE: ['handDistance', 'sidewaysBend', 'grip', 'obstacles', 'floor'],
  BIG_ENGINES: ['verticalZone', 'weight', 'frequency', 'grip', 'carryDistance'],
  TURN_NOT_TWIST: ['twist', 'sidewaysBend', 'obstacles', 'carryDistance', 'frequency'],
  DIP_N_DRIVE: ['handleHeight', 'weight', 'wheels', 'floor', 'obstacles', 'carryDistance'],
} as const satisfies Record<Principle, readonly string[]>

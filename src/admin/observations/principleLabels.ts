/** The principles as the screens name them (decisions, menu words). */
import type { Principle } from '#domain/observations/principles.ts'

export const PRINCIPLE_LABELS: Record<Principle, string> = {
  INSIDE_BASE: 'Inside Base',
  BIG_ENGINES: 'Big Engines',
  TURN_NOT_TWIST: 'Turn Not Twist',
  DIP_N_DRIVE: "Dip n' Drive",
}

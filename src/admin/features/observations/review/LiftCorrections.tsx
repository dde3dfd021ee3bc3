/** What may be corrected about a recording: when the lift was, and where. Nothing without a recording. */
import { Section } from '../../../parts/detail/Section.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { ConfinedSpaceSwitch } from './ConfinedSpace.tsx'
import { LiftTimesForm } from './LiftTimes.tsx'

export function LiftCorrections({ observation }: { observation: ObservationRecord }) {
  const { video } = observation
  if (!video?.file_location) return null
  return (
    <Section title="Lift">
      <LiftTimesForm observation={observation} videoId={video.id} />
      <ConfinedSpaceSwitch video={video} />
    </Section>
  )
}

/** The technique, the principles of the task, and the other option with its details. */
import { answersInRecord } from '#domain/observations/answers.ts'
import { PRINCIPLES, applicablePrinciples } from '#domain/observations/principles.ts'
import { enumLabels } from '../../i18n/enumLabels.ts'
import { verdictOfAnswer, verdictOfTechnique } from '../../verdict/verdict.ts'
import { VerdictChip } from '../../verdict/VerdictChip.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { Section } from '../../detail/Section.tsx'
import { Facts } from '../../detail/Facts.tsx'
import type { Fact } from '../../detail/Facts.tsx'

export function Result({ observation }: { observation: ObservationRecord }) {
  const { task, video, technique } = observation
  const answers = answersInRecord({
    is_inside_base: observation.is_inside_base ?? null,
    is_big_engines: observation.is_big_engines ?? null,
    is_turn_not_twist: observation.is_turn_not_twist ?? null,
    is_dip_n_drive: observation.is_dip_n_drive ?? null,
    is_other_option_correct: video?.is_other_option_correct ?? null,
  })
  const asked = applicablePrinciples(task)
  const hasOther = task.show_other_observation_option || answers.OTHER !== null
  const isOverridden = observation.review_type === 'MANUAL_OVERRIDE'
  return (
    <Section title="Result">
      <Facts
        facts={[
          ['Technique', <VerdictChip key="technique" verdict={verdictOfTechnique(technique)} />],
          ...PRINCIPLES.map((name): Fact => [
            enumLabels.principle[name],
            asked.includes(name) || answers[name] !== null
              ? answerChip(answers[name])
              : 'Not part of this task',
          ]),
          ...(hasOther
            ? [
                ['Other', answerChip(answers.OTHER)] as const,
                ['Other observation details', video?.other_details] as const,
              ]
            : []),
          ['Type', enumLabels.reviewType[observation.review_type]],
          ['Kind', enumLabels.observationKind[observation.kind]],
          ...(isOverridden || observation.manual_override_reason
            ? [['Override reason', reasonOf(observation)] as const]
            : []),
        ]}
      />
    </Section>
  )
}

const answerChip = (answer: boolean | null) => (
  <VerdictChip
    verdict={verdictOfAnswer(answer)}
    {...(answer === null ? { word: 'Not answered' } : {})}
  />
)

const reasonOf = ({ manual_override_reason: reason }: ObservationRecord) =>
  reason ? enumLabels.overrideReason[reason] : null

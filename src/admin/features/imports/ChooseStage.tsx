/** The beginning: no file yet. */
import { ImportStageCard } from './ImportStageCard.tsx'
import { ImportFileInput } from './ImportFileInput.tsx'
import type { ImportFlow } from './useImport.ts'

export function ChooseStage({ flow }: { flow: ImportFlow }) {
  return (
    <ImportStageCard
      title="Choose a file"
      subtitle="It is checked first. You see what it would do, and nothing is imported before you say so."
    >
      <ImportFileInput label="Choose a file" flow={flow} isPrimary showLimits />
    </ImportStageCard>
  )
}

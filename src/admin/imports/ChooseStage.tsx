/** The beginning: no file yet. */
import { Stage } from './Stage.tsx'
import { FileChoice } from './FileChoice.tsx'
import type { ImportFlow } from './useImport.ts'

export function ChooseStage({ flow }: { flow: ImportFlow }) {
  return (
    <Stage
      title="Choose a file"
      subtitle="It is checked first. You see what it would do, and nothing is imported before you say so."
    >
      <FileChoice label="Choose a file" flow={flow} isPrimary hasLimits />
    </Stage>
  )
}

/** Whether each result is checked by a person: forced unless the client's AI is enabled (spec 5). */
import { MESSAGES } from '#domain/messages.ts'
import { applyManualCheckRule } from '#domain/tasks/taskDependencies.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'

export function ManualCheckInput() {
  const { ai_enabled: aiEnabled } = useCurrentClient()
  const switchedOff = applyManualCheckRule({ requires_manual_check: false }, aiEnabled)
  const isForced = switchedOff.requires_manual_check
  return (
    <SwitchInput
      source="requires_manual_check"
      forced={isForced ? true : undefined}
      hint={isForced ? MESSAGES.manualCheckForced : undefined}
    />
  )
}

/** Whether the recording was made in a confined space: switched at once, and back when that fails. */
import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useState } from 'react'
import { request } from '../../../foundation/data/request.ts'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import { LabelledSwitch } from '../../../parts/forms/LabelledSwitch.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { useNotifyText } from './useTell.ts'

export function ConfinedSpaceSwitch({ video }: { video: NonNullable<ObservationRecord['video']> }) {
  const [pendingValue, setPendingValue] = useState<boolean | null>(null)
  const queryClient = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const notifyText = useNotifyText()
  const change = async (isConfinedSpace: boolean) => {
    setPendingValue(isConfinedSpace)
    try {
      await request(UPDATE_CONFINED_SPACE, {
        id: video.id,
        input: { isConfinedSpace },
        expectedUpdatedAt: video.updated_at,
      })
      notifyText(isConfinedSpace ? 'Marked as a confined space.' : 'Not a confined space any more.')
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) notifyText(graphqlErrorMessage(error), 'error')
    }
    await queryClient.invalidateQueries({ queryKey: ['allobservations', 'getOne'] })
    setPendingValue(null)
  }
  return (
    <LabelledSwitch
      label="Confined space"
      checked={pendingValue ?? video.is_confined_space ?? false}
      disabled={pendingValue !== null}
      onChange={(isOn) => void change(isOn)}
      hint="There was no room for the correct technique."
    />
  )
}

const UPDATE_CONFINED_SPACE = `mutation UpdateConfinedSpace($id: ID!, $input: UpdateVideoConfinedSpaceInput!, $expectedUpdatedAt: DateTime) {
  updateVideoConfinedSpace(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { id }
}`

/** Whether the recording was made in a confined space: switched at once, and back when that fails. */
import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { firstErrorMessage } from '../../data/firstErrorMessage.ts'
import { LabelledSwitch } from '../../forms/LabelledSwitch.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { useTell } from './useTell.ts'

export function ConfinedSpace({ video }: { video: NonNullable<ObservationRecord['video']> }) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const queryClient = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const tell = useTell()
  const change = async (isConfinedSpace: boolean) => {
    setWanted(isConfinedSpace)
    try {
      await call(UPDATE, {
        id: video.id,
        input: { isConfinedSpace },
        expectedUpdatedAt: video.updated_at,
      })
      tell(isConfinedSpace ? 'Marked as a confined space.' : 'Not a confined space any more.')
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) tell(firstErrorMessage(error), 'error')
    }
    await queryClient.invalidateQueries({ queryKey: ['allobservations', 'getOne'] })
    setWanted(null)
  }
  return (
    <LabelledSwitch
      label="Confined space"
      checked={wanted ?? video.is_confined_space ?? false}
      disabled={wanted !== null}
      onChange={(isOn) => void change(isOn)}
      hint="There was no room for the correct technique."
    />
  )
}

const UPDATE = `mutation UpdateConfinedSpace($id: ID!, $input: UpdateVideoConfinedSpaceInput!, $expectedUpdatedAt: DateTime) {
  updateVideoConfinedSpace(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { id }
}`

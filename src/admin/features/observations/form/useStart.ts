/** What the form of a new observation starts with, read before the form is shown. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import {
  CORRECTED_SUBMISSION_PARAM,
  PRESELECTED_CAMPAIGN_PARAM,
} from '../../../foundation/router/observationListPath.ts'
import { justAdded } from './justAdded.ts'
import { NO_RECENT_WORK, type RecentWork, recentWork } from './recentWork.ts'

/** Returns undefined for the milliseconds in which it is read. */
export function useStart(): RecentWork | undefined {
  const { id: personId, client_id: clientId } = useMe()
  const { search } = useLocation()
  // The address is read once: what it names is removed from it as soon as the form has it.
  const [namesPlace] = useState(() => isPlaceNamed(search))
  const [start, setStart] = useState<RecentWork>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const recent = clientId ? await recentWork.read(clientId, new Date()) : NO_RECENT_WORK
      if (!isCurrent) return
      const repeated = justAdded.repeatedPlace(personId, clientId)
      const place = namesPlace ? null : (repeated ?? recent.place)
      setStart({ ...recent, place })
      justAdded.endRepeat()
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [personId, clientId, namesPlace])
  return start
}

/** Whether the address names a place, a task, a campaign or a submission, which then comes before what is remembered. */
function isPlaceNamed(search: string): boolean {
  const query = new URLSearchParams(search)
  return PLACE_PARAMS.some((name) => query.has(name))
}

const PLACE_PARAMS = [
  PRESELECTED_CAMPAIGN_PARAM,
  CORRECTED_SUBMISSION_PARAM,
  'location',
  'department',
  'task',
]

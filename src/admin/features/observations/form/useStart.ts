/** Initial values of a new observation's form, read before the form is shown. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useAddedObservation } from './addedObservation.ts'
import {
  addressNamesPlace,
  NO_RECENT_WORK,
  type RecentWork,
  recentWork,
} from '../choices/recentWork.ts'

export interface Start extends RecentWork {
  /** 'Add another' was pressed: place and task are meant, and the individual is what comes next. */
  isRepeated: boolean
}

/** Returns undefined for the milliseconds in which it is read. */
export function useStart(): Start | undefined {
  const { client_id: clientId } = useMe()
  const { search } = useLocation()
  const repeatedNow = useAddedObservation('repeated')
  // The address is read once: what it names is removed from it as soon as the form has it.
  const [{ namesPlace, repeated }] = useState(() => ({
    namesPlace: addressNamesPlace(search),
    repeated: repeatedNow?.place ?? null,
  }))
  const [start, setStart] = useState<Start>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const recent = clientId ? await recentWork.read(clientId, new Date()) : NO_RECENT_WORK
      if (!isCurrent) return
      const place = namesPlace ? null : (repeated ?? recent.place)
      setStart({ ...recent, place, isRepeated: place !== null && place === repeated })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [clientId, namesPlace, repeated])
  return start
}

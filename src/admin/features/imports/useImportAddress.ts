/** Which job an import page shows, kept in its address: whoever reloads it or comes back finds it again. */
import { useLocation, useNavigate } from 'react-admin'

export function useImportUrl(): ImportUrl {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  return {
    job: params.get('job'),
    check: params.get('check'),
    show: (shown, { replace = false, clientId } = {}) => {
      const query = new URLSearchParams(clientId === undefined ? {} : { clientId })
      for (const [key, id] of Object.entries(shown ?? {})) if (id) query.set(key, id)
      navigate({ pathname, search: query.toString() }, { replace })
    },
  }
}

export interface ImportUrl {
  job: string | null
  /** Of an import: the check that it was ordered from. */
  check: string | null
  /** null: nothing, so that a file can be chosen. */
  show: (shown: ImportJobIds | null, options?: ShowOptions) => void
}

export interface ImportJobIds {
  job: string
  check?: string | null
}

export interface ShowOptions {
  /** So that Back does not lead to what is over. */
  replace?: boolean
  /** Another client's than the one on the screen. */
  clientId?: string
}

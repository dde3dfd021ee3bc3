/** Switches to the same section for another client: a record of the previous client does not exist there. */
import { useLocation, useNavigate } from 'react-admin'
import { menuPathOf } from './menuPathOf.ts'

export function useSwitchClient(): (clientId: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (clientId) => navigate(`${menuPathOf(pathname)}?clientId=${encodeURIComponent(clientId)}`)
}

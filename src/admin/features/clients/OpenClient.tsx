/** Puts a client on the screen, as the picker does (spec 2, client picker). */
import Login from '@mui/icons-material/Login'
import { Button } from '@mui/material'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useSwitchClient } from '../../parts/layout/useSwitchClient.ts'

export function OpenClientButton({ id }: { id: string }) {
  const { id: currentClientId } = useCurrentClient()
  const switchClient = useSwitchClient()
  if (id === currentClientId) return null
  return (
    <Button color="inherit" startIcon={<Login />} onClick={() => switchClient(id)}>
      Open this client
    </Button>
  )
}

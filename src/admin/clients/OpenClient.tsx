/** Puts a client on the screen, as the picker does (spec 2, client picker). */
import Login from '@mui/icons-material/Login'
import { Button } from '@mui/material'
import { useCurrentClient } from '../auth/currentClient.ts'
import { useSwitchClient } from '../layout/useSwitchClient.ts'

export function OpenClient({ id }: { id: string }) {
  const { id: onScreen } = useCurrentClient()
  const switchClient = useSwitchClient()
  if (id === onScreen) return null
  return (
    <Button color="inherit" startIcon={<Login />} onClick={() => switchClient(id)}>
      Open this client
    </Button>
  )
}

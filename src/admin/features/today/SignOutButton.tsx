/** Signs out; asks first while observations are not sent, because others who use the device cannot send them. */
import Logout from '@mui/icons-material/Logout'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useLogout } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { PERSONAL_BUTTON_STYLES } from '../../parts/layout/Sidebar.tsx'
import { useUnsentCount } from './useUnsentCount.ts'

export function SignOutButton() {
  const [isAsking, setAsking] = useState(false)
  const unsent = useUnsentCount()
  const logout = useLogout()
  const t = useT()
  const signOut = () => {
    setAsking(false)
    void logout({ isExplicit: true })
  }
  return (
    <>
      <Button
        fullWidth
        color="inherit"
        startIcon={<Logout />}
        onClick={unsent > 0 ? () => setAsking(true) : signOut}
        sx={PERSONAL_BUTTON_STYLES}
      >
        {t('ra.auth.logout')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <SignOutQuestion unsent={unsent} onConfirm={signOut} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Most people never see it. */
const SignOutQuestion = lazyScreen(() => import('./SignOutQuestion.tsx'), 'SignOutQuestion')

/** Logo of the current client or of the product, with a link to the role's home page. */
import { Box, type Theme } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useState } from 'react'
import { homePathOf } from '#domain/access.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { ProductLogo } from './ProductLogo.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function ClientLogo({ height }: { height: number }) {
  const t = useT()
  const { type } = useMe()
  const { logo_url: logo, company_name: company } = useCurrentClient()
  const [broken, setBroken] = useState<string | null>(null)
  const own = logo && logo !== broken ? logo : null
  return (
    <Box component={LinkBase} to={homePathOf(type)} sx={link}>
      {own ? (
        <Box
          component="img"
          src={own}
          alt={t('menu.home', { name: company })}
          onError={() => setBroken(own)}
          sx={[picture, whiteInDark, { height }]}
        />
      ) : (
        <ProductLogo height={height} label={t('menu.home', { name: 'Liftwise' })} />
      )}
    </Box>
  )
}

const picture = {
  display: 'block',
  maxWidth: 1,
  objectFit: 'contain',
  objectPosition: 'left',
} as const

/** Most logos are made for white. */
const whiteInDark = ({ palette: { mode, common } }: Theme) =>
  mode === 'dark' ? { padding: '4px', borderRadius: '6px', bgcolor: common.white } : {}

/** Becomes narrower where there is no room. */
const link = {
  display: 'block',
  color: 'text.primary',
  justifySelf: 'start',
  width: 'fit-content',
  maxWidth: 'min(200px, 100%)',
} as const

/** The privacy policy or the terms inside the layout, for whoever is signed in. */
import { Card } from '@mui/material'
import { PageHeader } from '../layout/PageHeader.tsx'
import { LEGAL_PAGES } from './legalPages.ts'
import type { LegalPath } from './legalPages.ts'

export function LegalPage({ page }: { page: LegalPath }) {
  const { title, Text } = LEGAL_PAGES[page]
  return (
    <Card sx={prose}>
      <PageHeader title={title} />
      <Text />
    </Card>
  )
}

const prose = {
  maxWidth: 760,
  p: 3,
  '& h2': { typography: 'h2', mt: 3, mb: 1 },
  '& p, & li': { my: 1, lineHeight: '22px' },
  '& ul': { pl: 2.5 },
} as const

/** The privacy policy or the terms inside the layout, for signed-in people. */
import { Card } from '@mui/material'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { LEGAL_PAGES, type LegalPath } from './legalPages.ts'
import { LegalText } from './LegalText.tsx'

export function LegalPage({ page }: { page: LegalPath }) {
  const legal = LEGAL_PAGES[page]
  return (
    <Card sx={prose}>
      <PageHeader title={legal.title} />
      {/** Another text has its own anchor to scroll to. */}
      <LegalText key={page} {...legal} />
    </Card>
  )
}

const prose = {
  maxWidth: 760,
  p: { xs: 2, md: 3 },
  '& h2': { typography: 'h2', mt: 4, mb: 1, scrollMarginTop: 80 },
  '& h3': { typography: 'h3', mt: 2, mb: 0.5 },
  '& p, & li': { my: 1, lineHeight: '22px' },
  '& ul, & ol': { pl: 2.5, my: 1 },
  '& a': { color: 'primary.dark', textUnderlineOffset: '3px' },
  '& nav ol': { my: 2, pl: 3.5, columns: { sm: 2 }, columnGap: '48px' },
  '& nav li': { my: 0, py: 0.25, breakInside: 'avoid' },
  '& .legal-date': { color: 'text.secondary', mt: 0 },
} as const

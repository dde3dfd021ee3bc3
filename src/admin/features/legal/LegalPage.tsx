/** The privacy policy or the terms inside the layout, for signed-in people. */
import { Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { useT } from '../../foundation/i18n/useT.ts'
import { loadDocument } from '../../parts/documents/loadDocument.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { LEGAL_DOCUMENTS, type LegalPath } from './legalPages.ts'
import { LegalText } from './LegalText.tsx'

export function LegalPage({ page }: { page: LegalPath }) {
  const t = useT()
  const language = useLocale()
  const query = useQuery({
    queryKey: ['legalText', language, page],
    queryFn: () => loadDocument(language, LEGAL_DOCUMENTS[page]),
    staleTime: Infinity,
  })
  return (
    <Card sx={prose}>
      <QueryState query={query} height={TEXT_HEIGHT} errorText={t('chunk.failed')}>
        {(document) => (
          <>
            <PageHeader title={document.title} />
            {/** Another text has its own anchor to scroll to. */}
            <LegalText key={page} document={document} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

/** Pixels. */
const TEXT_HEIGHT = 600

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

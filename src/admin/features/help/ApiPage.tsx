/** /help/api: how to call the API, and the generated reference of each operation and type of its schema. */
import { Box, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useLocation } from 'react-admin'
import type { TextDocument } from '#domain/documents/textDocument.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { DocumentBlocks } from '../../parts/documents/DocumentBlocks.tsx'
import { loadDocument } from '../../parts/documents/loadDocument.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'

export function ApiPage() {
  const t = useT()
  const language = useLocale()
  const query = useQuery({
    queryKey: ['apiReference', language],
    queryFn: async () => {
      const [text, { default: reference }] = await Promise.all([
        loadDocument(language, 'help/api'),
        loadChunk(() => import('#api/generated/apiReference.md')),
      ])
      return { text, reference }
    },
    staleTime: Infinity,
  })
  return (
    <Stack spacing={3} sx={{ maxWidth: 900 }}>
      <PageHeader title={t('help.api')} />
      <QueryState query={query} height={PAGE_HEIGHT} errorText={t('help.apiNotLoaded')}>
        {({ text, reference }) => (
          <Box sx={prose}>
            <div lang={text.language}>
              <DocumentBlocks blocks={text.blocks} />
            </div>
            <Reference document={reference} />
          </Box>
        )}
      </QueryState>
    </Stack>
  )
}

/** Pixels. */
const PAGE_HEIGHT = 800

const prose = {
  '& h2': { typography: 'h2', mt: 4, mb: 1, scrollMarginTop: 80 },
  '& h3': { typography: 'h3', mt: 4, mb: 0.5, scrollMarginTop: 80, overflowWrap: 'anywhere' },
  '& p, & li': { my: 1, lineHeight: '22px', maxWidth: 720, overflowWrap: 'anywhere' },
  '& ul, & ol': { pl: 2.5, my: 1 },
  '& a': { color: 'primary.dark', textUnderlineOffset: '3px' },
  '& code': { fontFamily: 'monospace', overflowWrap: 'anywhere' },
  '& pre': {
    p: 2,
    my: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
    lineHeight: '20px',
  },
  '& dl': { m: 0, display: 'grid', rowGap: 1 },
  '& dl > div': { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '260px 1fr' } },
  '& dt': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const

/** Its contents in columns; in English, as the schema is. */
function Reference({ document: { blocks } }: { document: TextDocument }) {
  const { hash } = useLocation()
  // It renders after the page, when the browser has already looked for the anchor.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <Box lang="en" sx={reference}>
      <DocumentBlocks blocks={blocks} />
    </Box>
  )
}

const reference = {
  '& ul': { columns: '240px', p: 0, listStyle: 'none' },
  '& li': { m: 0 },
  '& li > a': { display: 'inline-block', minHeight: 24, lineHeight: '24px' },
} as const

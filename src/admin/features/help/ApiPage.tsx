/** /help/api: how to call the API, and each operation and type of its schema. */
import { Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import type { ApiReference } from '#api/apiReference.ts'
import { searchable, searchWords } from '#domain/searchText.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { DocumentBlocks } from '../../parts/documents/DocumentBlocks.tsx'
import { loadDocument } from '../../parts/documents/loadDocument.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { SearchInput } from '../../parts/list/SearchInput.tsx'
import { ApiEntry, Described } from './ApiEntry.tsx'
import { useOpenTopics } from './useOpenTopics.ts'

export function ApiPage() {
  const t = useT()
  const language = useLocale()
  const query = useQuery({
    queryKey: ['apiReference', language],
    queryFn: async () => {
      const [text, { referenceOfApi }] = await Promise.all([
        loadDocument(language, 'help/api'),
        loadChunk(() => import('#api/generated/referenceOfApi.ts')),
      ])
      return { text, reference: referenceOfApi }
    },
    staleTime: Infinity,
  })
  return (
    <Stack spacing={3} sx={{ maxWidth: 900 }}>
      <PageHeader title={t('apiPage.title')} />
      <QueryState query={query} height={PAGE_HEIGHT} errorText={t('apiPage.notLoaded')}>
        {({ text, reference }) => (
          <Box sx={prose}>
            <div lang={text.language}>
              <DocumentBlocks blocks={text.blocks} />
            </div>
            <Reference reference={reference} />
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
  '& h3': { typography: 'h3', mt: 2, mb: 0.5 },
  '& p, & li': { my: 1, lineHeight: '22px', maxWidth: 720 },
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

/** Operations and types, filtered by the search; each opens by a click or by its anchor in the URL. */
function Reference({ reference }: { reference: ApiReference }) {
  const t = useT()
  const [search, setSearch] = useState('')
  const { isOpen, toggle } = useOpenTopics()
  const { operations, types } = reference
  const matches = matcherOf(search)
  const groups = [
    {
      title: t('apiPage.query'),
      description: reference.queries,
      entries: operations.filter(({ kind }) => kind === 'query').filter(matches),
    },
    {
      title: t('apiPage.mutation'),
      description: reference.mutations,
      entries: operations.filter(({ kind }) => kind === 'mutation').filter(matches),
    },
    { title: t('apiPage.types'), description: '', entries: types.filter(matches) },
  ].filter(({ entries }) => entries.length > 0)
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <Box sx={{ mt: 4 }}>
        <SearchInput text={search} onChange={setSearch} />
      </Box>
      <Typography role="status" variant="caption" color="text.secondary">
        {found > 0 ? t('apiPage.found', { smart_count: found }) : t('apiPage.none')}
      </Typography>
      {groups.map(({ title, description, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {description && search.trim() === '' && <Described text={description} />}
          {entries.map((entry) => (
            <ApiEntry
              key={entry.name}
              entry={entry}
              isOpen={isOpen(entry.name)}
              onToggle={() => toggle(entry.name)}
            />
          ))}
        </section>
      ))}
    </>
  )
}

/** Every word is in the name, the description, or an argument or field. */
function matcherOf(search: string) {
  const words = searchWords(search).map(searchable)
  return (entry: object) => {
    const text = words.length > 0 ? searchable(JSON.stringify(entry)) : ''
    return words.every((word) => text.includes(word))
  }
}

/** /help: searchable topics and a contact form. */
import { Alert, Box, Link, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, Suspense } from 'react'
import { useLocale, useLocation, useNavigate } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { loadDocument } from '../../parts/documents/loadDocument.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { SearchInput } from '../../parts/list/SearchInput.tsx'
import { HelpTopicPanel } from './HelpTopicPanel.tsx'
import { type HelpTopic, helpTopicsFor, readTopic } from './helpTopics.ts'
import { searchTopic } from './searchTopic.ts'

export function HelpPage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 800 }}>
      <PageHeader title="Help" />
      <Typography>
        Browse or search the topics below. If you cannot find an answer,{' '}
        <Link href="#ask">ask us</Link>.
      </Typography>
      <HelpTopics />
      <Box id="ask">
        <Suspense fallback={<Skeleton variant="rounded" height={CONTACT_FORM_HEIGHT} />}>
          <ContactForm />
        </Suspense>
      </Box>
    </Stack>
  )
}

/** Topics need no form's code. */
const ContactForm = lazyScreen(() => import('./ContactForm.tsx'), 'ContactForm')

/** Pixels. */
const CONTACT_FORM_HEIGHT = 440

/** Topics of the reader, in the reader's language. */
function HelpTopics() {
  const t = useT()
  const { type: role } = useMe()
  const client = useCurrentClient()
  const language = useLocale()
  const mayAdd = useMayAct({ resource: 'allobservations', action: 'create' })
  const reader = { role, client, mayAdd }
  const ids = helpTopicsFor(reader)
  const query = useQuery({
    queryKey: ['helpTopics', language, ids],
    queryFn: () => Promise.all(ids.map((id) => loadDocument(language, `help/${id}`))),
    staleTime: Infinity,
  })
  return (
    <QueryState query={query} height={TOPICS_HEIGHT} errorText={t('chunk.failed')}>
      {(documents) => (
        <>
          {documents.some((document) => document.language !== language) && (
            <Alert severity="info">{t('documents.otherLanguage')}</Alert>
          )}
          <FoundTopics
            topics={documents.map((document, at) => readTopic(ids[at]!, document, reader))}
          />
        </>
      )}
    </QueryState>
  )
}

/** Pixels. */
const TOPICS_HEIGHT = 600

/** Topics filtered by the search; each opens by a click or by its anchor in the URL. */
function FoundTopics({ topics }: { topics: readonly HelpTopic[] }) {
  const [search, setSearch] = useState('')
  const { isOpen, toggle } = useOpenTopics()
  const matches = topics.flatMap((topic) => {
    const sentence = searchTopic(topic, search)
    return sentence === null ? [] : [{ topic, sentence: search.trim() ? sentence : '' }]
  })
  return (
    <Stack spacing={2}>
      <SearchInput text={search} onChange={setSearch} />
      <Typography variant="caption" color="text.secondary" role="status" sx={hiddenWhenEmpty}>
        {search.trim() && (matches.length > 0 ? topicCount(matches.length) : MESSAGES.noResults)}
      </Typography>
      <Box>
        {matches.map(({ topic, sentence }) => (
          <HelpTopicPanel
            key={topic.id}
            topic={topic}
            sentence={sentence}
            isOpen={isOpen(topic.id)}
            onToggle={() => toggle(topic.id)}
          />
        ))}
      </Box>
    </Stack>
  )
}

const topicCount = (topics: number) => (topics === 1 ? '1 topic' : `${topics} topics`)

/** A live region announces only changes after it has been rendered. */
const hiddenWhenEmpty = { '&:empty': { m: '0 !important' } } as const

/** Returns which topics are open: those that were clicked, and the one in the URL, which is scrolled into view. */
function useOpenTopics() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const topicInUrl = safeDecode(hash.slice(1))
  const lastToggled = useRef('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [scrolledTopic, setScrolledTopic] = useState('')
  if (topicInUrl !== scrolledTopic) {
    setScrolledTopic(topicInUrl)
    setOpen(new Set([...open, topicInUrl]))
  }
  // A clicked topic is already in view.
  useEffect(() => {
    if (topicInUrl && topicInUrl !== lastToggled.current)
      document.getElementById(topicInUrl)?.scrollIntoView()
  }, [topicInUrl])
  return {
    isOpen: (id: string) => open.has(id),
    /** Updates the URL, so that an open topic can be shared. */
    toggle: (id: string) => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      lastToggled.current = next.has(id) ? id : ''
      setOpen(next)
      setScrolledTopic(lastToggled.current)
      navigate({ pathname, search, hash: lastToggled.current && `#${id}` }, { replace: true })
    },
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

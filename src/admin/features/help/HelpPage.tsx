/** /help: searchable topics and a contact form. */
import { Alert, Box, Link, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, Suspense } from 'react'
import { useLocale } from 'react-admin'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { loadDocument } from '../../parts/documents/loadDocument.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { RichText } from '../../parts/layout/RichText.tsx'
import { SearchInput } from '../../parts/list/SearchInput.tsx'
import { HelpTopicPanel } from './HelpTopicPanel.tsx'
import { type HelpTopic, helpTopicsFor, readTopic } from './helpTopics.ts'
import { searchTopic } from './searchTopic.ts'
import { useOpenTopics } from './useOpenTopics.ts'

export function HelpPage() {
  const t = useT()
  return (
    <Stack spacing={3} sx={{ maxWidth: 800 }}>
      <PageHeader title={t('help.title')} />
      <Typography>
        <RichText
          of="help.intro"
          values={{
            link: (
              <Link key="ask" href="#ask">
                {t('help.askUs')}
              </Link>
            ),
          }}
        />
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
  const { guides, reference } = helpTopicsFor(reader)
  const ids = [...guides, ...reference]
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
            guides={guides}
          />
        </>
      )}
    </QueryState>
  )
}

/** Pixels. */
const TOPICS_HEIGHT = 600

/** Topics filtered by the search; each opens by a click or by its anchor in the URL. */
function FoundTopics({ topics, guides }: FoundTopicsProps) {
  const t = useT()
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
        {search.trim() &&
          (matches.length > 0
            ? t('help.topics', { smart_count: matches.length })
            : t('messages.noResults'))}
      </Typography>
      {GROUPS.map((title) => {
        const found = matches.filter(
          ({ topic }) => guides.includes(topic.id) === (title === 'steps'),
        )
        if (found.length === 0) return null
        return (
          <section key={title} aria-labelledby={`help-${title}`}>
            <Typography variant="h2" id={`help-${title}`} sx={{ mb: 1, mt: 1 }}>
              {t(`documents.${title}`)}
            </Typography>
            {found.map(({ topic, sentence }) => (
              <HelpTopicPanel
                key={topic.id}
                topic={topic}
                sentence={sentence}
                isOpen={isOpen(topic.id)}
                onToggle={() => toggle(topic.id)}
              />
            ))}
          </section>
        )
      })}
    </Stack>
  )
}

interface FoundTopicsProps {
  topics: readonly HelpTopic[]
  /** The ids of topics that say what to do. */
  guides: readonly string[]
}

const GROUPS = ['steps', 'meanings'] as const

/** A live region announces only changes after it has been rendered. */
const hiddenWhenEmpty = { '&:empty': { m: '0 !important' } } as const

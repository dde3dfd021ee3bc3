/** A legal text with date and table of contents, in plain HTML because the public page loads nothing else. */
import { useEffect } from 'react'
import { i18nProvider, t } from '../../foundation/i18n/i18nProvider.ts'
import { DocumentBlocks, DocumentText } from '../../parts/documents/DocumentBlocks.tsx'
import { documentSections } from '../../parts/documents/documentSections.ts'
import type { LoadedDocument } from '../../parts/documents/loadDocument.ts'

export function LegalText({ document: { language, changedOn, blocks } }: LegalTextProps) {
  // The text renders after the page, when the browser has already looked for the anchor.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  const reader = i18nProvider.getLocale()
  const { intro, sections } = documentSections(blocks)
  return (
    <div className="legal" lang={language}>
      {language !== reader && <p lang={reader}>{t('documents.otherLanguage')}</p>}
      {changedOn && (
        <p className="legal-date">
          <time dateTime={changedOn}>
            {t('documents.changedOn', { day: formatIn(reader, changedOn) })}
          </time>
        </p>
      )}
      <DocumentBlocks blocks={intro} />
      <nav aria-label={t('documents.contents')}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <DocumentText inlines={title} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <DocumentBlocks blocks={blocks} />
        </section>
      ))}
    </div>
  )
}

interface LegalTextProps {
  document: LoadedDocument
}

const formatIn = (reader: string, day: string) =>
  new Intl.DateTimeFormat(reader === 'en' ? 'en-GB' : reader, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(day))

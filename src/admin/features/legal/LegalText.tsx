/** A legal text with date and table of contents, in plain HTML because the public page loads nothing else. */
import { type ReactNode, useEffect } from 'react'

export function LegalText({ changedOn, intro, sections }: LegalDocument) {
  // The text renders after the page, when the browser has already looked for the anchor.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <div className="legal">
      <p className="legal-date">
        Last changed on <time dateTime={changedOn}>{DATE_FORMAT.format(new Date(changedOn))}</time>
      </p>
      {intro}
      <nav aria-label="Contents">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {body}
        </section>
      ))}
    </div>
  )
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A legal text as data: sections with an anchor each. */
export interface LegalDocument {
  title: string
  /** Day of the last change, YYYY-MM-DD. */
  changedOn: string
  intro: ReactNode
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** Anchor in the URL. */
  id: string
  title: string
  body: ReactNode
}

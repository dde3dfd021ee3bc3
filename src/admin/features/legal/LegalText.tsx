/** A legal text with its date and its contents: plain HTML, for the public page has nothing else. */
import { type ReactNode, useEffect } from 'react'

export function LegalText({ changedOn, intro, sections }: LegalDocument) {
  // The text comes after the page, so the browser has looked for the anchor in vain.
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

/** What a legal text is made of: sections with an anchor each, so that its contents can be listed. */
export interface LegalDocument {
  title: string
  /** The day of the last change, YYYY-MM-DD. */
  changedOn: string
  intro: ReactNode
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** Its anchor in the address. */
  id: string
  title: string
  body: ReactNode
}

/** What a legal text is made of: sections with an anchor each, so that its contents can be listed. */
import type { ReactNode } from 'react'

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

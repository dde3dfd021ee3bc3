/** The privacy policy and the terms, for signed-in and public pages. */
import type { LegalDocument } from './LegalText.tsx'
import { privacyDocument } from './privacyDocument.tsx'
import { termsDocument } from './termsDocument.tsx'

export const LEGAL_PAGES: Record<LegalPath, LegalDocument> = {
  '/privacy': privacyDocument,
  '/termsandconditions': termsDocument,
}

export type LegalPath = '/privacy' | '/termsandconditions'

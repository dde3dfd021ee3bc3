/** The privacy policy and the terms: their titles and texts, shown signed in or not. */
import type { ComponentType } from 'react'
import { PrivacyText } from './PrivacyText.tsx'
import { TermsText } from './TermsText.tsx'

export const LEGAL_PAGES: Record<LegalPath, { title: string; Text: ComponentType }> = {
  '/privacy': { title: 'Privacy Policy', Text: PrivacyText },
  '/termsandconditions': { title: 'Terms and Conditions', Text: TermsText },
}

export type LegalPath = '/privacy' | '/termsandconditions'

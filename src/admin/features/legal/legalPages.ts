/** The document of each legal page. */
export const LEGAL_DOCUMENTS = {
  '/privacy': 'legal/privacy',
  '/termsandconditions': 'legal/terms',
} as const

export type LegalPath = keyof typeof LEGAL_DOCUMENTS

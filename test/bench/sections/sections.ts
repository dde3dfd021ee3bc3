/** Sections of `npm run bench -- product`, in this order. */
import { EXPORTS_SECTION } from './exportsSection.ts'
import { IMPORTS_SECTION } from './importsSection.ts'
import { OPERATIONS_SECTION } from './operationsSection.ts'
import type { Section } from './section.ts'
import { WRITES_SECTION } from './writesSection.ts'

export const SECTIONS: Section[] = [
  OPERATIONS_SECTION,
  WRITES_SECTION,
  EXPORTS_SECTION,
  IMPORTS_SECTION,
]

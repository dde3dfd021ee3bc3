/** The pages of spec 2 that have no screen yet. This list only ever gets shorter. */
import type { PagePattern } from '#domain/access.ts'

export const PAGES_NOT_AVAILABLE_YET: readonly PagePattern[] = []

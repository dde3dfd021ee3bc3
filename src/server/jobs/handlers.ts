/** Who does which work. */
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import type { Handler } from './job.ts'

export const HANDLERS: Partial<Record<JobKind, Handler>> = {}

/** WebKitGTK: its build has no WebGL in workers, so no analysis, and its driver neither prints nor says where files go. */
import { describe } from 'vitest'
import { doTheTenJobs } from './jobs.ts'
import { openWebKit } from './support/webkit.ts'

describe('[40.18] [40.19] WebKit', () => {
  doTheTenJobs('WebKit', openWebKit, { analyses: false, downloads: false, reviewed: -1 })
})

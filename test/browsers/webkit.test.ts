/** WebKitGTK: its build has no WebGL in workers, so no analysis, and its driver neither prints nor says where files go. */
import { doTheTenJobs } from './jobs.ts'
import { openWebKit } from './support/webkit.ts'

doTheTenJobs('WebKit', openWebKit, { analyses: false, downloads: false })

/** The English texts of each entity and feature; a new one gets its line here. */
import * as accuracy from './accuracy.ts'
import * as addObservation from './addObservation.ts'
import * as analysis from './analysis.ts'
import * as auditLog from './auditLog.ts'
import * as broken from './broken.ts'
import * as calibration from './calibration.ts'
import * as campaigns from './campaigns.ts'
import * as clients from './clients.ts'
import * as comments from './comments.ts'
import * as common from './common.ts'
import * as dashboard from './dashboard.ts'
import * as dataProtection from './dataProtection.ts'
import * as departments from './departments.ts'
import * as enums from './enums.ts'
import * as followUps from './followUps.ts'
import * as gbsVideos from './gbsVideos.ts'
import * as help from './help.ts'
import * as imports from './imports.ts'
import * as jobs from './jobs.ts'
import * as locations from './locations.ts'
import * as mails from './mails.ts'
import * as messages from './messages.ts'
import * as observations from './observations.ts'
import * as principles from './principles.ts'
import * as qr from './qr.ts'
import * as ra from './ra.ts'
import * as reviewQueue from './reviewQueue.ts'
import * as savedViews from './savedViews.ts'
import * as search from './search.ts'
import * as security from './security.ts'
import * as signIn from './signIn.ts'
import * as status from './status.ts'
import * as taskActions from './taskActions.ts'
import * as taskAnalysis from './taskAnalysis.ts'
import * as tasks from './tasks.ts'
import * as today from './today.ts'
import * as users from './users.ts'
import * as videos from './videos.ts'

export const files = {
  accuracy,
  addObservation,
  analysis,
  auditLog,
  broken,
  calibration,
  campaigns,
  clients,
  comments,
  common,
  dashboard,
  dataProtection,
  departments,
  enums,
  followUps,
  gbsVideos,
  help,
  imports,
  jobs,
  locations,
  mails,
  messages,
  observations,
  principles,
  qr,
  ra,
  reviewQueue,
  savedViews,
  search,
  security,
  signIn,
  status,
  taskActions,
  taskAnalysis,
  tasks,
  today,
  users,
  videos,
}

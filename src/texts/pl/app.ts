/** Texts of the signed-in app. */
import type { texts as en } from '../en/app.ts'
import type { TextsLike } from '../keys.ts'
import { accuracy } from './accuracy.ts'
import { analysis, judgeAgain } from './analysis.ts'
import { appMessages } from './appMessages.ts'
import { auditLog } from './auditLog.ts'
import { calibration } from './calibration.ts'
import { campaigns } from './campaigns.ts'
import { apiPage } from './apiPage.ts'
import { clients } from './clients.ts'
import { comments } from './comments.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { dataProtection } from './dataProtection.ts'
import { emptyList, gettingStarted } from './gettingStarted.ts'
import { invitation } from './invitation.ts'
import { deletion } from './deletion.ts'
import { enums } from './enums.ts'
import { importMessages } from './importMessages.ts'
import { followUps } from './followUps.ts'
import { help } from './help.ts'
import { language } from './language.ts'
import { imports } from './imports.ts'
import { messages } from './messages.ts'
import { mode } from './mode.ts'
import { jobs, notifications } from './jobs.ts'
import { modelCard } from './modelCard.ts'
import { modelFigures } from './modelFigures.ts'
import { contests, myData, recordingViews } from './privacy.ts'
import { clientOverview, departments, gbsVideos, locations } from './places.ts'
import { observationFilters } from './observationFilters.ts'
import { observations } from './observations.ts'
import { texts as publicTexts } from './public.ts'
import { charts, choices, days, uploads } from './parts.ts'
import { qr } from './qr.ts'
import { ra } from './ra.ts'
import { resources } from './resources.ts'
import { reviewQueue } from './reviewQueue.ts'
import { savedViews } from './savedViews.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { status } from './status.ts'
import { taskActions } from './taskActions.ts'
import { taskAnalysis } from './taskAnalysis.ts'
import { tasks } from './tasks.ts'
import { today } from './today.ts'
import { videos } from './videos.ts'
import { users } from './users.ts'

export const texts: TextsLike<typeof en> = {
  ...publicTexts,
  ...common,
  help,
  language,
  ra,
  clients,
  resources,
  enums,
  accuracy,
  analysis,
  clientOverview,
  auditLog,
  apiPage,
  calibration,
  charts,
  choices,
  campaigns,
  comments,
  contests,
  dashboard,
  dataProtection,
  days,
  emptyList,
  followUps,
  gettingStarted,
  invitation,
  deletion,
  departments,
  gbsVideos,
  imports,
  jobs,
  judgeAgain,
  messages: { ...messages, ...appMessages, ...importMessages },
  mode,
  locations,
  modelCard,
  modelFigures,
  myData,
  notifications,
  observationFilters,
  observations,
  qr,
  recordingViews,
  reviewQueue,
  savedViews,
  search,
  security,
  status,
  taskActions,
  taskAnalysis,
  tasks,
  today,
  uploads,
  videos,
  users,
}

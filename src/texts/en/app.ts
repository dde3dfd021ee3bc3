/** Texts of the signed-in app. */
import { analysis, judgeAgain } from './analysis.ts'
import { auditLog } from './auditLog.ts'
import { common } from './common.ts'
import { dataProtection } from './dataProtection.ts'
import { emptyList, gettingStarted } from './gettingStarted.ts'
import { invitation } from './invitation.ts'
import { deletion } from './deletion.ts'
import { enums } from './enums.ts'
import { importMessages } from './importMessages.ts'
import { imports } from './imports.ts'
import { messages } from './messages.ts'
import { mode } from './mode.ts'
import { jobs, notifications } from './jobs.ts'
import { modelCard } from './modelCard.ts'
import { contests, myData, recordingViews } from './privacy.ts'
import { clientOverview, departments, gbsVideos, locations } from './places.ts'
import { texts as publicTexts } from './public.ts'
import { charts, choices, days, uploads } from './parts.ts'
import { qr } from './qr.ts'
import { ra } from './ra.ts'
import { resources } from './resources.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { status } from './status.ts'
import { today } from './today.ts'

export const texts = {
  ...publicTexts,
  ...common,
  ra,
  resources,
  enums,
  analysis,
  clientOverview,
  auditLog,
  charts,
  choices,
  contests,
  dataProtection,
  days,
  emptyList,
  gettingStarted,
  invitation,
  deletion,
  departments,
  gbsVideos,
  imports,
  jobs,
  judgeAgain,
  messages: { ...messages, ...importMessages },
  mode,
  locations,
  modelCard,
  myData,
  notifications,
  qr,
  recordingViews,
  search,
  security,
  status,
  today,
  uploads,
} as const

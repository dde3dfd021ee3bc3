/** The routes outside of the resources and the screens that belong to no entity. */
import type { ReactElement } from 'react'
import { lazyScreen } from './parts/layout/lazyScreen.tsx'

export const Dashboard = lazyScreen(() => import('./features/dashboard/Dashboard.tsx'), 'Dashboard')
export const AuditLog = lazyScreen(() => import('./features/auditLog/AuditLog.tsx'), 'AuditLog')
export const JobsPage = lazyScreen(() => import('./features/jobs/JobsPage.tsx'), 'JobsPage')

const PasswordReset = lazyScreen(
  () => import('./features/users/PasswordReset.tsx'),
  'PasswordReset',
)
const ImportPage = lazyScreen(() => import('./features/imports/ImportPage.tsx'), 'ImportPage')
const ClientOverview = lazyScreen(
  () => import('./features/clientOverview/ClientOverview.tsx'),
  'ClientOverview',
)
const ReviewQueue = lazyScreen(
  () => import('./features/reviewQueue/ReviewQueue.tsx'),
  'ReviewQueue',
)
const StatusPage = lazyScreen(() => import('./features/status/StatusPage.tsx'), 'StatusPage')
const AiAccuracy = lazyScreen(() => import('./features/accuracy/AiAccuracy.tsx'), 'AiAccuracy')
const ModelCard = lazyScreen(() => import('./features/analysis/ModelCard.tsx'), 'ModelCard')
const TaskAnalysisPage = lazyScreen(
  () => import('./features/taskAnalysis/TaskAnalysisPage.tsx'),
  'TaskAnalysisPage',
)
const CalibrationPage = lazyScreen(
  () => import('./features/calibration/CalibrationPage.tsx'),
  'CalibrationPage',
)
const HelpPage = lazyScreen(() => import('./features/help/HelpPage.tsx'), 'HelpPage')
const ApiPage = lazyScreen(() => import('./features/help/ApiPage.tsx'), 'ApiPage')
const MyDataPage = lazyScreen(() => import('./features/myData/MyDataPage.tsx'), 'MyDataPage')
const QrCodesPage = lazyScreen(() => import('./features/qrCodes/QrCodesPage.tsx'), 'QrCodesPage')
const TodayPage = lazyScreen(() => import('./features/today/TodayPage.tsx'), 'TodayPage')
const AccountPage = lazyScreen(() => import('./features/account/AccountPage.tsx'), 'AccountPage')
export const SecondFactorGate = lazyScreen(
  () => import('./features/account/SecondFactorGate.tsx'),
  'SecondFactorGate',
)
const LegalPage = lazyScreen(() => import('./features/legal/LegalPage.tsx'), 'LegalPage')

export const EXTRA_ROUTES: Readonly<Record<string, ReactElement>> = {
  '/users/:id/resetpassword': <PasswordReset />,
  '/departments/importDepartments': <ImportPage kind="departments" />,
  '/locations/importLocations': <ImportPage kind="locations" />,
  '/users/importUsers': <ImportPage kind="users" />,
  '/users/importUsers/employeeIds': <ImportPage kind="employeeIds" />,
  '/allobservations/review': <ReviewQueue />,
  '/clientoverview': <ClientOverview />,
  '/status': <StatusPage />,
  '/aiaccuracy': <AiAccuracy />,
  '/aimodel': <ModelCard />,
  '/calibration': <CalibrationPage />,
  '/taskanalysis': <TaskAnalysisPage />,
  '/account': <AccountPage />,
  '/help': <HelpPage />,
  '/help/api': <ApiPage />,
  '/mydata': <MyDataPage />,
  '/today': <TodayPage />,
  '/qrcodes': <QrCodesPage />,
  '/privacy': <LegalPage page="/privacy" />,
  '/termsandconditions': <LegalPage page="/termsandconditions" />,
}

/** /users/{id}: a person, their level and places, and their observations. */
import LockReset from '@mui/icons-material/LockReset'
import { Alert, AlertTitle, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { fullNameOf } from '#domain/displayName.ts'
import type { User } from '#api/generated/contract.ts'
import { mayCall, mayOpen } from '#domain/access.ts'
import { canAccessAllClients, isSuperUser } from '#domain/roles.ts'
import {
  deletionRefusal,
  editRefusal,
  erasureRefusal,
  holdRefusal,
  personalFileRefusal,
} from '#domain/users/userRules.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { type Property, PropertySection } from '../../parts/detail/PropertyList.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { PersonalDataButton } from '../myData/PersonalDataButton.tsx'
import { AgreementSection } from '../calibration/AgreementSection.tsx'
import { ErasePerson } from '../dataProtection/ErasePerson.tsx'
import { LegalHolds } from '../dataProtection/LegalHolds.tsx'
import { PersonFollowUps } from '../followUps/FollowUpSections.tsx'
import { AccountChip } from './AccountChip.tsx'
import { InvitationAlert, InvitationState } from './InvitationAlert.tsx'
import { UserObservations } from './UserObservations.tsx'
import { UserSecurity } from './UserSecurity.tsx'

export function UserShow() {
  const me = useMe()
  const t = useT()
  const mayEdit = (user: User) => editRefusal(me, user) === null
  const canSetPassword = (user: User) =>
    !user.deleted_at && mayEdit(user) && mayOpen(me.type, resetPasswordPath(user))
  const mayDelete = (user: User) => !user.pseudonymised_at && deletionRefusal(me, user) === null
  const mayErase = (user: User) => !user.pseudonymised_at && erasureRefusal(me, user) === null
  const mayExport = (user: User) =>
    !user.pseudonymised_at && isSuperUser(me.type) && personalFileRefusal(me, user) === null
  return (
    <EntityShow<User>
      mayChange={mayEdit}
      mayDelete={mayDelete}
      actions={(user) => canSetPassword(user) && resetPasswordButton(user)}
    >
      {(user) => (
        <>
          {user.pseudonymised_at && (
            <Alert severity="info">
              {t('dataProtection.erase.erased', {
                day: formatDateTime(user.pseudonymised_at),
              })}
            </Alert>
          )}
          {!user.deleted_at && <BouncedMailAlert user={user} mayEdit={mayEdit(user)} />}
          {canSetPassword(user) && (
            <InvitationAlert user={user} passwordPath={resetPasswordPath(user)} />
          )}
          <PropertySection<User>
            title={t('users.section')}
            properties={[
              ['name', fullNameOf(user)],
              'email',
              'employee_id',
              'title',
              ['level', t(`enums.role.${user.type}`)],
              [
                'is_account_enabled',
                <AccountChip
                  key="account"
                  enabled={user.is_account_enabled}
                  isClientClosed={Boolean(user.client.deleted_at)}
                />,
              ],
              ...invitationOf(user),
              ['client.company_name', user.client.company_name],
              'observation_count',
              'observed_count',
              'created_at',
              'updated_at',
            ]}
          />
          <UserAccess user={user} />
          <PersonFollowUps user={user} />
          <UserObservations user={user} />
          {!user.deleted_at && user.id !== me.id && mayEdit(user) && <UserSecurity user={user} />}
          {mayCall(me.type, 'userCalibration') && mayCall(user.type, 'answerCalibrationClip') && (
            <AgreementSection userId={user.id} title={t('calibration.agreement.ofPerson')} />
          )}
          {mayExport(user) && <PersonalData user={user} />}
          {!user.pseudonymised_at && (
            <LegalHolds
              subject="PERSON"
              subjectId={user.id}
              mayPlace={holdRefusal(me, user) === null}
            />
          )}
          {mayCall(me.type, 'erasePerson') && mayErase(user) && <ErasePerson user={user} />}
        </>
      )}
    </EntityShow>
  )
}

/** Only of people who were invited. */
const invitationOf = ({ invitation }: User): Property[] =>
  invitation?.invited_at
    ? [['invitation', <InvitationState key="invitation" invitation={invitation} />]]
    : []

/** The file of everything held about a person, for a request of theirs. */
function PersonalData({ user }: { user: { id: string } }) {
  const t = useT()
  return (
    <Section title={t('myData.file.ofPersonTitle')} subtitle={t('myData.file.ofPersonHint')}>
      <PersonalDataButton userId={user.id} label={t('myData.file.ofPerson')} />
    </Section>
  )
}

const resetPasswordButton = (user: User) => <ResetPasswordButton user={user} />

/** Places where a person may work: those of their level, or chosen ones. */
export function UserAccess({ user }: { user: User }) {
  const t = useT()
  return (
    <PropertySection<User>
      title={t('users.access')}
      properties={[
        ['locations', locationsOf(user)],
        ['departments', departmentsOf(user)],
      ]}
    />
  )
}

function locationsOf(user: User) {
  if (canAccessAllClients(user.type) || user.user_has_full_location_access)
    return t('users.allLocations')
  return <RelatedRecords resource="locations" clientId={user.client_id} records={user.locations} />
}

function departmentsOf(user: User) {
  if (canAccessAllClients(user.type)) return t('users.allDepartments')
  if (isSuperUser(user.type) || user.user_has_full_department_access)
    return user.user_has_full_location_access
      ? t('users.allDepartments')
      : t('users.allDepartmentsThere')
  return (
    <RelatedRecords resource="departments" clientId={user.client_id} records={user.departments} />
  )
}

/** Warning that the last mail did not reach a person, and how to correct that. */
export function BouncedMailAlert({ user, mayEdit }: BouncedMailAlertProps) {
  const t = useT()
  const { mail_refusal: reason, email } = user
  if (!reason) return null
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('users.bounced.title', { reason })}</AlertTitle>
      {t(mayEdit ? 'users.bounced.correct' : 'users.bounced.askSuperUser', { email })}
    </Alert>
  )
}

interface BouncedMailAlertProps {
  user: User
  /** True if the reader can correct the mail address. */
  mayEdit: boolean
}

/** Link to the page where a person's password is reset. */
export function ResetPasswordButton({ user }: { user: { id: string } }) {
  const t = useT()
  return (
    <Button
      component={LinkBase}
      to={resetPasswordPath(user)}
      color="inherit"
      startIcon={<LockReset />}
    >
      {t('users.password.reset')}
    </Button>
  )
}

/** Returns the path of the page where a person's password is reset. */
export const resetPasswordPath = ({ id }: { id: string }): string =>
  `/users/${encodeURIComponent(id)}/resetpassword`

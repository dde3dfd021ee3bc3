/** Pages of people. */
import type { users as en } from '../en/users.ts'
import type { TextsLike } from '../keys.ts'

export const users: TextsLike<typeof en> = {
  section: 'Utilisateur',
  account: 'Compte',
  access: 'Accès',
  nameHint: 'Un prénom, un nom de famille ou les deux.',
  titleHint: 'Poste occupé, par exemple chef d’équipe.',
  accountHint: 'Si le compte est désactivé, cette personne ne peut pas se connecter.',
  levelFixed: 'Vous ne pouvez pas changer ce niveau.',
  hasAll: 'Ce niveau a accès à tous les sites et services.',
  hasAllDepartments: 'Ce niveau a accès à tous les services des sites choisis.',
  locationsHint: 'Laissez vide pour tous les sites. Un site comprend ses sous-sites.',
  departmentsHint:
    'Laissez vide pour tous les services de ces sites. Un service comprend ses sous-services.',
  allLocations: 'Tous les sites',
  allDepartments: 'Tous les services',
  allDepartmentsThere: 'Tous les services de ces sites',
  deleted: 'Supprimé',
  neverObserved: 'Jamais',
  observed: {
    label: 'Observé',
    all: 'Observé ou non',
    THIS_MONTH: 'Non observé ce mois-ci',
    THIS_QUARTER: 'Non observé ce trimestre',
    THIS_YEAR: 'Non observé cette année',
    notSince: 'Non observé depuis le %{day}',
  },
  observations: {
    label: 'Quelles observations',
    about: 'Sur cette personne',
    made: 'Faites par cette personne',
  },
  bounced: {
    title: 'Le dernier e-mail à cette personne n’a pas été remis : %{reason}',
    correct:
      'Vérifiez avec elle l’adresse %{email} et corrigez-la, ou demandez à son administrateur de messagerie d’autoriser les e-mails de Liftwise. Cet avis disparaît quand un e-mail est remis ou que l’adresse change.',
    askSuperUser:
      'Demandez à un super-utilisateur de vérifier l’adresse %{email}, ou à l’administrateur de messagerie d’autoriser les e-mails de Liftwise.',
  },
  password: {
    reset: 'Changer le mot de passe',
    resetOf: 'Changer le mot de passe de %{name}',
    set: 'Définir un nouveau mot de passe',
    setHint:
      'Tous les appareils de %{name} seront déconnectés ; la connexion se fera avec le nouveau mot de passe.',
    length: 'Au moins 8 caractères.',
    save: 'Enregistrer le mot de passe',
    saved: '%{name} peut maintenant se connecter avec le nouveau mot de passe.',
    orSend: 'Ou envoyer un lien',
    send: 'Envoyer un lien',
    sendHint:
      '%{name} reçoit un e-mail à l’adresse %{email} avec un lien pour choisir un nouveau mot de passe. Le mot de passe actuel reste valable jusque-là.',
    sending: 'Envoi…',
    sent: 'Un lien a été envoyé à %{email}. Il ne sert qu’une fois et expire au bout de 30 minutes.',
    disabled: 'Ce compte est désactivé. Activez-le avant d’envoyer un lien.',
  },
}

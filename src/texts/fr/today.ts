/** Labels of the page with one's observations of the day, and of what this device has not sent yet. */
import type { today as en } from '../en/today.ts'
import type { TextsLike } from '../keys.ts'

export const today: TextsLike<typeof en> = {
  title: 'Mes observations du jour',
  add: 'Ajouter une observation',
  queue: {
    title: 'Sur cet appareil',
    none: 'Rien n’attend d’être envoyé.',
    unsent:
      '%{smart_count} observation n’est pas encore envoyée. |||| %{smart_count} observations ne sont pas encore envoyées.',
    bySelf: 'L’envoi se fera quand vous serez de nouveau en ligne.',
    needsYou: 'Voyez ci-dessous ce qui n’a pas fonctionné.',
    observation: 'Observation',
    recording: 'Enregistrement de %{size}',
    states: {
      waiting: 'En attente',
      sending: 'Envoi',
      sent: 'Envoyée',
      needsYou: 'À corriger',
    },
    existing: 'Ouvrir l’observation existante',
    send: 'Envoyer maintenant',
    sendOf: 'Envoyer maintenant : %{name}',
    edit: 'Modifier',
    editOf: 'Modifier : %{name}',
    discard: 'Abandonner',
    discardOf: 'Abandonner : %{name}',
    keep: 'Garder',
    discardTitle: 'Abandonner cette observation ?',
    discardQuestion: 'Elle n’existe que sur cet appareil. Elle ne pourra pas être restaurée.',
    discardMaybeSent:
      'Elle est peut-être déjà enregistrée. L’abandon ne la supprime que de cet appareil ; cherchez-la dans la liste des observations.',
    discarded: 'Abandonnée.',
    isSending: 'Elle est en cours d’envoi et n’a donc pas été abandonnée.',
    editing:
      'Cette observation n’est pas encore enregistrée. Corrigez-la et ajoutez-la de nouveau.',
    notRecorded: 'Cette observation n’est pas encore enregistrée : %{reason}',
    gone: 'Cette observation a déjà été envoyée ou abandonnée.',
    toToday: 'Mes observations du jour',
  },
  unsentBadge:
    '%{smart_count} observation non envoyée |||| %{smart_count} observations non envoyées',
  refused: {
    one: '%{task} : l’observation n’a pas été enregistrée. %{reason}',
    many: '%{count} observations n’ont pas été enregistrées.',
    badge: 'Refusées : %{count}',
  },
  signOut: {
    title: 'Se déconnecter ?',
    question:
      '%{smart_count} observation n’est pas encore envoyée. Elle reste sur cet appareil et sera envoyée à votre prochaine connexion. |||| %{smart_count} observations ne sont pas encore envoyées. Elles restent sur cet appareil et seront envoyées à votre prochaine connexion.',
    stay: 'Rester',
    leave: 'Se déconnecter',
  },
  recorded: {
    title: 'Enregistrées aujourd’hui',
    hint: 'Les observations que vous avez faites ou qui vous concernent.',
    none: 'Rien n’est encore enregistré aujourd’hui.',
    failed: 'Les observations du jour n’ont pas pu être chargées.',
    newest: 'Seules les plus récentes sont affichées.',
    all: 'Les afficher toutes',
    by: 'Observé par %{name}',
    you: 'Vous',
  },
}

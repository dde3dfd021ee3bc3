/** Labels of retention, legal holds and the erasure of a person. */
import type { dataProtection as en } from '../en/dataProtection.ts'
import type { TextsLike } from '../keys.ts'

export const dataProtection: TextsLike<typeof en> = {
  cancel: 'Annuler',
  retention: {
    title: 'Protection des données',
    hint: 'Contrôle chaque nuit à 3 h dans le fuseau horaire du client. Les chiffres ne changent pas. Ce qui est sous conservation légale reste.',
    recordingsHint:
      'Les enregistrements plus anciens et leurs points clés sont supprimés ; les résultats restent. 30 ou plus. Vide : conservés sans limite.',
    observationsHint:
      'Les observations plus anciennes perdent noms, notes et enregistrements ; les personnes deviennent des pseudonymes. 30 ou plus. Vide : conservées sans limite.',
    preview:
      'Le prochain passage supprime %{recordings} enregistrements et retire les noms et les notes de %{observations} observations.',
    oldest: 'La date la plus ancienne est le %{day}.',
    held: 'Gardés à cause d’une conservation légale : %{count}.',
    failed: 'Ce qui serait supprimé n’a pas pu être compté. Réessayez dans un instant.',
    confirmTitle: 'Enregistrer ces limites ?',
    final: 'Cette action est définitive.',
    confirm: 'Enregistrer et supprimer',
    notSaved: 'Rien n’a été enregistré. Modifiez les limites, ou confirmez ce qu’elles suppriment.',
    days: '%{count} jours',
    unlimited: 'Conservation sans limite',
  },
  holds: {
    title: 'Conservation légale',
    hint: 'Tant qu’une conservation légale est en place, rien de ce qu’elle couvre n’est supprimé ni pseudonymisé.',
    none: 'Il n’y en a pas.',
    failed: 'Les conservations légales n’ont pas pu être chargées.',
    place: 'Mettre en place une conservation légale',
    placed: 'La conservation légale est en place.',
    reason: 'Motif',
    reasonHint: 'Par exemple le numéro du dossier.',
    end: 'Lever la conservation légale',
    endWarning: 'Le prochain passage de nuit supprime alors ce qui dépasse les limites du client.',
    of: {
      CLIENT: 'Conservation légale de tout le client',
      PERSON: 'Conservation légale d’une personne',
      OBSERVATION: 'Conservation légale de cette observation',
    },
  },
  erase: {
    title: 'Effacer les données personnelles',
    hint: 'Remplace la personne par un pseudonyme. Les chiffres ne changent pas. Cette action est définitive.',
    start: 'Effacer les données personnelles',
    failed: 'Ce qui serait effacé n’a pas pu être compté.',
    held: 'Une conservation légale couvre cette personne ou ses observations. Levez-la d’abord.',
    intro: 'Cette action efface les données personnelles de %{name} :',
    account:
      'Le compte perd le nom, l’adresse e-mail et le matricule, il est supprimé et ne permet plus de se connecter.',
    observed:
      'Observations sur cette personne : %{count}. Elles gardent leurs résultats et perdent toutes les notes.',
    recordings: 'Enregistrements de cette personne supprimés : %{count}.',
    observations:
      'Observations faites par cette personne : %{count}. Elles restent, sous le pseudonyme.',
    limits:
      'Hors de portée : les noms saisis dans d’autres fiches, les e-mails déjà envoyés, les fichiers téléchargés et les sauvegardes. Les exportations encore conservées sont supprimées.',
    confirm: 'Saisissez %{name} pour confirmer',
    done: 'Les données personnelles ont été effacées.',
    erased: 'Les données personnelles de cette personne ont été effacées le %{day}.',
  },
  recordingRemoved: 'L’enregistrement a été supprimé au bout de %{count} jours.',
  recordingErased: 'L’enregistrement a été supprimé.',
  pseudonymised:
    'Les noms et les notes ont été supprimés le %{day}. Cette observation ne peut plus être modifiée.',
}

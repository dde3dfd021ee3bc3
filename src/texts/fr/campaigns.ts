/** Texts of the list, the pages and the form of campaigns. */
import type { campaigns as en } from '../en/campaigns.ts'
import type { TextsLike } from '../keys.ts'

export const campaigns: TextsLike<typeof en> = {
  editOf: 'Modifier %{name}',
  observedOfAll: '%{done} sur %{all}',
  blocked: 'Bloquée : %{reasons}',
  blockedMeans:
    'Bloquée : %{reasons}. Elle n’est pas proposée pour les observations et n’envoie aucun rappel tant que ce qui manque n’est pas restauré ou que la campagne n’est pas modifiée.',
  noTask: 'Aucune tâche',
  noEnd: 'Sans fin',
  allLocations: 'Tous les sites',
  allDepartments: 'Tous les services',
  everyone: 'Toute l’entreprise',
  required: '%{count} par personne',
  steps: {
    form: 'Campagne',
    locdep: 'Site et service',
    users: 'Utilisateurs',
    review: 'Récapitulatif',
  },
  form: {
    campaign: 'Campagne',
    required: 'Par personne, à chaque occurrence. Laissez vide pour 1.',
    task: 'Les observations de cette campagne ne portent que sur cette tâche.',
    schedule: 'Calendrier',
    endDate: 'Laissez vide pour ne pas fixer de fin.',
    frequency: 'À quelle fréquence la campagne se répète à partir de la date de début.',
    who: 'Personnes concernées',
    whoMeans: 'Si les deux sont désactivés, la campagne concerne toute l’entreprise.',
    byPlace:
      'Toutes les personnes qui y travaillent. Vous choisissez les lieux à l’étape suivante.',
    byPerson: 'Vous choisissez les personnes à l’étape suivante.',
    reminders: 'Rappels',
    remindersMean: 'Pour les personnes qui ont encore des observations à faire.',
    app: 'Affichés sous l’icône de cloche.',
    email: 'À 8 h dans le fuseau horaire du client.',
    reminderFrequency: 'À partir du premier jour de chaque occurrence.',
    places: 'Site et service',
    placesMean:
      'La campagne concerne toutes les personnes qui y travaillent. Choisissez un site, un service ou les deux.',
    location: 'Comprend tous ses sous-sites.',
    department: 'Comprend tous ses sous-services.',
    withoutPlaces:
      'Les personnes pour qui aucun n’est choisi, ou tous, font partie de chaque site ou service.',
    users: 'Utilisateurs précis',
    usersMean: 'Les personnes à observer dans cette campagne.',
    usersHint: 'Saisissez un nom, une adresse e-mail ou un matricule pour trouver une personne.',
  },
  change: {
    campaign: 'Modifier la campagne',
    reminders: 'Modifier les rappels',
    who: 'Modifier les personnes concernées',
  },
  channels: {
    app: 'Application',
    email: 'E-mail',
    both: 'Application et e-mail',
    none: 'Désactivés',
  },
  progress: {
    title: 'Avancement',
    hint: 'Personnes ayant toutes les observations requises, à chaque occurrence.',
    occurrences: 'Occurrences',
    earlier: 'Afficher les précédentes',
    people:
      '%{done} personne observée sur %{smart_count} |||| %{done} personnes observées sur %{smart_count}',
    observations: '%{smart_count} observation |||| %{smart_count} observations',
    open: 'Non observées (%{count})',
    noneOpen: 'Toutes les personnes ont été observées.',
    nobody: 'Cette campagne ne concerne personne.',
    done: 'Observées (%{count})',
    noneDone: 'Personne n’a encore été observé.',
  },
  people: {
    title: 'Personnes',
    none: 'Personne n’est encore concerné.',
    included: '%{smart_count} personne. |||| %{smart_count} personnes.',
    toObserve:
      '%{smart_count} personne à observer à chaque occurrence. |||| %{smart_count} personnes à observer à chaque occurrence.',
    toRemind:
      '%{smart_count} personne reçoit des rappels. |||| %{smart_count} personnes reçoivent des rappels.',
    chosen: 'Sélection : %{count}',
    pages: 'Pages, %{title}',
    previous: 'Précédente',
    next: 'Suivante',
    range: '%{from}–%{to}',
    rangeOfAll: '%{from}–%{to} sur %{total}',
    leftOut: {
      locations:
        '%{smart_count} personne sans site attribué est exclue. |||| %{smart_count} personnes sans site attribué sont exclues.',
      departments:
        '%{smart_count} personne sans service attribué est exclue. |||| %{smart_count} personnes sans service attribué sont exclues.',
      both: '%{smart_count} personne sans site ni service attribué est exclue. |||| %{smart_count} personnes sans site ni service attribué sont exclues.',
    },
    everywhere: {
      locations:
        '%{smart_count} d’entre elles n’a pas de site attribué, ce qui veut dire tous. |||| %{smart_count} d’entre elles n’ont pas de site attribué, ce qui veut dire tous.',
      departments:
        '%{smart_count} d’entre elles n’a pas de service attribué, ce qui veut dire tous. |||| %{smart_count} d’entre elles n’ont pas de service attribué, ce qui veut dire tous.',
      both: '%{smart_count} d’entre elles n’a pas de site ou de service attribué, ce qui veut dire tous. |||| %{smart_count} d’entre elles n’ont pas de site ou de service attribué, ce qui veut dire tous.',
    },
  },
  planned: {
    title: 'Occurrences',
    next: 'Les %{count} prochaines.',
    runs: 'A lieu %{smart_count} fois. |||| A lieu %{smart_count} fois.',
    all: 'Afficher tout (%{count})',
    goesOn: 'Pas de date de fin : la campagne continue de la même façon.',
  },
  reminderDays: {
    once: 'Rappels le %{day}',
    daily: 'Rappels chaque jour',
    weekly: 'Rappels chaque %{weekday} à partir du %{day}',
    monthly: 'Rappels le %{date} de chaque mois à partir du %{day}',
    monthEnd: 'Rappels le %{date} de chaque mois, ou le dernier jour, à partir du %{day}',
  },
}

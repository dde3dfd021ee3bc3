/** What the search over everything says. */
import type { search as en } from '../en/search.ts'
import type { TextsLike } from '../keys.ts'

export const search: TextsLike<typeof en> = {
  title: 'Rechercher',
  keys: 'Ctrl+K',
  keysOnMac: '⌘K',
  placeholder: 'Rechercher',
  hint: 'Saisissez un nom, une date comme %{date}, ou ce que vous voulez faire.',
  usage: '↑ ↓ pour choisir · Entrée pour ouvrir · Échap pour fermer',
  results: '%{smart_count} résultat |||| %{smart_count} résultats',
  none: 'Rien n’a été trouvé pour « %{search} ».',
  failed: 'La recherche n’a pas fonctionné.',
  offline: 'Pas de connexion. La recherche ne porte que sur ce que contient cet appareil.',
  nobody: 'Sans nom',
  opened: 'Ouvertures récentes',
  pages: 'Pages',
  actions: 'Actions',
  onDevice: 'Sur cet appareil',
  ofDay: 'Observations du %{date}',
  kinds: {
    PERSON: 'Personnes',
    LOCATION: 'Sites',
    DEPARTMENT: 'Services',
    TASK: 'Tâches',
    CAMPAIGN: 'Campagnes',
    GUIDANCE_VIDEO: 'Vidéos de consigne',
    OBSERVATION: 'Observations',
    CLIENT: 'Clients',
  },
  all: {
    PERSON: 'Toutes les personnes trouvées',
    LOCATION: 'Tous les sites trouvés',
    DEPARTMENT: 'Tous les services trouvés',
    TASK: 'Toutes les tâches trouvées',
    CAMPAIGN: 'Toutes les campagnes trouvées',
    GUIDANCE_VIDEO: 'Toutes les vidéos de consigne trouvées',
    OBSERVATION: 'Toutes les observations trouvées',
    CLIENT: 'Tous les clients trouvés',
  },
  aiAccuracy: 'Exactitude de l’IA',
  add: {
    allobservations: 'Ajouter une observation',
    users: 'Ajouter un utilisateur',
    locations: 'Ajouter un site',
    departments: 'Ajouter un service',
    tasks: 'Ajouter une tâche',
    campaigns: 'Ajouter une campagne',
    gbslibrary: 'Ajouter une vidéo GBS',
    clients: 'Ajouter un client',
  },
  import: {
    users: 'Importer des utilisateurs',
    employeeIds: 'Importer des matricules',
    locations: 'Importer des sites',
    departments: 'Importer des services',
  },
  export: {
    allobservations: {
      EXCEL: 'Exporter les observations vers Excel',
      CSV: 'Exporter les observations en CSV',
    },
    users: {
      EXCEL: 'Exporter les utilisateurs vers Excel',
      CSV: 'Exporter les utilisateurs en CSV',
    },
  },
}

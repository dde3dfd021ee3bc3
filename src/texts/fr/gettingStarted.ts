/** The first steps of a new client, and lists that are empty because nothing exists yet. */
import type {
  emptyList as enEmptyList,
  gettingStarted as enGettingStarted,
} from '../en/gettingStarted.ts'
import type { TextsLike } from '../keys.ts'

export const gettingStarted: TextsLike<typeof enGettingStarted> = {
  title: 'Premiers pas',
  subtitle:
    'Cinq étapes jusqu’à une première campagne. Vous pouvez vous arrêter à tout moment : ce qui est fait reste fait.',
  progress: 'Étapes terminées : %{done} sur %{all}',
  done: 'Terminée',
  hide: 'Masquer ces étapes',
  hidden: 'Les étapes sont masquées.',
  places: {
    title: 'Ajoutez vos sites et services',
    text: 'Des sites, par exemple un entrepôt, et les services qui y travaillent.',
    addLocation: 'Ajouter un site',
    addDepartment: 'Ajouter un service',
  },
  tasks: {
    title: 'Ajoutez des tâches',
    text: 'Ce que les personnes lèvent, poussent ou tirent.',
    add: 'Ajouter une tâche',
    byProvider:
      'Ce que les personnes lèvent, poussent ou tirent. Votre fournisseur ajoute les tâches pour vous : indiquez-lui les vôtres.',
    ask: 'Demander des tâches',
  },
  people: {
    title: 'Ajoutez des personnes',
    text: 'Qui est observé et qui observe. Chacun reçoit un e-mail pour choisir un mot de passe.',
    add: 'Ajouter un utilisateur',
  },
  observation: {
    title: 'Enregistrez une première observation',
    text: 'Regardez une personne travailler et jugez les quatre principes.',
    byOwnPeople: 'C’est au client d’enregistrer les observations.',
    add: 'Ajouter une observation',
  },
  campaign: {
    title: 'Planifiez une première campagne',
    text: 'Une série d’observations, avec des rappels aux personnes qui en ont encore à faire.',
    add: 'Ajouter une campagne',
  },
}

export const emptyList: TextsLike<typeof enEmptyList> = {
  byProvider: 'Votre fournisseur les ajoute.',
  bySuperUser: 'Un super-utilisateur les ajoute.',
  byOwnPeople: 'C’est au client de les ajouter.',
  fromObservation: 'Ouvrez-en un sur la page d’une observation incorrecte.',
  clients: { text: 'Il n’y a pas encore de clients.', add: 'Ajouter un client' },
  locations: { text: 'Il n’y a pas encore de sites.', add: 'Ajouter un site' },
  departments: { text: 'Il n’y a pas encore de services.', add: 'Ajouter un service' },
  users: { text: 'Il n’y a pas encore d’utilisateurs.', add: 'Ajouter un utilisateur' },
  tasks: { text: 'Il n’y a pas encore de tâches.', add: 'Ajouter une tâche' },
  campaigns: { text: 'Il n’y a pas encore de campagnes.', add: 'Ajouter une campagne' },
  allobservations: {
    text: 'Il n’y a pas encore d’observations.',
    add: 'Ajouter une observation',
  },
  followups: { text: 'Il n’y a pas encore de suivis.', add: 'Ouvrir un suivi' },
  gbslibrary: {
    text: 'Il n’y a pas encore de vidéos de consigne.',
    add: 'Ajouter une vidéo',
  },
}

/** Pages of clients. */
import type { clients as en } from '../en/clients.ts'
import type { TextsLike } from '../keys.ts'

export const clients: TextsLike<typeof en> = {
  sections: {
    company: 'Entreprise',
    alerts: 'Alertes',
    emails: 'E-mails',
    ai: 'IA',
    review: 'Vérification et suivi',
    signIn: 'Connexion',
    display: 'Affichage',
    appearance: 'Apparence',
  },
  alertsHint:
    'Des e-mails qui nomment des personnes. Les destinataires ne voient que les personnes auxquelles ils ont accès, une fois par cas.',
  emailsHint:
    'Les nombres, la part d’observations correctes et l’évolution depuis la période précédente, envoyés au responsable du compte et à tous les super-utilisateurs du client. Chacun peut se désabonner.',
  hints: {
    blindReview:
      'Les vérificateurs y répondent avant de voir l’avis de l’IA, qui ne peut donc pas les influencer. 0 : aucun.',
    namesHidden:
      'Ce que les représentants du personnel peuvent demander : la page « Tâches et lieux » n’a aucun nom de personne ni lien vers des listes qui en ont.',
    accountManager: 'L’interlocuteur de ce client chez le fournisseur.',
    inactiveLevel: 'Qui reçoit un e-mail quand des personnes n’enregistrent plus d’observations.',
    inactiveMonths:
      'À compter de la dernière observation d’une personne. Envoyée à 6 h dans le fuseau horaire du client.',
    badLiftLevel:
      'Qui reçoit un e-mail quand les dernières observations d’une personne sont toutes incorrectes.',
    badLifts:
      'Observations incorrectes de suite pour une personne. Envoyée dès que ce nombre est atteint.',
    weeklyEmail: 'Le lundi à 6 h dans le fuseau horaire du client, pour la semaine précédente.',
    monthlyEmail: 'Le 1er à 6 h dans le fuseau horaire du client, pour le mois précédent.',
    ai: 'Sans elle, chaque tâche exige un contrôle manuel.',
    rawVideo:
      'On peut choisir d’envoyer l’enregistrement lui-même, qui montre la personne. Sinon, seuls les points clés et un dessin superposé quittent l’appareil.',
    secondFactor:
      'Toutes les personnes de ce client doivent configurer un second facteur avant de pouvoir faire autre chose, y compris celles qui sont déjà connectées.',
    pickObserver:
      'Les observateurs et les super-utilisateurs peuvent choisir qui a fait une observation.',
    notApplicable: 'On peut répondre « sans objet » aux principes.',
    timeZone: 'Sert pour les dates des listes, des graphiques et des e-mails.',
    colour: 'Laissez vide pour l’orange par défaut.',
  },
  months: '%{smart_count} mois |||| %{smart_count} mois',
  lifts: '%{smart_count} levage |||| %{smart_count} levages',
  noTimeZones: 'Aucun fuseau horaire trouvé',
  colourPicker: '%{field}, sélecteur de couleur',
  lowContrast:
    'Un texte sur cette couleur a un contraste de %{contrast}:1 et se lit mal. Il devrait être d’au moins %{least}:1 : choisissez une couleur plus claire ou plus foncée.',
  preview: {
    label: 'Un bouton, un lien et une entrée de menu en %{colour}',
    link: 'Un lien',
    menuItem: 'Entrée de menu',
  },
  logo: 'Le logo',
  open: 'Ouvrir ce client',
  active: 'Actif',
  on: 'Activé',
  off: 'Désactivé',
}

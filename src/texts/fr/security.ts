/** Labels of the second factor and of the devices, on one's own account page and on another person's. */
import type { security as en } from '../en/security.ts'
import type { TextsLike } from '../keys.ts'

export const security: TextsLike<typeof en> = {
  account: 'Votre compte',
  myData: 'Voir les données qui vous concernent',
  myDataAbout:
    'Vos observations, vos enregistrements et qui les a ouverts, vos e-mails et vos connexions, et un fichier qui contient tout.',
  secondFactor: 'Second facteur',
  secondFactorState: 'Second facteur : %{state}',
  about:
    'Avec un second facteur, connaître votre mot de passe ne suffit pas : la connexion demande aussi un code d’une application de votre téléphone.',
  none: 'Vous n’avez pas de second facteur.',
  noneOf: '%{name} n’a pas de second facteur.',
  since: 'Activé depuis le %{date}.',
  codesLeft:
    'Il reste %{smart_count} code de récupération. |||| Il reste %{smart_count} codes de récupération.',
  required: 'Votre entreprise exige un second facteur : vous ne pouvez pas le supprimer.',
  gateTitle: 'Configurez votre second facteur',
  gateText: 'Votre entreprise exige un second facteur. Configurez-le maintenant pour continuer.',
  setUp: 'Configurer un second facteur',
  password: 'Votre mot de passe',
  passwordHint: 'Pour vérifier que c’est bien vous.',
  continue: 'Continuer',
  scan: 'Scannez ce code avec une application d’authentification, comme Google ou Microsoft Authenticator, ou avec l’application de mots de passe de votre téléphone.',
  qr: 'Code QR pour votre application d’authentification',
  secret: 'Ou saisissez cette clé dans l’application :',
  code: 'Code',
  codeHint: 'Les 6 chiffres que l’application affiche en ce moment.',
  codeOrRecovery: 'De votre application d’authentification, ou l’un de vos codes de récupération.',
  confirm: 'Activer',
  codesTitle: 'Conservez vos codes de récupération',
  codesText:
    'Chacun vous connecte une fois si vous n’avez pas votre téléphone. Gardez-les là où vous seul les trouverez : ils ne seront plus affichés.',
  copy: 'Copier les codes',
  copied: 'Copié.',
  copyRefused:
    'Le navigateur n’a pas copié les codes. Sélectionnez-les et copiez-les, ou notez-les.',
  saved: 'Je les ai conservés',
  renew: 'Nouveaux codes de récupération',
  renewText: 'Vos codes actuels ne fonctionneront plus.',
  renewDo: 'Créer de nouveaux codes',
  remove: 'Supprimer le second facteur',
  removeText: 'La connexion ne demandera plus que votre mot de passe.',
  removeDo: 'Supprimer',
  devices: 'Appareils',
  devicesAbout:
    'Les appareils connectés à votre compte. Déconnectez ceux que vous ne reconnaissez pas, puis choisissez un nouveau mot de passe.',
  devicesOf: 'Les appareils connectés au compte de %{name}.',
  noDevices: 'Aucun appareil n’est connecté au compte de %{name}.',
  device: '%{browser} sur %{system}',
  unknownBrowser: 'Navigateur inconnu',
  unknownSystem: 'un système inconnu',
  current: 'Cet appareil',
  used: 'Première utilisation : %{first}, dernière : %{last}',
  end: 'Déconnecter',
  endOf: 'Déconnecter %{device}',
  ended: 'L’appareil est déconnecté.',
  endOthers: 'Déconnecter tous les autres',
  endedOthers:
    '%{smart_count} appareil est déconnecté. |||| %{smart_count} appareils sont déconnectés.',
  reset: 'Réinitialiser le second facteur',
  resetText:
    'Tous les appareils de %{name} sont déconnectés, et le mot de passe seul suffit jusqu’à la configuration d’un autre second facteur. Un e-mail en informe cette personne.',
  resetDo: 'Réinitialiser',
  resetDone: 'Le second facteur a été réinitialisé.',
  failed: 'Ces informations n’ont pas pu être chargées.',
  signOut: 'Se déconnecter',
}

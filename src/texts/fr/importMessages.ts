/** What is wrong with a file or a row of an import. */
import type { importMessages as en } from '../en/importMessages.ts'
import type { TextsLike } from '../keys.ts'

export const importMessages: TextsLike<typeof en> = {
  importFileEmpty: 'Ce fichier est vide.',
  importWorkbook:
    'Ce fichier est un classeur ou une archive, pas un fichier CSV. Enregistrez-le au format CSV, puis choisissez ce fichier.',
  importNotText:
    'Ce n’est pas un fichier CSV : il contient des caractères qui ne sont pas du texte.',
  importTooLarge: 'Ce fichier dépasse 20 Mio. Divisez-le en plusieurs fichiers.',
  importTooManyRows:
    'Vous pouvez importer jusqu’à 100 000 lignes à la fois. Divisez le fichier en plusieurs fichiers.',
  importEncodingUnknown:
    'Encodage inconnu. Ne l’indiquez pas pour qu’il soit reconnu automatiquement.',
  importNoRows: 'Ce fichier a des en-têtes, mais aucune ligne.',
  importHeadersWrong:
    'Les en-têtes du fichier CSV ne sont pas valides. Il faut les en-têtes %{headers}',
  importHeaderTwice: 'Deux colonnes ont l’en-tête %{header}. Retirez l’une d’elles.',
  importQuoteOpen: 'La ligne %{row} a un guillemet ouvrant sans guillemet fermant.',
  importRowTooLong:
    'La ligne %{row} dépasse 1 000 000 de caractères. Cherchez un guillemet fermant manquant.',
  importTooManyColumns: 'La ligne %{row} a plus de 500 colonnes.',
  importSurplusCell:
    '« %{value} » se trouve après le dernier en-tête. Mettez entre guillemets une cellule qui contient le séparateur.',
  importColumn: 'Colonne %{column}',
  importRowsRefused:
    '%{smart_count} ligne a un problème. Rien n’a été importé. |||| %{smart_count} lignes ont des problèmes. Rien n’a été importé.',
  importDataChanged: 'Des données utilisées par cette importation ont changé. Réessayez.',

  typeUnknown: 'Type inconnu. Utilisez l’un des niveaux d’accès, par exemple Observateur client.',
  employeeIdRequired: 'Le matricule est obligatoire',
  emailUnknown: 'Aucun utilisateur n’a cette adresse e-mail.',
  placeUnknown: '« %{name} » n’existe pas.',
  placeAmbiguous: 'Plusieurs lieux se nomment « %{name} ». Écrivez le chemin : %{paths}.',
  parentsInCircle: 'Cette ligne et son parent se contiennent l’un l’autre.',
  parentRowRefused: 'Son parent, à la ligne %{row}, a lui aussi un problème.',
  placesTooDeep: 'Les lieux peuvent être imbriqués sur 20 niveaux au plus.',
  sameEmailInRow: 'La ligne %{row} a la même adresse e-mail.',
  sameEmployeeIdInRow: 'La ligne %{row} a le même matricule.',
  sameNameAndParentInRow: 'La ligne %{row} a le même nom et le même parent.',

  idShortened:
    'Cela ressemble à un long nombre abrégé par un tableur. Donnez à la colonne le format texte dans le tableur et saisissez de nouveau le matricule.',
  idSpreadsheetError:
    'C’est une erreur qu’un tableur affiche à la place d’une valeur. Donnez à la colonne le format texte dans le tableur et saisissez de nouveau le matricule.',
  idMadeDate:
    'Un tableur semble avoir transformé le matricule en date. Donnez à la colonne le format texte dans le tableur et saisissez de nouveau le matricule.',
  idLostDigits:
    'Un tableur garde 15 chiffres d’un nombre et remplace les autres par des zéros. Donnez à la colonne le format texte dans le tableur et saisissez de nouveau le matricule.',
  idFormatted:
    'Cela ressemble à un nombre mis en forme par un tableur. Donnez à la colonne le format texte dans le tableur et saisissez de nouveau le matricule.',
  idLostZeros:
    'Un tableur a peut-être retiré les zéros de tête : la valeur actuelle est %{stored}. Donnez à la colonne le format texte dans le tableur et saisissez de nouveau le matricule.',
}

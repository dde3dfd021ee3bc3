/** The import pages; what the server says of a row comes with the import. */
import type { imports as en } from '../en/imports.ts'
import type { TextsLike } from '../keys.ts'

export const imports: TextsLike<typeof en> = {
  titles: {
    departments: 'Importer des services',
    locations: 'Importer des sites',
    users: 'Importer des utilisateurs',
    employeeIds: 'Importer des matricules',
  },
  toList: {
    departments: 'Aller aux services',
    locations: 'Aller aux sites',
    users: 'Aller aux utilisateurs',
    employeeIds: 'Aller aux utilisateurs',
  },
  into: 'dans %{client}',
  template: 'Télécharger le modèle',
  stepsLabel: 'Étapes',
  steps: {
    choose: 'Choisir',
    check: 'Vérifier',
    import: 'Importer',
  },

  choose: 'Choisir un fichier',
  chooseHint:
    'Le fichier est d’abord vérifié. Vous voyez ce qui changerait, et rien n’est importé avant que vous ne confirmiez.',
  chooseAnother: 'Choisir un autre fichier',
  limits: 'Un fichier .csv de %{rows} lignes et %{size} Mio au plus.',
  oneFileOnly: 'Choisissez un seul fichier.',
  notCsv:
    '%{file} n’est pas un fichier .csv. Ouvrez-le dans Excel ou LibreOffice et enregistrez-le au format CSV.',
  unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le de nouveau.',

  format: {
    title: 'Colonnes requises',
    hint: 'La première ligne doit contenir ces en-têtes, dans un ordre quelconque. Seules les colonnes obligatoires doivent être remplies. Les autres colonnes sont ignorées.',
    required: 'Obligatoire',
  },
  cells: {
    departmentName: 'Nom du service.',
    departmentParent: 'Service parent. Laissez vide s’il n’y en a pas.',
    departmentLocations: 'Sites auxquels il appartient.',
    locationName: 'Nom du site.',
    locationParent: 'Site parent. Laissez vide s’il n’y en a pas.',
    firstName: 'Prénom. L’un des deux noms suffit.',
    lastName: 'Nom de famille.',
    email: 'Sert à se connecter.',
    employeeId: 'Matricule de la personne dans l’entreprise.',
    level: 'Niveau d’accès, par exemple « Observateur client » ou CLIENT_OBSERVER.',
    userLocations: 'Sites auxquels la personne a accès. Laissez vide pour tous.',
    userDepartments: 'Services auxquels la personne a accès. Laissez vide pour tous.',
    emailOfPerson: 'Adresse e-mail de la personne.',
  },
  notes: {
    departments:
      'Les services dont le nom et le parent existent déjà sont mis à jour, pas ajoutés en double.',
    locations: 'Les sites dont le nom et le parent existent déjà ne sont pas ajoutés en double.',
    parents: 'Les parents peuvent être dans le même fichier, dans un ordre quelconque.',
    users:
      'Les personnes dont l’adresse e-mail existe déjà sont mises à jour, pas ajoutées en double.',
    employeeIds:
      'Aucune personne n’est ajoutée. Chaque ligne fixe le matricule d’une personne existante.',
    path: 'Si plusieurs lieux portent le même nom, écrivez le chemin : Lyon > Quai. Pour celui du niveau supérieur : > Quai.',
    list: 'Séparez par des points-virgules plusieurs noms dans une cellule : Lyon; Entrepôt de Lille.',
  },

  preview: 'Aperçu',
  previewRows: 'Premières lignes',
  encoding: 'Encodage',
  encodingHint:
    'Si des lettres ne s’affichent pas bien, choisissez comment le fichier a été enregistré.',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-1252': 'Europe occidentale (Windows-1252)',
    macintosh: 'Europe occidentale (Mac Roman)',
    cp850: 'Europe occidentale (DOS 850)',
    'iso-8859-15': 'Europe occidentale (ISO 8859-15)',
    'windows-1250': 'Europe centrale (Windows-1250)',
    'iso-8859-2': 'Europe centrale (ISO 8859-2)',
    cp852: 'Europe centrale (DOS 852)',
    'windows-1257': 'Balte (Windows-1257)',
    'windows-1254': 'Turc (Windows-1254)',
    'windows-1253': 'Grec (Windows-1253)',
    'windows-1251': 'Cyrillique (Windows-1251)',
    'x-mac-cyrillic': 'Cyrillique (Mac)',
    'koi8-u': 'Cyrillique (KOI8)',
    ibm866: 'Cyrillique (DOS 866)',
    'windows-1255': 'Hébreu (Windows-1255)',
    'windows-1256': 'Arabe (Windows-1256)',
    'windows-874': 'Thaï (Windows-874)',
    'windows-1258': 'Vietnamien (Windows-1258)',
    shift_jis: 'Japonais (Shift JIS)',
    gb18030: 'Chinois simplifié (GB 18030)',
    big5: 'Chinois traditionnel (Big5)',
    'euc-kr': 'Coréen (EUC-KR)',
  },
  shown: {
    all: 'La seule ligne, lue en %{encoding}. Le texte est-il correct ? |||| Les %{smart_count} lignes, lues en %{encoding}. Le texte est-il correct ?',
    first:
      'Les %{count} premières lignes sur %{total}, lues en %{encoding}. Le texte est-il correct ?',
    unusual:
      '%{count} lignes sur %{total}, dont celles qui montrent des lettres inhabituelles, lues en %{encoding}. Le texte est-il correct ?',
  },
  check: 'Vérifier ce fichier',
  uploading: 'Envoi de %{file}',
  stay: 'Restez sur cette page jusqu’à la fin de l’envoi.',

  running: {
    check: {
      title: 'Vérification de %{file}',
      unheard:
        'Pas de connexion. La vérification continue ; son avancement s’affichera de nouveau bientôt.',
      leave:
        'Vous pouvez quitter cette page. La vérification continue ; retrouvez-la sous %{link}.',
    },
    import: {
      title: 'Importation de %{file}',
      unheard:
        'Pas de connexion. L’importation continue ; son avancement s’affichera de nouveau bientôt.',
      leave: 'Vous pouvez quitter cette page. L’importation continue ; retrouvez-la sous %{link}.',
    },
  },
  progress: {
    waiting: 'En attente de démarrage…',
    reading: 'Lecture du fichier…',
    read: '%{smart_count} ligne lue… |||| %{smart_count} lignes lues…',
    saving: 'Enregistrement de %{smart_count} ligne… |||| Enregistrement de %{smart_count} lignes…',
    checked:
      '%{done} ligne vérifiée sur %{smart_count} |||| %{done} lignes vérifiées sur %{smart_count}',
  },

  counts: {
    created: '%{smart_count} nouveau |||| %{smart_count} nouveaux',
    updated: '%{smart_count} modifié |||| %{smart_count} modifiés',
    unchanged: '%{smart_count} inchangé |||| %{smart_count} inchangés',
  },
  noChanges: 'Aucune modification dans %{file}',
  noChangesText:
    'La seule ligne est inchangée. Tout ce que contient ce fichier est déjà dans Liftwise. |||| Les %{smart_count} lignes sont inchangées. Tout ce que contient ce fichier est déjà dans Liftwise.',
  ready: '%{file} est prêt à être importé',
  noProblems: 'Aucun problème trouvé : %{counts}',
  invite:
    'Inviter par e-mail la nouvelle personne à choisir un mot de passe |||| Inviter par e-mail les %{smart_count} nouvelles personnes à choisir un mot de passe',
  expired: 'Le fichier a expiré. Choisissez-le de nouveau.',
  import: 'Importer %{smart_count} ligne |||| Importer %{smart_count} lignes',
  imported: '%{file} a été importé',
  importedCounts: 'Importation : %{counts}',
  importedAndInvited: 'Importation : %{counts}. Les invitations partent.',
  another: 'Importer un autre fichier',

  problems: '%{smart_count} problème dans %{file} |||| %{smart_count} problèmes dans %{file}',
  problemsHint:
    'Rien n’a été importé. Corrigez ces lignes dans votre fichier, enregistrez-le au format CSV, puis choisissez-le de nouveau.',
  problemsTable: 'Problèmes',
  downloadProblems: 'Télécharger les lignes avec problèmes',
  unlisted:
    '… et %{smart_count} autre dans le fichier. |||| … et %{smart_count} autres dans le fichier.',
  columns: {
    row: 'Ligne',
    column: 'Colonne',
    value: 'Valeur',
    problem: 'Problème',
    record: 'Fiche',
    change: 'Modification',
  },

  warnings:
    'Une cellule semble avoir été changée par un tableur. Comparez-la avant d’importer : elle est importée telle quelle. |||| Des cellules semblent avoir été changées par un tableur. Comparez-les avant d’importer : elles sont importées telles quelles.',
  warningsTable: 'Cellules à comparer',
  changes: '%{smart_count} modification |||| %{smart_count} modifications',
  changesTable: 'Modifications',
  downloadChanges: 'Télécharger toutes les modifications',
  topLevel: 'niveau supérieur',
  all: 'tous',
  empty: 'vide',

  stopped: {
    check: {
      cancelled: 'La vérification a été annulée',
      failed: 'La vérification a échoué',
    },
    import: {
      cancelled: 'L’importation a été annulée',
      failed: 'L’importation a échoué',
    },
  },
  nothingImported: 'Rien n’a été importé de %{file}.',
  checkAgain: 'Vérifier de nouveau',
  gone: 'Cette importation n’existe plus, ou elle appartient à une autre personne. Choisissez de nouveau le fichier.',
}

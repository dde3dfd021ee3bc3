/** The import pages; what the server says of a row comes with the import. */
import type { imports as en } from '../en/imports.ts'
import type { TextsLike } from '../keys.ts'

export const imports: TextsLike<typeof en> = {
  titles: {
    departments: 'Importuj działy',
    locations: 'Importuj lokalizacje',
    users: 'Importuj użytkowników',
    employeeIds: 'Importuj numery pracowników',
  },
  toList: {
    departments: 'Przejdź do działów',
    locations: 'Przejdź do lokalizacji',
    users: 'Przejdź do użytkowników',
    employeeIds: 'Przejdź do użytkowników',
  },
  into: 'do klienta %{client}',
  template: 'Pobierz szablon',
  stepsLabel: 'Kroki',
  steps: {
    choose: 'Wybór',
    check: 'Sprawdzenie',
    import: 'Import',
  },

  choose: 'Wybierz plik',
  chooseHint:
    'Plik jest najpierw sprawdzany. Widać, co by się zmieniło; nic nie jest importowane, dopóki tego nie potwierdzisz.',
  chooseAnother: 'Wybierz inny plik',
  limits: 'Jeden plik .csv, najwyżej %{rows} wierszy i %{size} MiB.',
  oneFileOnly: 'Wybierz tylko jeden plik.',
  notCsv:
    '%{file} nie jest plikiem .csv. Otwórz go w programie Excel lub LibreOffice i zapisz jako CSV.',
  unreadable: 'Nie udało się odczytać pliku. Wybierz go ponownie.',

  format: {
    title: 'Wymagane kolumny',
    hint: 'Pierwszy wiersz musi zawierać te nagłówki, w dowolnej kolejności. Wypełnić trzeba tylko kolumny wymagane. Inne kolumny są pomijane.',
    required: 'Wymagana',
  },
  cells: {
    departmentName: 'Nazwa działu.',
    departmentParent: 'Dział nadrzędny. Puste oznacza brak.',
    departmentLocations: 'Lokalizacje, do których należy.',
    locationName: 'Nazwa lokalizacji.',
    locationParent: 'Lokalizacja nadrzędna. Puste oznacza brak.',
    firstName: 'Imię. Wystarczy imię lub nazwisko.',
    lastName: 'Nazwisko.',
    email: 'Służy do logowania.',
    employeeId: 'Numer pracownika w firmie.',
    level: 'Poziom użytkownika, na przykład „Obserwator klienta” lub CLIENT_OBSERVER.',
    userLocations: 'Lokalizacje, do których ma dostęp. Puste oznacza wszystkie.',
    userDepartments: 'Działy, do których ma dostęp. Puste oznacza wszystkie.',
    emailOfPerson: 'Adres e-mail osoby.',
  },
  notes: {
    departments:
      'Działy o istniejącej nazwie i dziale nadrzędnym są aktualizowane, a nie powielane.',
    locations: 'Lokalizacje o istniejącej nazwie i lokalizacji nadrzędnej nie są powielane.',
    parents: 'Elementy nadrzędne mogą być w tym samym pliku, w dowolnej kolejności.',
    users: 'Osoby z istniejącym adresem e-mail są aktualizowane, a nie powielane.',
    employeeIds:
      'Nie dodaje się żadnych osób. Każdy wiersz ustawia numer pracownika istniejącej osoby.',
    path: 'Jeśli kilka miejsc ma tę samą nazwę, podaj ścieżkę: Leeds > Dock. Dla miejsca na najwyższym poziomie: > Dock.',
    list: 'Kilka nazw w jednej komórce rozdziel średnikami: Leeds; Hull depot.',
  },

  preview: 'Podgląd',
  previewRows: 'Pierwsze wiersze',
  encoding: 'Kodowanie',
  encodingHint: 'Jeśli litery wyglądają źle, wybierz, jak zapisano plik.',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-1252': 'Zachodnioeuropejskie (Windows-1252)',
    macintosh: 'Zachodnioeuropejskie (Mac Roman)',
    cp850: 'Zachodnioeuropejskie (DOS 850)',
    'iso-8859-15': 'Zachodnioeuropejskie (ISO 8859-15)',
    'windows-1250': 'Środkowoeuropejskie (Windows-1250)',
    'iso-8859-2': 'Środkowoeuropejskie (ISO 8859-2)',
    cp852: 'Środkowoeuropejskie (DOS 852)',
    'windows-1257': 'Bałtyckie (Windows-1257)',
    'windows-1254': 'Tureckie (Windows-1254)',
    'windows-1253': 'Greckie (Windows-1253)',
    'windows-1251': 'Cyrylica (Windows-1251)',
    'x-mac-cyrillic': 'Cyrylica (Mac)',
    'koi8-u': 'Cyrylica (KOI8)',
    ibm866: 'Cyrylica (DOS 866)',
    'windows-1255': 'Hebrajskie (Windows-1255)',
    'windows-1256': 'Arabskie (Windows-1256)',
    'windows-874': 'Tajskie (Windows-874)',
    'windows-1258': 'Wietnamskie (Windows-1258)',
    shift_jis: 'Japońskie (Shift JIS)',
    gb18030: 'Chińskie uproszczone (GB 18030)',
    big5: 'Chińskie tradycyjne (Big5)',
    'euc-kr': 'Koreańskie (EUC-KR)',
  },
  shown: {
    all: 'Jedyny wiersz, odczytany jako %{encoding}. Czy tekst wygląda dobrze? |||| Wszystkie %{smart_count} wiersze, odczytane jako %{encoding}. Czy tekst wygląda dobrze? |||| Wszystkie wiersze (%{smart_count}), odczytane jako %{encoding}. Czy tekst wygląda dobrze?',
    first:
      'Pierwsze wiersze (%{count} z %{total}), odczytane jako %{encoding}. Czy tekst wygląda dobrze?',
    unusual:
      'Wiersze: %{count} z %{total}, razem z tymi, które zawierają nietypowe litery, odczytane jako %{encoding}. Czy tekst wygląda dobrze?',
  },
  check: 'Sprawdź ten plik',
  uploading: 'Przesyłanie %{file}',
  stay: 'Zostań na tej stronie, aż przesyłanie się skończy.',

  running: {
    check: {
      title: 'Sprawdzanie %{file}',
      unheard: 'Brak połączenia. Sprawdzanie nadal trwa; postęp wkrótce znów się tu pojawi.',
      leave: 'Możesz opuścić tę stronę. Sprawdzanie nadal trwa; znajdziesz je tutaj: %{link}.',
    },
    import: {
      title: 'Importowanie %{file}',
      unheard: 'Brak połączenia. Import nadal trwa; postęp wkrótce znów się tu pojawi.',
      leave: 'Możesz opuścić tę stronę. Import nadal trwa; znajdziesz go tutaj: %{link}.',
    },
  },
  progress: {
    waiting: 'Oczekiwanie na start…',
    reading: 'Odczytywanie pliku…',
    read: 'Odczytano 1 wiersz… |||| Odczytano %{smart_count} wiersze… |||| Odczytano %{smart_count} wierszy…',
    saving:
      'Zapisywanie 1 wiersza… |||| Zapisywanie %{smart_count} wierszy… |||| Zapisywanie %{smart_count} wierszy…',
    checked:
      'Sprawdzono %{done} z 1 wiersza |||| Sprawdzono %{done} z %{smart_count} wierszy |||| Sprawdzono %{done} z %{smart_count} wierszy',
  },

  counts: {
    created: '%{smart_count} nowy |||| %{smart_count} nowe |||| %{smart_count} nowych',
    updated:
      '%{smart_count} zmieniony |||| %{smart_count} zmienione |||| %{smart_count} zmienionych',
    unchanged:
      '%{smart_count} bez zmian |||| %{smart_count} bez zmian |||| %{smart_count} bez zmian',
  },
  noChanges: 'Brak zmian w pliku %{file}',
  noChangesText:
    'Jedyny wiersz jest bez zmian. Wszystko z tego pliku jest już w Liftwise. |||| Wszystkie %{smart_count} wiersze są bez zmian. Wszystko z tego pliku jest już w Liftwise. |||| Wszystkie wiersze (%{smart_count}) są bez zmian. Wszystko z tego pliku jest już w Liftwise.',
  ready: 'Plik %{file} jest gotowy do importu',
  noProblems: 'Nie znaleziono problemów: %{counts}',
  invite:
    'Zaproś nową osobę e-mailem do ustawienia hasła |||| Zaproś %{smart_count} nowe osoby e-mailem do ustawienia hasła |||| Zaproś %{smart_count} nowych osób e-mailem do ustawienia hasła',
  expired: 'Plik wygasł. Wybierz go ponownie.',
  import:
    'Importuj 1 wiersz |||| Importuj %{smart_count} wiersze |||| Importuj %{smart_count} wierszy',
  imported: 'Zaimportowano plik %{file}',
  importedCounts: 'Zaimportowano: %{counts}',
  importedAndInvited: 'Zaimportowano: %{counts}. Zaproszenia są wysyłane.',
  another: 'Importuj inny plik',

  problems:
    '1 problem w pliku %{file} |||| %{smart_count} problemy w pliku %{file} |||| %{smart_count} problemów w pliku %{file}',
  problemsHint:
    'Nic nie zaimportowano. Popraw te wiersze w swoim pliku, zapisz go jako CSV i wybierz ponownie.',
  problemsTable: 'Problemy',
  downloadProblems: 'Pobierz wiersze z problemami',
  unlisted:
    '… i jeszcze %{smart_count} w pliku. |||| … i jeszcze %{smart_count} w pliku. |||| … i jeszcze %{smart_count} w pliku.',
  columns: {
    row: 'Wiersz',
    column: 'Kolumna',
    value: 'Wartość',
    problem: 'Problem',
    record: 'Rekord',
    change: 'Zmiana',
  },

  warnings:
    'Jedna komórka wygląda na zmienioną przez arkusz kalkulacyjny. Porównaj ją przed importem: zostanie zaimportowana tak, jak jest. |||| Niektóre komórki wyglądają na zmienione przez arkusz kalkulacyjny. Porównaj je przed importem: zostaną zaimportowane tak, jak są. |||| Niektóre komórki wyglądają na zmienione przez arkusz kalkulacyjny. Porównaj je przed importem: zostaną zaimportowane tak, jak są.',
  warningsTable: 'Komórki do porównania',
  changes: 'Jedna zmiana |||| %{smart_count} zmiany |||| %{smart_count} zmian',
  changesTable: 'Zmiany',
  downloadChanges: 'Pobierz wszystkie zmiany',
  topLevel: 'najwyższy poziom',
  all: 'wszystkie',
  empty: 'puste',

  stopped: {
    check: {
      cancelled: 'Sprawdzanie anulowano',
      failed: 'Sprawdzanie się nie powiodło',
    },
    import: {
      cancelled: 'Import anulowano',
      failed: 'Import się nie powiódł',
    },
  },
  nothingImported: 'Z pliku %{file} nic nie zaimportowano.',
  checkAgain: 'Sprawdź ponownie',
  gone: 'Ten import już nie istnieje lub należy do kogoś innego. Wybierz plik ponownie.',
}

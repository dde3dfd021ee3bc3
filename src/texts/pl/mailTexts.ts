/**
 * Mails. A body has paragraphs; `[A button]`; `> a quotation`; `| label | value` once, and `* label | value` for each row
 * of a list, which the lines before it introduce.
 */
import type {
  mailFigures as enFigures,
  mailParts as enParts,
  mails as en,
} from '../en/mailTexts.ts'
import type { TextsLike } from '../keys.ts'

export const mails: TextsLike<typeof en> = {
  campaignReminder: {
    subject: '%{campaign}: do wykonania %{owed}',
    why: 'Otrzymujesz tę wiadomość, ponieważ bierzesz udział w kampanii %{campaign} w %{company}.',
    body: `
Dzień dobry, %{firstname}!

W kampanii %{campaign} masz jeszcze obserwacje do wykonania:

| Do wykonania | %{owed}
| Wymagane | %{required}
| Termin | %{end}
| Zadanie | %{task}

[Otwórz kampanię]

Gdy wykonasz wszystkie, przypomnienia ustaną.
`,
  },
  inactivityAlert: {
    subject: '%{company}: %{count} bez obserwacji, okres: %{months}',
    why: 'Otrzymujesz tę wiadomość, ponieważ %{company} powiadamia Cię, gdy ktoś nie rejestruje obserwacji przez dłuższy czas (%{months}).',
    body: `
Dzień dobry, %{firstname}!

Osoby w %{company}, które od dłuższego czasu (%{months}) nie zarejestrowały obserwacji, z datą ostatniej:

* %{person} | %{last}

[Zobacz obserwacje]
`,
  },
  badLiftsAlert: {
    subject: '%{person}: %{count}',
    why: 'Otrzymujesz tę wiadomość, ponieważ %{company} powiadamia Cię o powtarzających się nieprawidłowych obserwacjach.',
    body: `
Dzień dobry, %{firstname}!

Ostatnie wyniki, %{person} (%{company}): %{count}.

Sprawdź, co poszło nie tak, i wkrótce omów to z tą osobą (%{person}).

[Zobacz obserwacje]
`,
  },
  weeklySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'Otrzymujesz tę wiadomość co tydzień, ponieważ %{company} ma włączone podsumowania tygodnia.',
    body: `
Dzień dobry, %{firstname}!

Oto tydzień w %{company} (%{period}):

| Zarejestrowano | %{observations}
| Prawidłowo | %{correct}
| Nieprawidłowo | %{incorrect}
| Udział prawidłowych | %{share}
| W porównaniu z poprzednim tygodniem | %{change}

Najczęściej obserwowane:
* %{label} | %{value}

[Zobacz obserwacje]
`,
  },
  monthlySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'Otrzymujesz tę wiadomość co miesiąc, ponieważ %{company} ma włączone podsumowania miesiąca.',
    body: `
Dzień dobry, %{firstname}!

Podsumowanie dla %{company}, %{period}:

| Zarejestrowano | %{observations}
| Prawidłowo | %{correct}
| Nieprawidłowo | %{incorrect}
| Udział prawidłowych | %{share}
| W porównaniu z poprzednim miesiącem | %{change}

Najczęściej obserwowane:
* %{label} | %{value}

[Zobacz obserwacje]
`,
  },
  commentMention: {
    subject: '%{company}: wspomniano o Tobie w komentarzu',
    why: 'Otrzymujesz tę wiadomość, ponieważ ktoś w firmie %{company} wspomniał o Tobie w komentarzu.',
    body: `
Dzień dobry, %{firstname}!

%{author} wspomina o Tobie w komentarzu do obserwacji zadania %{task}:

> %{text}

[Otwórz obserwację]
`,
  },
  followUp: {
    subject: '%{subject}',
    why: 'Otrzymujesz tę wiadomość, ponieważ dotyczy Cię plan wsparcia w firmie %{company}.',
    body: `
Dzień dobry, %{firstname}!

> %{text}

| Zadanie | %{task}
| Termin | %{due}

[Otwórz plan wsparcia]
`,
  },
  followUpsOverdue: {
    subject: '%{company}: %{count}',
    why: 'Otrzymujesz tę wiadomość, ponieważ zarządzasz osobami w firmie %{company}.',
    body: `
Dzień dobry, %{firstname}!

%{count} w firmie %{company}. Być może trenerzy potrzebują czasu lub pomocy.

[Zobacz plany wsparcia]
`,
  },
  savedView: {
    subject: '%{company}: cotygodniowy widok, %{week}',
    why: 'Otrzymujesz tę wiadomość co tydzień, ponieważ zamówiono widok %{view} firmy %{company}.',
    body: `
Dzień dobry, %{firstname}!

Twój widok %{view} firmy %{company}:

| Teraz w widoku | %{total}
| W tym %{period} | %{week}
| W porównaniu z tygodniem wcześniej | %{change}

[Otwórz widok]

Aby zrezygnować, otwórz zapisane widoki na liście obserwacji.
`,
  },
  taskAction: {
    subject: '%{subject}',
    why: 'Otrzymujesz tę wiadomość, ponieważ odpowiadasz za działanie w firmie %{company} lub zostało ono zlecone przez Ciebie.',
    body: `
Dzień dobry, %{firstname}!

> %{text}

| Co zostanie zmienione | %{note}
| Termin | %{due}

[Otwórz działania]
`,
  },
  passwordReset: {
    subject: 'Wybierz nowe hasło do Liftwise',
    why: 'Otrzymujesz tę wiadomość, ponieważ dla Twojego konta poproszono o zresetowanie hasła.',
    body: `
Dzień dobry, %{firstname}!

Otrzymaliśmy prośbę o zresetowanie Twojego hasła do Liftwise. Wybierz nowe w ciągu 30 minut:

[Wybierz nowe hasło]

Link działa raz. Jeśli prośba nie pochodzi od Ciebie, zignoruj tę wiadomość; Twoje hasło się nie zmieni.
`,
  },
  secondFactorRemoved: {
    subject: 'Twój drugi składnik został usunięty',
    why: 'Otrzymujesz tę wiadomość, ponieważ zmienił się sposób Twojego logowania do Liftwise.',
    body: `
Dzień dobry, %{firstname}!

Drugi składnik Twojego konta w Liftwise został usunięty. Kto to zrobił: %{by}. Dopóki nie skonfigurujesz nowego, do logowania wystarczy hasło.

[Otwórz swoje konto]

Jeśli się tego nie spodziewasz, wybierz nowe hasło i powiadom superużytkownika w swojej firmie.
`,
  },
  invitation: {
    subject: 'Zaproszenie do %{company} w Liftwise',
    why: 'Otrzymujesz tę wiadomość, ponieważ zaprosił Cię ktoś z %{company}.',
    body: `
Dzień dobry, %{firstname}!

Masz zaproszenie do %{company} w Liftwise, gdzie Twoja firma rejestruje i ocenia, jak ludzie podnoszą, pchają i ciągną w pracy. Wybierz hasło w ciągu 7 dni, a potem zaloguj się tym adresem e-mail:

[Wybierz hasło]

Link działa raz. Jeśli już nie działa, wybierz „Nie pamiętasz hasła?” na stronie logowania lub poproś o nowe zaproszenie osobę, która Cię zaprosiła.
`,
  },
  exportFinished: {
    subject: 'Eksport jest gotowy: %{what}',
    why: 'Otrzymujesz tę wiadomość, ponieważ zlecono z Twojego konta ten eksport.',
    body: `
Dzień dobry, %{firstname}!

Twój eksport z %{company} jest gotowy do pobrania: %{what}.

| Wiersze | %{count}
| Dostępny do | %{until}

[Pobierz eksport]

Zaloguj się, aby go pobrać.
`,
  },
  auditLogChanged: {
    subject: 'Zmieniono dziennik zdarzeń',
    why: 'Otrzymujesz tę wiadomość, ponieważ masz konto dostawcy Liftwise.',
    body: `
Dzień dobry, %{firstname}!

Kontrola dzienników zdarzeń wykazała, że te zostały zmienione, każdy od podanego wpisu:

* %{company} | %{entry}

Liftwise nigdy nie zmienia wpisów, więc zrobił to ktoś z dostępem do bazy danych albo baza jest uszkodzona.

[Otwórz stronę stanu]
`,
  },
  auditHashes: {
    subject: 'Skróty dziennika zdarzeń z %{day}',
    why: 'Otrzymujesz tę wiadomość, ponieważ codzienne skróty dzienników zdarzeń są wysyłane na ten adres.',
    body: `
Załączony plik zawiera ostatni skrót dziennika zdarzeń (%{clients}) z %{day}.

Przechowuj go tam, gdzie nie może go zmienić nikt, kto zarządza bazą danych. Aby później porównać z nim bazę:

> %{command}

[Otwórz dziennik zdarzeń]
`,
  },
  helpRequest: {
    subject: 'Prośba o pomoc: %{name}, %{company}: %{subject}',
    why: 'Otrzymujesz tę wiadomość, ponieważ prośby o pomoc z Liftwise są wysyłane na ten adres. Odpowiedz, aby napisać bezpośrednio do tej osoby.',
    body: `
Z Liftwise wysłano prośbę o pomoc:

| Od | %{name}
| E-mail | %{email}
| Firma | %{company}
| Temat | %{subject}

> %{message}

[Zobacz użytkownika]
`,
  },
  helpRequestCopy: {
    subject: 'Otrzymaliśmy Twoją prośbę o pomoc: %{subject}',
    why: 'Otrzymujesz tę wiadomość, ponieważ wysłano z Twojego konta prośbę o pomoc.',
    body: `
Dzień dobry, %{firstname}!

Dziękujemy za zgłoszenie. Odpowiemy na ten adres e-mail. Treść zgłoszenia:

| Temat | %{subject}

> %{message}

[Wróć do pomocy]
`,
  },
}

/** Parts around every mail, and what fills the placeholders of the mails. */
export const mailParts: TextsLike<typeof enParts> = {
  buttonFails: 'Jeśli przycisk nie działa, otwórz ten adres:',
  labelled: '%{label}:',
  unsubscribe: 'Wypisz się',
  unsubscribeSentence: '%{link} z e-maili tego typu.',
  unsubscribeLine: 'Wypisz się: %{address}',

  observations: '1 obserwacja |||| %{smart_count} obserwacje |||| %{smart_count} obserwacji',
  noObservations: 'brak obserwacji',
  rows: '%{count}',
  anyTask: 'Dowolne zadanie',
  noEndDate: 'bez daty zakończenia',
  dueLastDay: 'do %{day} (ostatni dzień)',
  due: 'do %{day} (został 1 dzień) |||| do %{day} (zostały %{smart_count} dni) |||| do %{day} (zostało %{smart_count} dni)',
  followUpsOverdue:
    '1 plan wsparcia jest po terminie |||| %{smart_count} plany wsparcia są po terminie |||| %{smart_count} planów wsparcia jest po terminie',
  followUpSubject: {
    OPENED: '%{task}: ktoś Ci pomoże',
    TO_COACH: '%{task}: potrzebna Twoja pomoc jako trenera',
    UNCOACHED: '%{task}: potrzebny trener',
    COACHED: '%{task}: obserwuj ponownie',
    REOPENED: '%{task}: spróbujcie razem jeszcze raz',
    CLOSED: '%{task}: teraz prawidłowo',
  },
  followUpOwn: {
    OPENED: '%{coach} spróbuje z Tobą jeszcze raz: „%{task}”.',
    REOPENED:
      'Ostatnia obserwacja przy „%{task}” nie jest jeszcze prawidłowa. %{coach} spróbuje z Tobą jeszcze raz.',
    CLOSED: 'Ostatnia obserwacja przy „%{task}” jest prawidłowa. Dobra robota.',
  },
  followUpOther: {
    TO_COACH: 'Wspólna próba: „%{task}”, %{person}. Zapisz, co ustalono.',
    UNCOACHED: '%{person} nie ma jeszcze trenera przy „%{task}”. Wybierz trenera.',
    COACHED:
      '%{person}: szkolenie przy „%{task}” zakończone. Obserwuj ponownie: prawidłowa obserwacja zamyka plan wsparcia.',
    REOPENED:
      'Ostatnia obserwacja przy „%{task}” (%{person}) jest znowu nieprawidłowa. Spróbujcie razem jeszcze raz.',
    CLOSED:
      'Ostatnia obserwacja przy „%{task}” (%{person}) jest prawidłowa. Plan wsparcia jest zamknięty.',
  },
  taskActionSubject: {
    GIVEN: '%{name}: potrzebna zmiana',
    OVERDUE: '%{name}: zmiana po terminie',
  },
  taskAction: {
    GIVEN: 'Zajmij się poniższą zmianą dotyczącą „%{name}”.',
    OVERDUE:
      'Zmiana dotycząca „%{name}” jest po terminie. Jeśli potrzeba czasu lub pomocy, wybierz inny dzień lub inną osobę odpowiedzialną.',
  },
  incorrectInARow:
    '1 nieprawidłowa obserwacja |||| %{smart_count} nieprawidłowe obserwacje z rzędu |||| %{smart_count} nieprawidłowych obserwacji z rzędu',
  months: '1 miesiąc |||| %{smart_count} miesiące |||| %{smart_count} miesięcy',
  people: '1 osoba |||| %{smart_count} osoby |||| %{smart_count} osób',
  morePeople:
    'i jeszcze 1 osoba |||| i jeszcze %{smart_count} osoby |||| i jeszcze %{smart_count} osób',
  notListed: 'niewymienione tutaj',
  never: 'nigdy',
  noneAtYourPlaces: 'brak w Twoich miejscach',
  you: 'Ty',
  administrator: 'Administrator',
  clients: '1 klient |||| %{smart_count} klientów |||| %{smart_count} klientów',
  entry: 'wpis %{number}',
}

/** Figures of summaries, and what an export holds within a sentence. */
export const mailFigures: TextsLike<typeof enFigures> = {
  period: '%{from} – %{to}',
  noResults: 'brak wyników',
  tooFewResults: 'mniej niż %{least} wyników: za mało danych',
  nothingToCompare: 'brak obserwacji do porównania',
  notEnoughToCompare: 'za mało do porównania: teraz %{now}, poprzednio %{previous}',
  countAndShare: '%{count}; %{share}',
  same: 'tyle samo co poprzednio (%{previous})',
  more: 'o %{count} więcej niż poprzednio (%{previous})',
  fewer: 'o %{count} mniej niż poprzednio (%{previous})',
  shareSame: 'udział prawidłowych bez zmian, %{share}',
  shareUp: 'udział prawidłowych wzrósł z %{share}',
  shareDown: 'udział prawidłowych spadł z %{share}',
  placeShare: '%{observations}, prawidłowo %{share}',
  exported: {
    exportObservations: 'obserwacje',
    exportUsers: 'użytkownicy',
    exportLocations: 'lokalizacje',
    exportDepartments: 'działy',
    exportTasks: 'zadania',
    exportClients: 'klienci',
    exportGbsVideos: 'filmy GBS',
    exportCampaigns: 'kampanie',
    exportFollowUps: 'plany wsparcia',
  },
}

/** What rules and errors say, on both sides. */
import type { messages as en } from '../en/messages.ts'
import type { TextsLike } from '../keys.ts'

export const messages: TextsLike<typeof en> = {
  // Sign-in, forgotten and reset password
  wrongLogin: 'Nieprawidłowy adres e-mail lub hasło',
  signingIn: 'Logowanie…',
  sessionEnded: 'Sesja wygasła. Zaloguj się, aby kontynuować.',
  sessionEndedWithDraft:
    'Sesja wygasła. Zaloguj się, aby kontynuować; wersja robocza jest zapisana.',
  resetFailed: 'Nie udało się zresetować hasła',
  passwordTooShort: 'Hasło musi mieć co najmniej 8 znaków',
  passwordsDiffer: 'Hasła muszą być takie same',
  passwordTooLong: 'Hasło może mieć najwyżej 200 znaków',
  passwordCommon:
    'To jedno z najpopularniejszych haseł. Wybierz inne, na przykład trzy lub cztery niepowiązane słowa.',
  passwordRequired: 'Hasło jest wymagane',
  passwordWrong: 'To nie jest Twoje hasło.',
  codeRequired: 'Wpisz kod z aplikacji uwierzytelniającej.',
  codeWrong:
    'Kod jest nieprawidłowy lub został już użyty. Wpisz najnowszy kod z aplikacji albo nieużyty kod odzyskiwania.',
  secondFactorExists: 'Masz już drugi składnik. Usuń go, zanim skonfigurujesz nowy.',
  secondFactorNotStarted: 'Zacznij od nowa: ta konfiguracja została zastąpiona lub zakończona.',
  secondFactorRequiredByClient:
    'Twoja firma wymaga drugiego składnika, dlatego nie można go usunąć.',
  secondFactorSetupRequired:
    'Twoja firma wymaga drugiego składnika. Skonfiguruj go, aby kontynuować.',
  secondFactorMissing: 'Ta osoba nie ma drugiego składnika.',
  emailRequired: 'Adres e-mail jest wymagany',
  emailInvalid: 'Podaj prawidłowy adres e-mail',

  pageNotFound: 'Nie znaleziono strony',
  pageNotFoundReason:
    'Ta strona nie istnieje. Mogła zostać przeniesiona albo link jest niekompletny.',

  // Video lift times
  startTimeNegative: 'Czas początku nie może być ujemny',
  endTimeBeforeStart: 'Czas końca musi być późniejszy niż czas początku',
  timeAfterRecording: 'Czas musi mieścić się w nagraniu',
  liftTimesFailed: 'Nie udało się zmienić czasów podnoszenia w filmie.',

  // Observation form
  locationRequired: 'Lokalizacja musi mieć co najmniej 2 znaki',
  departmentRequired: 'Dział musi mieć co najmniej 2 znaki',
  taskRequired: 'Zadanie jest wymagane',
  observerRequired: 'Obserwator jest wymagany',
  dateRequired: 'Wybierz datę',
  dateTooEarly: 'Podaj datę od roku 2000.',
  dateInFuture: 'Wybrany czas nie może być późniejszy niż obecny.',
  takeBackRefused:
    'Obserwację można usunąć w ciągu doby od dodania, chyba że została zweryfikowana lub zakwestionowana.',
  timeSkipped: 'Tego dnia zegary pomijają tę godzinę.',
  individualRequired:
    'Trzeba podać osobę obserwowaną. Wybierz ją z listy, a jeśli jej tam nie ma, wpisz imię i nazwisko',
  individualOrEmployeeIdRequired:
    'Trzeba podać osobę obserwowaną. Wybierz ją z listy, a jeśli jej tam nie ma, wpisz imię i nazwisko lub numer pracownika',
  insideBaseRequired: 'Oceń zasadę Inside Base.',
  bigEnginesRequired: 'Oceń zasadę Big Engines.',
  dipNDriveRequired: "Oceń zasadę Dip n' Drive.",
  turnNotTwistRequired: 'Oceń zasadę Turn Not Twist.',
  noPrincipleAnswered:
    "Oceń co najmniej jedną zasadę (Inside Base, Big Engines, Dip n' Drive lub Turn Not Twist).",
  otherIncomplete:
    'W opcji „Inne” trzeba podać zarówno technikę, jak i szczegóły. Jeśli nie jest potrzebna, usuń odpowiedzi',
  offlineChoices: 'Brak połączenia. Listy wczytają się, gdy tylko wróci.',
  offlineSubmit:
    'Jesteś offline, więc obserwacja nie została dodana. Wersja robocza jest zachowana: połącz się z internetem i dodaj ją ponownie.',
  deviceFull:
    'Na tym urządzeniu brakuje miejsca, więc obserwacja nie została dodana. Zwolnij miejsce lub połącz się z internetem i dodaj ją ponownie.',
  recordingGone: 'Analizowanego nagrania już nie ma. Wybierz film ponownie.',
  submissionSentMeanwhile:
    'Ta obserwacja została już wysłana, więc nie można jej tu zmienić. Poszukaj jej na liście obserwacji.',
  submissionTooOld:
    'Zarejestrowano ją ponad 25 dni temu. Sprawdź, czy nie ma jej już na liście obserwacji, a potem ją wyślij.',
  observationFailed: 'Wystąpił błąd, spróbuj ponownie później!',
  observationDuplicate: 'Obserwacja o tych samych danych już istnieje.',

  // Other forms
  pullTiltTakeWithoutPulling:
    '„Pociągnij, przechyl, weź” dotyczy tylko zadań, w których się ciągnie.',
  principlesRequired: 'Wybierz co najmniej jedną zasadę lub wyłącz własną listę.',
  manualCheckForced: 'Bez włączonej AI kontrole ręczne są wymagane.',
  higherLevelUser: 'Nie można edytować użytkownika o wyższym poziomie',
  deletionTitle: 'Usuwanie',
  deletionText: 'Na pewno usunąć? Tej czynności nie można cofnąć.',

  nameRequired: 'Nazwa jest wymagana',
  nameTaken: 'Ta nazwa jest już używana.',
  parentInsideItself: 'Wybierz element nadrzędny, który nie leży wewnątrz tego.',
  parentUnknown: 'Ten element nadrzędny nie istnieje.',
  parentRequired: 'Wybierz element nadrzędny: masz dostęp tylko do niektórych lokalizacji.',
  placesRequired: 'Wybierz co najmniej jedno: możesz nadać tylko taki dostęp, jaki masz.',
  sortUnknown: 'Tej listy nie można sortować według tej kolumny.',
  choiceUnknown: 'Jeden z wybranych elementów już nie istnieje. Usuń go i zapisz ponownie.',
  tooManySelected: 'Wybrano za dużo.',
  clientDeleted: 'Ten klient jest wyłączony, więc nie można do niego nic dodać.',

  // Client form
  companyNameRequired: 'Nazwa firmy jest wymagana',
  companyNameTaken: 'Klient o tej nazwie już istnieje.',
  accountManagerUnknown: 'Wybierz jednego z superużytkowników dostawcy.',
  alertLevelInvalid: 'Wybierz, kto dostaje alert.',
  monthsInvalid: 'Wybierz 1, 3, 6 lub 12 miesięcy.',
  colourInvalid: 'Podaj kolor, na przykład #faa61a.',
  timeZoneInvalid: 'Wybierz strefę czasową, na przykład Europe/Amsterdam.',
  ownClientDeleted: 'Nie możesz usunąć klienta, do którego należysz.',

  // User form
  userLevelRequired: 'Poziom użytkownika jest wymagany',
  personNameRequired: 'Podaj imię, nazwisko lub oba.',
  emailTaken: 'Użytkownik z tym adresem e-mail już istnieje.',
  employeeIdTaken: 'Użytkownik z tym numerem pracownika już istnieje.',
  levelRefused: 'Nie możesz nadać ani odebrać tego poziomu użytkownika.',
  providerAtOwnClientOnly: 'Superużytkownik dostawcy musi należeć do Twojego własnego klienta.',
  ownLevelChanged: 'Nie możesz zmienić własnego poziomu użytkownika.',
  ownAccessChanged: 'Nie możesz zmienić własnego dostępu.',
  ownAccountDisabled: 'Nie możesz wyłączyć własnego konta.',
  ownAccountDeleted: 'Nie możesz usunąć własnego konta.',
  inviteeDisabled: 'To konto jest wyłączone. Włącz je, zanim wyślesz zaproszenie.',
  inviteeWithoutLevel:
    'Ta osoba nie ma uprawnień. Wybierz poziom użytkownika, zanim wyślesz zaproszenie.',
  invitationAccepted: 'Ta osoba ma już hasło.',
  restoreNameTaken: 'Inny element ma teraz tę nazwę. Zmień ją, a potem przywróć ponownie.',
  restorePersonTaken:
    'Ktoś inny ma teraz ten adres e-mail lub numer pracownika. Zmień jego dane, a potem przywróć ponownie.',
  superUserDeleted: 'Tylko dostawca może usunąć superużytkownika.',
  userOutsideOwnScope:
    'Ten użytkownik ma dostęp do lokalizacji, do których Ty nie masz. Poproś superużytkownika, który ma do nich dostęp.',

  // Campaign form
  startDateRequired: 'Data rozpoczęcia jest wymagana',
  endDateBeforeStart: 'Data zakończenia nie może być wcześniejsza niż data rozpoczęcia',
  dayOutOfRange: 'Podaj datę z lat 2000–2100.',
  requiredObservationsInvalid: 'Podaj liczbę całkowitą od 1 do 10 000 lub zostaw puste.',
  reminderLevelRequired: 'Wybierz, komu przypominać.',
  reminderFrequencyRequired: 'Wybierz, jak często przypominać.',
  campaignPersonRequired: 'Wybierz co najmniej jedną osobę.',
  occurrenceUnknown: 'Tego dnia nie zaczyna się żaden cykl tej kampanii.',

  // Help request and mails
  helpSubjectRequired: 'Temat jest wymagany',
  helpMessageRequired: 'Wiadomość jest wymagana',
  unsubscribeLinkInvalid:
    'Ten link jest niekompletny. Otwórz go ponownie z e-maila lub skopiuj cały adres.',

  // Lists and summaries
  noConnection: 'Brak połączenia. Dane wczytają się, gdy tylko wróci.',
  tableFailed: 'Błąd',
  observationsFailed: 'Nie udało się wczytać obserwacji.',
  summaryFailed: 'Nie udało się wczytać podsumowania.',
  noResults: 'Nie znaleziono wyników',
  sampleTooSmall: 'Mniej niż 5 obserwacji: za mało, aby wyciągać wnioski.',
  notApplicable: 'n.d.',

  // Lists' arguments
  upToOutOfRange: 'upTo musi być liczbą całkowitą od 1 do 1 000 000',
  takeOutOfRange: 'take musi być liczbą całkowitą od 1 do 100',
  skipNegative: 'skip musi być liczbą całkowitą nie mniejszą niż 0',
  searchTooLong: 'search może mieć najwyżej 200 znaków',
  tooManyValues: 'Możesz wybrać najwyżej 100 wartości',
  dayInvalid: 'Podaj datę w formacie RRRR-MM-DD',
  dateToBeforeDateFrom: '„Data do” nie może być wcześniejsza niż „Data od”',
  dateFromAfterToday: '„Data od” nie może być późniejsza niż dzisiaj',
  dateToAfterToday: '„Data do” nie może być późniejsza niż dzisiaj',
  dayIncomplete: 'Podaj pełną datę',
  titleRequired: 'Tytuł jest wymagany',
  fileTypeRefused: 'Ten typ pliku nie jest obsługiwany',
  fileTooLarge: 'Ten plik jest za duży',
  fileEmpty: 'Ten plik jest pusty',
  imageTooSmall: 'Ten obraz jest za mały: każdy bok musi mieć co najmniej 16 pikseli',
  imageTooNarrow:
    'Ten obraz jest za wąski: jeden bok może być najwyżej 20 razy dłuższy od drugiego',
  imageInvisible: 'Ten obraz jest przezroczysty: nie byłoby go widać',
  imageUnreadable:
    'Ten obraz jest uszkodzony, ma ponad 25 megapikseli lub jest innego typu, niż wskazuje nazwa',
  tooManyUploads:
    'Przesłano zbyt wiele plików, których nic jeszcze nie używa. Zapisz to, do czego należą, lub poczekaj do jutra.',
  uploadMissing: 'Ten plik nie został przesłany lub został już użyty. Wybierz go ponownie.',

  // Data protection
  recordsOutsideOwnScope:
    'Niektóre dane tej osoby są w lokalizacjach, do których nie masz dostępu. Poproś superużytkownika, który ma do nich dostęp.',
  erasedAlready: 'Dane osobowe tej osoby są już usunięte.',
  nameNotConfirmed: 'Aby potwierdzić, wpisz nazwę dokładnie tak, jak jest pokazana',
  recordingRemoved: 'Nagranie zostało usunięte, więc nie można go już analizować.',
  personErased: 'Dane osobowe tej osoby zostały usunięte. Dodaj ją jako nową osobę.',

  // Errors of the server
  unauthenticated: 'Zaloguj się, aby kontynuować.',
  tokenExpired: 'Token dostępu wygasł.',
  forbidden: 'Nie masz do tego dostępu.',
  noAccessToPage: 'Nie masz dostępu do tej strony',
  notFound: 'Ten rekord nie istnieje.',
  textNotStorable: 'Ten tekst zawiera uszkodzony znak. Usuń go i wpisz ponownie.',
  outsideAccess: 'Poza Twoim dostępem',
  someone: 'Ktoś',
  outsideYourAccess: 'poza Twoim dostępem',
  conflict: 'Ktoś inny zmienił ten rekord. Wczytaj go ponownie, aby zobaczyć zmianę.',
  unexpected: 'Coś poszło nie tak',
  unavailable: 'Liftwise chwilowo nie odpowiada. Poczekaj chwilę i spróbuj ponownie.',
  diskFull: 'Dysk jest prawie pełny, więc nic nie zapisano. Zwolnij miejsce i spróbuj ponownie.',
  unreachable: 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.',
  foreignAnswer: 'Zamiast Liftwise odpowiedział filtr stron lub sieć (%{status}).',
  anonymousRefused: 'Ten klient nie używa obserwacji anonimowych.',
  observerRefused: 'Nie możesz wybrać innego obserwatora.',
  departmentElsewhere: 'Tego działu nie ma w wybranej lokalizacji.',
  taskElsewhere: 'To zadanie nie należy do wybranej lokalizacji i działu.',
  observerElsewhere: 'Ta osoba nie pracuje w wybranej lokalizacji i dziale.',
  observeeElsewhere: 'Ta osoba nie jest przypisana do wybranego zadania.',
  overrideReasonAlone: 'Powód ma tylko korekta i jest on wymagany.',
  reviewTypeRefused: 'Ten klient nie używa tego typu.',
  aiReviewContradicts: 'Ten status jest sprzeczny z wynikiem AI.',
  noAiResult: 'Ta obserwacja nie ma wyniku AI do weryfikacji.',
  overrideRefused: 'Ten klient nie używa ręcznych korekt.',
  overrideNotPossible: 'Skorygować można tylko wynik AI.',
  overrideReasonRequired: 'Wybierz powód korekty.',
  misfitByAnother:
    'Ktoś inny stwierdził, że szkielet nie pasuje, więc ta analiza pozostaje bez zmian.',
  answeredByHand: 'Odpowiedzi podano ręcznie, więc żadna ocena nie zależy od szkieletu.',
  noSkeleton:
    'Liftwise nie analizowało tego nagrania, więc żadna ocena nie zależy od jego szkieletu.',
  nothingToAnalyse: 'Ta obserwacja pochodzi z formularza i nie ma nagrania do analizy.',
  modelUnknown:
    'Ten model nie jest znany. Wczytaj stronę ponownie i przeanalizuj nagranie jeszcze raz.',
  cameraMotionInvalid: 'Ruch kamery musi wynosić co najmniej 0.',
  pictureSizeInvalid: 'Rozmiar obrazu musi wynosić od 1 do 20 000 pikseli.',
  rawUploadRefused: 'Ten klient nie zezwala na przesyłanie nagrań.',
  failedAnalysisWithFile: 'Nieudana analiza nie ma pliku ani wyniku.',
  answersAreAi:
    'To nagranie ma wynik AI, który nie jest odpowiedzią podaną ręcznie. Dodaj go jako wynik AI lub zgłoś, że szkielet nie pasuje.',
  keypointsKnown:
    'Inna obserwacja ma już tę analizę, co do każdej liczby. Nagraj i przeanalizuj film z tego podnoszenia.',
  aiVerdictReadOnly: 'Te wyniki pochodzą od AI. Zamiast je edytować, skoryguj je.',

  // With arguments
  textTooLong: 'Ten tekst jest za długi: użyj najwyżej %{max} znaków.',
  tooManyAttemptsSeconds:
    'Za dużo prób. Poczekaj 1 sekundę i spróbuj ponownie. |||| Za dużo prób. Poczekaj %{smart_count} sekundy i spróbuj ponownie. |||| Za dużo prób. Poczekaj %{smart_count} sekund i spróbuj ponownie.',
  tooManyAttemptsMinutes:
    'Za dużo prób. Poczekaj 1 minutę i spróbuj ponownie. |||| Za dużo prób. Poczekaj %{smart_count} minuty i spróbuj ponownie. |||| Za dużo prób. Poczekaj %{smart_count} minut i spróbuj ponownie.',
  verdictNotOfTask: 'Zadanie „%{task}” nie jest oceniane według %{principle}. Pomiń tę ocenę.',
  withReference: '%{text}. Identyfikator błędu: %{reference}',
  twoSentences: '%{first} %{second}',
  eitherOr: '%{first} lub %{second}',
  fileRefused: '%{reason}. %{limits}',
  imageLimits: 'Jeden plik PNG, JPG lub WEBP, do %{megabytes} MB.',

  clientWasDeleted: 'Klient „%{name}” został usunięty.',
  departmentWasDeleted: 'Dział „%{name}” został usunięty.',
  guidanceVideoWasDeleted: 'Film instruktażowy „%{name}” został usunięty.',
  locationWasDeleted: 'Lokalizacja „%{name}” została usunięta.',
  taskWasDeleted: 'Zadanie „%{name}” zostało usunięte.',
  personWasDeleted: 'Osoba „%{name}” została usunięta.',
  recordWasDeleted: 'Rekord „%{name}” został usunięty.',
}

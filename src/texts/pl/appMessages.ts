/** Messages of rules that pages before signing in never say. */
import type { appMessages as en } from '../en/appMessages.ts'
import type { TextsLike } from '../keys.ts'

export const appMessages: TextsLike<typeof en> = {
  tooManyContests:
    'To już wiele Twoich sprzeciwów w ciągu godziny. Poczekaj na odpowiedzi lub zgłoś ten później.',
  jobUnreadable: 'Zleciła to inna wersja Liftwise. Zleć to ponownie.',
  jobStillRunning: 'To jeszcze trwa.',
  jobCancelled: 'Anulowano.',
  jobAccessRevoked: 'Nie masz już do tego dostępu.',
  jobInterrupted: 'Serwer zatrzymał się przed ukończeniem.',
  jobDiskFull:
    'Na serwerze brakuje miejsca na dysku, więc nie można było zapisać pliku. Spróbuj ponownie później.',
  tooManyJobs:
    'Trwa zbyt wiele Twoich importów i eksportów. Poczekaj na zakończenie lub anuluj któryś na stronie „Importy i eksporty”.',
  notAnImportCheck: 'To nie jest sprawdzenie importu.',
  checkHasProblems: 'Popraw problemy w tym pliku, a potem wybierz go ponownie.',
  jobFileExpired: 'Plik wygasł. Wybierz go ponownie.',
  retentionOutOfRange:
    'Podaj liczbę dni od 30 do 36 500 lub zostaw puste, aby przechowywać bez ograniczeń',
  holdReasonRequired: 'Powód jest wymagany',
  holdPlacedAlready: 'To już jest objęte blokadą prawną.',
  holdOfClientRefused: 'Tylko dostawca zakłada i zdejmuje blokadę prawną klienta.',
  holdOfOneself:
    'Blokadę prawną dotyczącą Ciebie oraz Twoich obserwacji lub obserwacji o Tobie zakłada i zdejmuje ktoś inny.',
  holdOfSomebodyElse: 'Tę blokadę prawną zdejmuje tylko osoba, która ją założyła, lub dostawca.',
  underLegalHold: 'Ta osoba lub jej obserwacje są objęte blokadą prawną. Najpierw ją zdejmij.',
  superUserPersonalData: 'Tylko dostawca może to zrobić z danymi superużytkownika.',

  calibrationTruthRequired: 'Podaj, co jest prawidłowe, dla co najmniej jednej zasady.',
  calibrationTruthOfTask: 'Można ocenić tylko zasady tego zadania.',
  calibrationWithoutRecording: 'Ta obserwacja nie ma nagrania, które można ocenić.',
  calibrationClipExists: 'Ta obserwacja jest już klipem kalibracyjnym.',
  calibrationAgreedByOneself: 'Z wynikiem wpisanym przez Ciebie musi się zgodzić inna osoba.',
  followUpNotIncorrect: 'Plan wsparcia wymaga nieprawidłowej obserwacji osoby, która ma konto.',
  followUpOfOthers:
    'Plan wsparcia mogą otworzyć tylko autor obserwacji i superużytkownicy, ale nikt dla siebie.',
  followUpOpenAlready: 'Ta osoba ma już otwarty plan wsparcia dla tego zadania.',
  followUpCorrectSince: 'Późniejsza obserwacja tej osoby przy tym zadaniu jest już prawidłowa.',
  followUpCoachRequired: 'Wybierz trenera.',
  followUpCoachUnknown: 'Wybierz inną osobę z kontem, która pracuje w tym miejscu.',
  followUpDueDateRequired: 'Wybierz termin.',
  followUpDueDatePast: 'Wybierz dziś lub późniejszy dzień.',
  followUpAgreedRequired: 'Napisz, co ustalono.',
  followUpNotYours:
    'Ten plan wsparcia mogą zmienić tylko trener, osoba, która go otworzyła, i superużytkownicy.',
  followUpNotOpen: 'Szkolenie jest już odnotowane albo ten plan wsparcia jest zamknięty.',
  followUpCountInvalid: 'Wybierz od 1 do 10 nieprawidłowych obserwacji.',
  taskActionSubjectRequired: 'Działanie dotyczy zadania lub miejsca.',
  taskActionNoteRequired: 'Napisz, co zostanie zmienione.',
  taskActionOwnerRequired: 'Wybierz osobę odpowiedzialną.',
  taskActionOwnerUnknown:
    'Wybierz obserwatora lub superużytkownika z kontem, który widzi to zadanie lub miejsce.',
  taskActionDone: 'To działanie jest już wykonane.',
  taskActionNotDone: 'To działanie nie jest jeszcze wykonane.',
  taskActionPrincipleDone:
    'Zasady wykonanego działania nie można zmienić. Aby ją zmienić, otwórz działanie ponownie.',
  taskActionOfOthers: 'To działanie mogą usunąć tylko osoba, która je zleciła, i superużytkownicy.',
  commentRequired: 'Wpisz komentarz.',
  tooManyMentions: 'Wspomnij najwyżej %{max} osób.',
  mentionUnknown: 'Ktoś z wymienionych nie widzi tej obserwacji. Wybierz osoby z listy.',
  commentMomentInvalid: 'Komentarz może dotyczyć tylko chwili z nagrania.',
  commentGone: 'Ten komentarz usunięto. Zacznij nowy.',
  commentOfOthers: 'Komentarz może zmienić tylko jego autor.',
  commentIsAnswer: 'Oznacz jako rozwiązany pierwszy komentarz wątku.',
  percentOutOfRange: 'Podaj liczbę całkowitą od 0 do 100.',
  blindAnswerRequired: 'Odpowiedz przynajmniej na jedną zasadę albo pomiń tę obserwację.',
  notInBlindSample: 'Ta obserwacja nie należy do ślepej próby.',
  contestReasonRequired: 'Napisz, co jest nie tak z wynikiem.',
  contestAnswerRequired: 'Napisz, dlaczego wynik pozostaje lub się zmienił.',
  contestOfOthers: 'Ten wynik mogą zakwestionować tylko osoba obserwowana i obserwator.',
  contestWithoutResult: 'Nie ma jeszcze wyniku, który można zakwestionować.',
  contestOpen: 'Ten wynik jest już przez Ciebie zakwestionowany. Powiadomimy Cię o odpowiedzi.',
  contestAnsweredByOneself:
    'Na Twój sprzeciw oraz w sprawach, które dotyczą Ciebie lub Twoich obserwacji, musi odpowiedzieć ktoś inny.',
  aiReviewRefused: 'Ten klient nie weryfikuje swojej AI.',
  observationDuplicateFromServer: 'Obserwacja o tych samych danych już istnieje',
  liftsOutOfRange: 'Wybierz od 1 do 10 podniesień.',
  campaignTypeRequired: 'Wybierz typ kampanii.',
  campaignTypeRefused: 'Kampanie tego typu wymagają AI, której ten klient nie używa.',
  campaignFrequencyRequired: 'Wybierz, jak często kampania się powtarza.',
  campaignModesConflict: 'Wybierz albo konkretnych użytkowników, albo lokalizację i dział.',
  campaignPlaceRequired: 'Wybierz lokalizację lub dział.',
  campaignNotRunning: 'W dniu obserwacji ta kampania nie trwa.',
  campaignOutsideOwnScope:
    'Wybierz lokalizację lub konkretnych użytkowników: masz dostęp tylko do niektórych lokalizacji.',
  videoRequired: 'Film jest wymagany',
  observationPseudonymised:
    'Nazwiska i uwagi tej obserwacji zostały usunięte. Nie można jej już zmienić.',
  campaignElsewhere: 'Ta kampania dotyczy innego zadania, lokalizacji lub działu.',
  videoElsewhere: 'Ten film należy do innej obserwacji.',
  videoWithoutRecording: 'Ten film nie jest nagraniem.',
  analysisReviewed: 'Ktoś zweryfikował lub skorygował ten wynik, więc pozostaje bez zmian.',
  skeletonMisfit: 'Gdy szkielet nie pasuje, odpowiada człowiek: zapisz to jako ocenę ręczną.',
  videoLimits: 'Jeden plik MP4, WEBM lub MOV, do %{megabytes} MB.',
  campaignWasDeleted: 'Kampania „%{name}” została usunięta.',

  // Saved views
  viewNameRequired: 'Nazwij widok.',
  viewNameTaken: 'Masz już widok o tej nazwie.',
  viewQueryInvalid: 'Tego filtra nie można zapisać.',
  viewSharedBySuperUsers: 'Tylko superużytkownicy udostępniają widok firmie.',
  viewOfOthers: 'Może to zmienić tylko właściciel widoku.',
  tooManyViews: 'Masz już %{max} widoków. Najpierw usuń któryś.',
}

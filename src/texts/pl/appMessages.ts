/** Messages of rules that pages before signing in never say: follow-ups, comments, contests, calibration, blind samples. */
import type { appMessages as en } from '../en/appMessages.ts'
import type { TextsLike } from '../keys.ts'

export const appMessages: TextsLike<typeof en> = {
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
}

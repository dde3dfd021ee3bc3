/** Texts of the report on how often the AI is right. */
import type { accuracy as en } from '../en/accuracy.ts'
import type { TextsLike } from '../keys.ts'

export const accuracy: TextsLike<typeof en> = {
  title: 'Trafność AI',
  withoutAi:
    '%{name} nie używa AI, więc nie ma wyników AI do sprawdzenia. Dostawca może włączyć AI w ustawieniach klienta.',
  intro:
    'Dodatni oznacza, że AI oceniła technikę jako nieprawidłową. Wynik fałszywie dodatni to prawidłowe podniesienie ocenione jako nieprawidłowe; fałszywie ujemny to nieprawidłowe podniesienie, które AI przeoczyła.',
  dateRange: 'Zakres dat',
  empty: {
    title: 'Brak wyników AI',
    filtered: 'Żadne wyniki AI nie pasują do tych filtrów.',
    period: 'W tym okresie nie ma jeszcze wyników AI.',
    clear: 'Wyczyść filtry',
    observations: 'Przejdź do obserwacji',
  },
  blind: {
    share: 'Ślepa próba: %{part} z %{whole} trafnych, %{share} (%{interval})',
    part: 'Ślepa próba: %{part} z %{whole} trafnych',
    of: '%{smart_count} wynik w ślepej próbie |||| %{smart_count} wyniki w ślepej próbie |||| %{smart_count} wyników w ślepej próbie',
    why: 'Rzetelniejszy wynik: osoby weryfikujące odpowiadały, zanim zobaczyły ocenę AI, więc nie mogła na nie wpłynąć, a wyniki wybrał los.',
  },
  overall: {
    title: 'Trafność ogółem',
    share: '%{share} trafnych',
    part: 'Trafne: %{part} z %{whole}',
    interval:
      'Przedział 95%: %{interval}, z %{smart_count} weryfikacji |||| Przedział 95%: %{interval}, z %{smart_count} weryfikacji |||| Przedział 95%: %{interval}, z %{smart_count} weryfikacji',
    from: 'z %{smart_count} weryfikacji |||| z %{smart_count} weryfikacji |||| z %{smart_count} weryfikacji',
    precision:
      'Podniesienia ocenione przez AI jako nieprawidłowe: %{whole}, z tego naprawdę nieprawidłowe: %{part}, czyli %{share} (%{interval}).',
    recall:
      'Nieprawidłowe podniesienia: %{whole}, z tego AI znalazła %{part}, czyli %{share} (%{interval}).',
    allReviewed: 'Wszystkie wyniki AI są zweryfikowane.',
    unreviewed: 'Jeszcze niezweryfikowane: %{share} z %{total} wyników AI.',
    view: 'Zobacz niezweryfikowane (%{count})',
  },
  matrix: {
    title: 'Wyniki AI a weryfikacje',
    label: 'Macierz pomyłek',
    reviewers: 'Weryfikujący',
    positive: 'AI: nieprawidłowo (dodatni)',
    negative: 'AI: prawidłowo (ujemny)',
    share: '%{share} weryfikacji',
  },
  principles: {
    title: 'Według zasady',
    hint: 'Tylko zasady ocenione przez AI. Dodatni: AI znalazła błąd. Niezweryfikowany: nikt go jeszcze nie sprawdził.',
    caption: 'Trafność według zasady',
    name: 'Zasada',
  },
  causes: {
    title: 'Dlaczego AI się pomyliła',
    hint: 'Przyczyny podane przez weryfikujących. Jedna obserwacja może mieć kilka przyczyn.',
    none: 'Nie zapisano jeszcze przyczyn. Dodają je weryfikujący, gdy AI się pomyliła.',
  },
  tasks: { title: 'Według zadania', caption: 'Trafność według zadania', name: 'Zadanie' },
  builds: {
    title: 'Według wersji aplikacji',
    caption: 'Trafność według wersji aplikacji',
    name: 'Wersja aplikacji',
    unknown: 'Nieznana',
  },
  /** After their number. */
  table: {
    accuracy: 'Trafność',
    withInterval: 'Trafność (przedział 95%)',
    noReviews: 'Brak weryfikacji',
    noReviewsReason: 'Żadnego z nich nie zweryfikowano.',
    tooFew: 'Za mało danych',
    all: 'Pokaż wszystkie (%{count})',
  },
}

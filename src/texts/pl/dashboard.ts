/** Texts of the dashboard. */
import type { dashboard as en } from '../en/dashboard.ts'
import type { TextsLike } from '../keys.ts'

export const dashboard: TextsLike<typeof en> = {
  title: 'Pulpit',
  hello: 'Dzień dobry, %{name}',
  results: 'Wyniki',
  noResults: 'Brak obserwacji w tym okresie. Wybierz dłuższy okres lub dodaj obserwację.',
  figures: {
    observations: 'Obserwacje',
    incorrect: 'Nieprawidłowe',
    correctShare: 'Udział prawidłowych',
    toReview: 'Wyniki AI do weryfikacji',
    allReviewed: 'Wszystko zweryfikowane.',
    notReviewed: 'Jeszcze niezweryfikowane.',
  },
  /** After their number. */
  /** Compared with the months before. */
  change: {
    more: 'O %{by} więcej niż w poprzednim miesiącu (%{link}) |||| O %{by} więcej niż w poprzednich %{smart_count} miesiącach (%{link}) |||| O %{by} więcej niż w poprzednich %{smart_count} miesiącach (%{link})',
    fewer:
      'O %{by} mniej niż w poprzednim miesiącu (%{link}) |||| O %{by} mniej niż w poprzednich %{smart_count} miesiącach (%{link}) |||| O %{by} mniej niż w poprzednich %{smart_count} miesiącach (%{link})',
    same: 'Tyle samo co w poprzednim miesiącu (%{link}) |||| Tyle samo co w poprzednich %{smart_count} miesiącach (%{link}) |||| Tyle samo co w poprzednich %{smart_count} miesiącach (%{link})',
    unknown:
      '%{link} w poprzednim miesiącu |||| %{link} w poprzednich %{smart_count} miesiącach |||| %{link} w poprzednich %{smart_count} miesiącach',
    none: 'Brak wcześniejszych danych do porównania',
    share:
      '%{share} w poprzednim miesiącu |||| %{share} w poprzednich %{smart_count} miesiącach |||| %{share} w poprzednich %{smart_count} miesiącach',
    tooFew:
      'Za mało obserwacji w poprzednim miesiącu, aby porównać. |||| Za mało obserwacji w poprzednich %{smart_count} miesiącach, aby porównać. |||| Za mało obserwacji w poprzednich %{smart_count} miesiącach, aby porównać.',
  },
  breakdown: {
    title: 'Zestawienie',
    by: 'Zestawienie według',
    tabs: {
      departments: 'Działy',
      locations: 'Lokalizacje',
      tasks: 'Zadania',
      observees: 'Osoby',
    },
    names: {
      departments: 'Dział',
      locations: 'Lokalizacja',
      tasks: 'Zadanie',
      observees: 'Osoba',
    },
    columns: {
      observation_count: 'Obserwacje',
      correct_count: 'Prawidłowe',
      incorrect_count: 'Nieprawidłowe',
      correct_share: 'Udział prawidłowych',
    },
    none: 'Brak obserwacji w tym okresie.',
    more: 'Pokaż więcej',
  },
  clients: { title: 'Klienci', all: 'Wszyscy klienci' },
  accuracyHint: 'Na podstawie weryfikacji, według zasady, zadania i wersji aplikacji.',
  latest: {
    title: 'Najnowsze obserwacje',
    none: 'Nie ma jeszcze obserwacji. Dodaj pierwszą.',
  },
  campaigns: {
    title: 'Trwające kampanie',
    failed: 'Nie udało się wczytać kampanii.',
    none: 'Brak trwających kampanii.',
    since: 'Od %{day}',
    more: 'Pokaż więcej',
    observations: 'Obserwacje',
    unit: 'obserwacja |||| obserwacje |||| obserwacji',
  },
}

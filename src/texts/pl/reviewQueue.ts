/** Texts of the review queue, and of the blind sample. */
import type { reviewQueue as en } from '../en/reviewQueue.ts'
import type { TextsLike } from '../keys.ts'

export const reviewQueue: TextsLike<typeof en> = {
  title: 'Kolejka weryfikacji',
  open: 'Zweryfikuj %{count}',
  place: '%{place} z %{total}',
  order: {
    label: 'Kolejność',
    UNCERTAIN: 'Najpierw najmniej pewne',
    CAPTURE: 'Najpierw najgorsze nagrania',
    OLDEST: 'Najpierw najstarsze',
  },
  technique: 'Technika jako całość',
  sure: 'pewność %{value}',
  cannotTell: 'Nie wiadomo',
  save: 'Zapisz i dalej',
  allRight: 'Wszystko trafnie',
  skip: 'Pomiń',
  back: 'Wstecz',
  keys: 'Klawisze',
  details: 'Wszystkie szczegóły',
  taken: 'Ma ją teraz ktoś inny. Możesz przejść do następnej.',
  done: {
    title: 'Nie ma już nic do weryfikacji',
    reviewed:
      'Zweryfikowano 1 wynik. |||| Zweryfikowano %{smart_count} wyniki. |||| Zweryfikowano %{smart_count} wyników.',
    others: 'To, co inni mają teraz na ekranie, może wrócić później.',
    skipped:
      'Zweryfikuj pominięty wynik |||| Zweryfikuj %{smart_count} pominięte wyniki |||| Zweryfikuj %{smart_count} pominiętych wyników',
    again: 'Sprawdź ponownie',
  },
  help: {
    title: 'Klawisze kolejki weryfikacji',
  },
  keyNames: {
    right: 'R',
    wrong: 'W',
    unknown: '?',
    allRight: 'A',
    up: '↑',
    down: '↓',
    save: 'Ctrl + Enter',
    skip: 'S',
    back: 'B',
    help: 'H',
  },
  commands: {
    right: 'Trafnie, i do następnego',
    wrong: 'Błędnie, i do następnego',
    unknown: 'Nie wiadomo, i do następnego',
    allRight: 'Wszystko trafnie',
    up: 'Do poprzedniego',
    down: 'Do następnego',
    save: 'Zapisz i otwórz następną',
    skip: 'Pomiń: zostaje na później lub dla innych',
    back: 'Wróć do poprzedniej',
    help: 'Pokaż klawisze',
  },
  blind: {
    question: 'Ślepa próba: co widzisz? Ocena AI zostanie pokazana później.',
    submit: 'Zapisz i porównaj',
    reveal: 'Ocena AI',
    same: 'AI oceniła tak samo jak Ty wszędzie tam, gdzie obie oceny zapadły.',
    different: 'AI oceniła inaczej. Twoje odpowiedzi zapisano bez zmian.',
    reviewed: 'Ktoś inny sprawdził już tę obserwację. Można przejść do następnej.',
    next: 'Dalej',
    allCorrect: 'Wszystko prawidłowo',
  },
}

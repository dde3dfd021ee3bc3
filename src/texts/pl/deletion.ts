/** What the dialog before a deletion says of the records that name the deleted ones, by both kinds. */
import type { deletion as en } from '../en/deletion.ts'
import type { TextsLike } from '../keys.ts'

const effects: TextsLike<(typeof en)['effects']> = {
  clients: {
    users:
      'Opiekun 1 klienta, który nie będzie go już miał |||| Opiekun %{smart_count} klientów, którzy nie będą go już mieli |||| Opiekun %{smart_count} klientów, którzy nie będą go już mieli',
  },
  users: {
    clients:
      '1 osoba nie będzie mogła się logować |||| %{smart_count} osoby nie będą mogły się logować |||| %{smart_count} osób nie będzie mogło się logować',
    locations:
      '1 osoba ma ją w swoim dostępie |||| %{smart_count} osoby mają ją w swoim dostępie |||| %{smart_count} osób ma ją w swoim dostępie',
    departments:
      '1 osoba ma go w swoim dostępie |||| %{smart_count} osoby mają go w swoim dostępie |||| %{smart_count} osób ma go w swoim dostępie',
  },
  locations: {
    locations:
      '1 lokalizacja jest wewnątrz |||| %{smart_count} lokalizacje są wewnątrz |||| %{smart_count} lokalizacji jest wewnątrz',
  },
  departments: {
    locations:
      '1 dział jest w tym miejscu |||| %{smart_count} działy są w tym miejscu |||| %{smart_count} działów jest w tym miejscu',
    departments:
      '1 dział jest wewnątrz |||| %{smart_count} działy są wewnątrz |||| %{smart_count} działów jest wewnątrz',
  },
  tasks: {
    users:
      '1 zadanie jest do nich przypisane |||| %{smart_count} zadania są do nich przypisane |||| %{smart_count} zadań jest do nich przypisanych',
    locations:
      '1 zadanie jest tam wykonywane |||| %{smart_count} zadania są tam wykonywane |||| %{smart_count} zadań jest tam wykonywanych',
    departments:
      '1 zadanie jest tam wykonywane |||| %{smart_count} zadania są tam wykonywane |||| %{smart_count} zadań jest tam wykonywanych',
    gbslibrary:
      '1 zadanie go pokazuje |||| %{smart_count} zadania go pokazują |||| %{smart_count} zadań go pokazuje',
  },
  campaigns: {
    clients:
      '1 kampania się zatrzyma |||| %{smart_count} kampanie się zatrzymają |||| %{smart_count} kampanii się zatrzyma',
    users:
      '1 kampania ich obejmuje |||| %{smart_count} kampanie ich obejmują |||| %{smart_count} kampanii ich obejmuje',
    locations:
      '1 kampania zostanie wstrzymana |||| %{smart_count} kampanie zostaną wstrzymane |||| %{smart_count} kampanii zostanie wstrzymanych',
    departments:
      '1 kampania zostanie wstrzymana |||| %{smart_count} kampanie zostaną wstrzymane |||| %{smart_count} kampanii zostanie wstrzymanych',
    tasks:
      '1 kampania zostanie wstrzymana |||| %{smart_count} kampanie zostaną wstrzymane |||| %{smart_count} kampanii zostanie wstrzymanych',
  },
  follow_ups: {
    users:
      '1 plan wsparcia zostanie bez trenera |||| %{smart_count} plany wsparcia zostaną bez trenera |||| %{smart_count} planów wsparcia zostanie bez trenera',
  },
  task_actions: {
    users:
      'Za 1 działanie nikt nie będzie odpowiadać |||| Za %{smart_count} działania nikt nie będzie odpowiadać |||| Za %{smart_count} działań nikt nie będzie odpowiadać',
  },
}

export const deletion: TextsLike<typeof en> = {
  affects: 'Dotyczy to powiązanych rekordów:',
  notCounted: 'Nie udało się policzyć powiązanych rekordów.',
  effects,
}

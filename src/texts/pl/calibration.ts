import type { calibration as en } from '../en/calibration.ts'
import type { TextsLike } from '../keys.ts'

export const calibration: TextsLike<typeof en> = {
  title: 'Kalibracja',
  intro:
    'Dwie osoby uzgadniają, co pokazuje nagranie. Oceniasz je, nie widząc tego wyniku, a potem go widzisz. To, jak często oceny są zgodne, widzisz tylko Ty i superużytkownicy Twojej firmy.',
  queue: {
    title: 'Nagrania do oceny',
    waiting:
      '1 nagranie czeka |||| %{smart_count} nagrania czekają |||| %{smart_count} nagrań czeka',
    none: 'W tej chwili nie ma nic do oceny. O nowych nagraniach informują powiadomienia; każde wraca po pół roku.',
    recording: 'Nagranie zadania %{task}',
    hint: 'Zostaw bez odpowiedzi to, czego nagranie nie pokazuje.',
    submit: 'Wyślij i zobacz wynik',
    next: 'Następne nagranie',
    finish: 'Zakończ',
    failed: 'Nie udało się wczytać nagrań.',
  },
  result: {
    title: 'Uzgodniony wynik',
    agreed: 'Zgodność: %{truth}',
    differs: 'Twoja odpowiedź: %{answer}; uzgodniono: %{truth}',
    open: 'Bez odpowiedzi; uzgodniono: %{truth}',
  },
  agreement: {
    mine: 'Twoja zgodność',
    ofPerson: 'Zgodność w kalibracji',
    onlyThey: 'Widzą to tylko ta osoba i superużytkownicy Twojej firmy.',
    none: 'Nie oceniono jeszcze żadnego nagrania.',
    byPrinciple: 'Zgodność według zasady',
    principle: 'Zasada',
    agreed: 'Zgodne',
    shareAlone: 'Udział',
    share: 'Udział (przedział 95%)',
    open: 'Bez odpowiedzi',
    kappaAlone: 'Kappa',
    kappa: 'Ponad przypadek (kappa)',
    kappaValue: '%{value} (%{low} do %{high}), %{level}',
    tooFew: 'Od dziesięciu odpowiedzi',
    oneKind: 'Tylko jeden rodzaj odpowiedzi',
    byQuarter: 'Według kwartału',
    quarter: 'Kwartał',
    levels: {
      chance: 'może być przypadkowa',
      slight: 'co najmniej niewielka',
      fair: 'co najmniej dostateczna',
      moderate: 'co najmniej umiarkowana',
      substantial: 'co najmniej znaczna',
      almostPerfect: 'prawie doskonała',
    },
    failed: 'Nie udało się wczytać zgodności.',
  },
  clip: {
    title: 'Klip kalibracyjny',
    offer:
      'Pozwól innym ocenić to nagranie bez znajomości wyniku, aby sprawdzić, na ile oceny są zgodne.',
    make: 'Użyj do kalibracji',
    hint: 'Podaj, co jest prawidłowe; o to, co zostawisz puste, nikt nie będzie pytany. Zanim zapytamy inne osoby, ktoś jeszcze musi się z tym zgodzić.',
    note: 'Uzasadnienie',
    save: 'Zaproponuj ten wynik',
    proposed:
      'Zaproponowane przez: %{name}. Zanim zapytamy inne osoby, ktoś jeszcze musi się z tym zgodzić.',
    mine: 'To Twoja propozycja. Zanim zapytamy inne osoby, ktoś jeszcze musi się z nią zgodzić.',
    agree: 'Zgadzam się',
    inUse:
      'W użyciu od %{day}; oceniła 1 osoba. |||| W użyciu od %{day}; oceniły %{smart_count} osoby. |||| W użyciu od %{day}; oceniło %{smart_count} osób.',
    retire: 'Nie pytaj więcej',
    failed: 'Nie udało się wczytać klipu kalibracyjnego.',
  },
  clips: {
    title: 'Klipy kalibracyjne',
    none: 'Nie ma jeszcze klipów. Otwórz obserwację z nagraniem i wybierz „Użyj do kalibracji”.',
    recording: 'Nagranie',
    state: 'Stan',
    proposed: 'Czeka na drugą osobę',
    inUse: 'W użyciu',
    retired: 'Wycofany',
    judged: 'Liczba ocen',
    more: 'Pokaż więcej',
    failed: 'Nie udało się wczytać klipów kalibracyjnych.',
  },
}

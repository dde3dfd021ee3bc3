/** Texts of judging stored recordings again, and of the AI analysis of a recording. */
import type { analysis as enAnalysis, judgeAgain as enJudgeAgain } from '../en/analysis.ts'
import type { TextsLike } from '../keys.ts'

export const judgeAgain: TextsLike<typeof enJudgeAgain> = {
  title: 'Oceń nagrania ponownie',
  subtitle:
    'Zapisane nagrania są oceniane według obecnych progów, wersja %{version}. Nic się nie zmieni, dopóki tego nie zastosujesz, a to, co ktoś zweryfikował lub skorygował, pozostaje.',
  check: 'Sprawdź, co by się zmieniło',
  checkAgain: 'Sprawdź ponownie',
  apply:
    'Zmień 1 obserwację |||| Zmień %{smart_count} obserwacje |||| Zmień %{smart_count} obserwacji',
  progress: 'Ocenione nagrania: %{done} z %{total}',
  cancelled: 'Anulowano. Dotychczasowe zmiany pozostają.',
  report:
    'Ocenione nagrania: %{judged}, zmieniłoby się: %{changed}. Bez zmian, bo ktoś je zweryfikował: %{skipped}.',
  applied:
    'Ocenione nagrania: %{judged}, zmieniono: %{changed}. Bez zmian, bo ktoś je zweryfikował: %{skipped}.',
  observations:
    'Obserwacja, która się zmieni |||| Pierwsze %{smart_count} obserwacje, które się zmienią |||| Pierwsze %{smart_count} obserwacji, które się zmienią',
  columns: { principle: 'Zasada', change: 'Zmiana', count: 'Obserwacje' },
  fromTo: '%{from} → %{to}',
  changed: '%{name}: %{change}',
}

/** Texts of the AI analysis of a recording. */
export const analysis: TextsLike<typeof enAnalysis> = {
  title: 'Analiza AI',
  unfold: 'Przeanalizuj film',
  optional: 'Przeanalizuj film na tym urządzeniu. Sam film nie jest przesyłany.',
  choose: 'Wybierz film',
  record: 'Nagraj film',
  another: 'Wybierz inny film',
  again: 'Analizuj ponownie',
  remove: 'Usuń wynik',
  advice: {
    title: 'Jak filmować',
    still: 'Oprzyj kamerę stabilnie lub trzymaj ją nieruchomo i poziomo, na wysokości bioder.',
    distance:
      'Stań w odległości od 2,5 do 4 m, trochę z boku: około 60° od ustawienia na wprost osoby.',
    whole: 'W kadrze musi być cała osoba, od głowy do stóp.',
    one: 'Jedna osoba, najwyżej 60 sekund.',
    range: '2,5–4 m',
    picture:
      'Kamera na wysokości bioder, poziomo, z boku, 60 stopni od ustawienia na wprost osoby, która podnosi karton',
  },
  running: {
    loading: 'Wczytywanie analizy…',
    frames: 'Klatka %{done} z %{total}',
    cancel: 'Anuluj analizę',
    busy: 'Analizowanie…',
    meanwhile: 'W tym czasie możesz wypełnić pozostałe pola.',
    preview: 'Film z wykrytą osobą',
  },
  people: {
    title: 'Kto podnosi?',
    text: 'Wybierz osobę: film zostanie przeanalizowany tylko dla niej.',
    picture: 'Film ze wszystkimi znalezionymi osobami',
    person: 'Osoba %{number} (%{place})',
    left: 'po lewej',
    middle: 'pośrodku',
    right: 'po prawej',
  },
  part: {
    title: 'Fragment do analizy',
    use: 'Analizuj ten fragment',
    start: 'Początek fragmentu',
    end: 'Koniec fragmentu',
    length: 'od %{start} s do %{end} s, %{length} z najwyżej 60 s',
  },
  turn: {
    title: 'Obróć obraz',
    preview: 'Obraz z filmu, obrócony o %{turn}°',
    quarter: 'Obróć o 90°',
    use: 'Analizuj w tym położeniu',
  },
  camera: {
    title: 'Nagraj film',
    record: 'Zacznij nagrywać',
    stop: 'Zatrzymaj i analizuj',
    cancel: 'Anuluj',
    elapsed: '%{seconds} z 60 s',
    denied:
      'Kamera jest zablokowana dla tej strony. Zezwól na nią w przeglądarce lub wybierz film.',
    missing: 'Nie znaleziono kamery. Wybierz film.',
    preview: 'Obraz z kamery',
  },
  result: {
    beforeSubmit: 'Oto, co znalazła AI. Zostanie dodane razem z obserwacją.',
    answersFromAi: 'Odpowiedzi pochodzą z powyższego wyniku AI.',
    byHand: 'Odpowiedz ręcznie',
    uploadRecording: 'Prześlij także nagranie',
    uploadRecordingHint: 'Inne osoby z dostępem do tej obserwacji zobaczą wtedy tę osobę.',
    found: {
      LIFT: 'Podnoszenie od %{start} do %{end}',
      PUSH: 'Pchanie lub ciągnięcie od %{start} do %{end}',
    },
    none: {
      LIFT: 'Nie znaleziono podnoszenia',
      PUSH: 'Nie znaleziono pchania ani ciągnięcia',
    },
    quality: 'Jakość nagrania: %{grade}',
    poor: 'Słabe nagranie nie wchodzi do raportu o trafności AI.',
    about: 'Jak ocenia AI',
    cutOff: 'Brakuje końca tego filmu. Przeanalizowano pierwsze %{seconds} s.',
  },
  observation: {
    none: 'Ta obserwacja nie ma jeszcze wyniku AI.',
    inProgress: 'Analiza trwa od %{since}.',
    failed: 'Ostatnia analiza się nie powiodła. %{reason}',
    saving: 'Zapisywanie wyniku…',
    saved: 'Wynik AI zapisany.',
    replace: 'Przeanalizuj film ponownie',
    recording: 'Przesłany film',
  },
  lifts: {
    title:
      '%{smart_count} podniesienie |||| %{smart_count} podniesienia |||| %{smart_count} podniesień',
    worst: 'Ocena dotyczy najgorszego podniesienia, w chwili %{start}.',
    chosen: 'Ocena dotyczy podniesienia w chwili %{start}, które ktoś wybrał.',
  },
  /** Choosing among the lifts of a recording, and moving a lift's times. */
  liftReview: {
    choose: 'Zamiast tego można ocenić inne.',
    show: 'Pokaż podniesienie w chwili %{lift}',
    judged: 'Ocenione',
    judge: 'Oceń to podniesienie',
    judgeAt: 'Oceń podniesienie w chwili %{time}',
    chosen: 'Teraz ocenione jest podniesienie w chwili %{time}.',
    unchanged: 'Nic się nie zmieniło: to te same czasy co przedtem.',
    cutOff:
      'Brakuje końca tego filmu: odczytano tylko pierwsze %{seconds} s. Skopiuj cały plik ponownie.',
  },
  /** Answering beside the AI result of a new observation. */
  addRecording: {
    noAnswers: 'Powyższy wynik AI nie odpowiada na żadną zasadę. Pozostają nieznane.',
    someAnswers: 'Odpowiedzi pochodzą z powyższego wyniku AI. Nieznane pozostają: %{names}.',
    byHand: 'Odpowiadasz ręcznie. Powyższy wynik AI nie zostanie dodany.',
    byAi: 'Użyj wyniku AI',
    notAdded: 'Oto, co znalazła AI. Nie zostanie dodane, bo odpowiadasz ręcznie.',
  },
  lift: {
    proposed:
      'AI znalazła podnoszenie od %{start} do %{end}. Jeśli zmienisz czasy, AI oceni je ponownie, chyba że ktoś już zweryfikował wynik.',
    use: 'Użyj tych czasów',
  },
  evidence: {
    title: 'Jak AI doszła do oceny',
    why: '%{reason}.',
    picture: '%{principle} w chwili %{time}: szkielet i to, co na nim zmierzono',
    measured: {
      kneeShare: 'Na kolana przypada %{value} zgięcia; prawidłowo od %{threshold}.',
      reach: 'Odległość dłoni od stóp: %{value} długości tułowia; prawidłowo do %{threshold}.',
      shoulderTurn:
        'Barki obracają się o %{value}; prawidłowo poniżej %{threshold}, gdy stopy stoją.',
      dip: 'Kolana uginają się o %{value}, zanim ładunek ruszy; prawidłowo od %{threshold}.',
      startTwist: 'Na początku barki są skręcone o %{value}; prawidłowo poniżej %{threshold}.',
    },
    visibility: 'Widoczność %{value}.',
    confidence: 'Pewność %{value}',
    distrusted: 'Zmierzono to, ale pomiar nie jest wiarygodny.',
    tentative: 'Sugestia: zmierzono to na niewielu nagraniach.',
    knee: 'kolano %{value}',
    trunk: 'tułów %{value}',
    footMove: 'stopy przesunęły się o %{value} wysokości barków',
    elbow: 'ręce zgięte o %{value}',
    show: 'Pokaż %{time}',
  },
  skeleton: {
    misfit: 'Szkielet nie pasuje',
    fits: 'Jednak pasuje',
    youSaid:
      'Według Ciebie szkielet nie pasuje, więc AI nie podaje oceny. Odpowiedz poniżej ręcznie; analiza pozostaje bez oceny.',
    said: 'Dnia %{date} ktoś stwierdził, że szkielet nie pasuje, więc AI nie podaje oceny.',
    saved: 'AI nie ocenia już tego nagrania.',
    takenBack: 'AI oceniła nagranie ponownie.',
  },
}

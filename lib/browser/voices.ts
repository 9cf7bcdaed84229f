import { speakWith } from './stages';

const langOf = (said: Element | null | undefined) =>
  said?.closest('[lang]')?.getAttribute('lang') ?? 'it';

const voicesIn = (lang: string) =>
  'speechSynthesis' in window
    ? speechSynthesis
        .getVoices()
        // other voices send the text to a server
        .filter((voice) => voice.localService && voice.lang.startsWith(lang))
    : [];

const hush = () => {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
};

function speak(said: HTMLElement[], then: () => void): boolean {
  const [first] = said.filter(({ dataset }) => dataset.voice);
  if (!first) return false;
  const lang = langOf(first);
  const voices = voicesIn(lang);
  if (voices.length === 0) return false;
  const chosen = first
    .closest('[data-stage]')
    ?.querySelector<HTMLElement>('[data-axis][data-voice]:checked');
  const voice = (chosen ?? first).dataset.voice ?? '';
  const [place = 0, pitch = 1, rate = 1] = voice.split(' ').map(Number);
  const text = first.textContent ?? '';
  const spoken = new SpeechSynthesisUtterance(text);
  Object.assign(spoken, { lang, pitch, rate, voice: voices[place % voices.length] });
  let over = false;
  const end = () => {
    if (!over) then();
    over = true;
  };
  spoken.onend = end;
  // some browsers never fire `end`
  setTimeout(end, 2000 + text.length * 130);
  speechSynthesis.speak(spoken);
  return true;
}

/**
 * Lets the stages of a page speak with the device's own voices. `data-voice`, on what is said or on a chosen radio button,
 * names one: its place among the voices of the language, its pitch, its rate.
 */
export default function speakOnStages() {
  const isMissing = (stage: HTMLElement) => {
    const said = [...stage.querySelectorAll('[data-voice][data-said]')].find(
      (each) => !each.closest('[hidden]'),
    );
    return voicesIn(langOf(said)).length === 0;
  };
  speakWith({ speak, isMissing, hush });
  addEventListener('pagehide', hush);
}

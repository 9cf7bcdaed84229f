import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DemoLang } from '@/content/demos/types';
import type { Utterance } from '../kind';

const synthesis = () => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

function subscribe(onChange: () => void) {
  const voices = synthesis();
  voices?.addEventListener?.('voiceschanged', onChange);
  return () => voices?.removeEventListener?.('voiceschanged', onChange);
}

function voicesFor(lang: DemoLang): SpeechSynthesisVoice[] {
  const voices = synthesis()?.getVoices() ?? [];
  return voices.filter((voice) => voice.lang.toLowerCase().startsWith(lang));
}

/** How many voices the browser has for a language; it may learn of them late. */
export function useVoiceCount(lang: DemoLang): number {
  return useSyncExternalStore(
    subscribe,
    () => voicesFor(lang).length,
    () => 0,
  );
}

/** A browser that never reports the end of an utterance must not hold the scene for ever. */
const slowestMsPerLetter = 130;

/**
 * Says an utterance with the browser's own voice, once each time `utterance` changes, and reports its end.
 * Null is silence: whatever sounds is cut off.
 */
export function useSpeech(
  utterance: Utterance | null,
  voiceIndex: number,
  onEnd: () => void,
): boolean {
  const [sounding, setSounding] = useState(false);
  const said = utterance && JSON.stringify(utterance);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the utterance, whose object is new at each render
  useEffect(() => {
    const voice = synthesis();
    if (!utterance || !voice) return;
    const voices = voicesFor(utterance.lang);
    const spoken = new SpeechSynthesisUtterance(utterance.text);
    spoken.lang = utterance.lang;
    spoken.pitch = utterance.pitch ?? 1;
    spoken.rate = utterance.rate ?? 1;
    spoken.voice = voices[voiceIndex % voices.length] ?? null;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      setSounding(false);
      onEnd();
    };
    const limit = setTimeout(end, 2000 + utterance.text.length * slowestMsPerLetter);
    spoken.onend = end;
    spoken.onerror = end;
    voice.cancel();
    voice.speak(spoken);
    setSounding(true);
    return () => {
      over = true;
      clearTimeout(limit);
      voice.cancel();
      setSounding(false);
    };
  }, [said, voiceIndex]);

  return sounding;
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DemoLang } from '@/content/demos/types';
import type { Line } from '../kind';

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

/** A browser that never reports the end of a line must not hold the scene for ever. */
const slowestMsPerLetter = 130;

/**
 * Says a line with the browser's own voice, once each time `line` changes, and reports its end.
 * Null is silence: whatever sounds is cut off.
 */
export function useSpokenLine(line: Line | null, voiceIndex: number, onEnd: () => void): boolean {
  const [sounding, setSounding] = useState(false);
  const said = line && JSON.stringify(line);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the line, whose object is new at each render
  useEffect(() => {
    const voice = synthesis();
    if (!line || !voice) return;
    const voices = voicesFor(line.lang);
    const utterance = new SpeechSynthesisUtterance(line.text);
    utterance.lang = line.lang;
    utterance.pitch = line.pitch ?? 1;
    utterance.rate = line.rate ?? 1;
    utterance.voice = voices[voiceIndex % voices.length] ?? null;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      setSounding(false);
      onEnd();
    };
    const limit = setTimeout(end, 2000 + line.text.length * slowestMsPerLetter);
    utterance.onend = end;
    utterance.onerror = end;
    voice.cancel();
    voice.speak(utterance);
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

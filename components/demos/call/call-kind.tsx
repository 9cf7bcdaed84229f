import { CallView } from '@/components/previews/call-view';
import type { Appointment, CallScene, CallScript } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { cn } from '@/lib/cn';
import type { Kind, StageProps } from '../kind';

function Stage({ scene, playback, speaking }: StageProps<CallScript, CallScene>) {
  const { shown, total } = playback;
  return (
    <CallView
      preview={scene}
      shown={shown}
      happened={(i) => shown >= (scene.timeline[i]?.after ?? 0)}
      sounding={speaking && playback.status !== 'ready' ? shown - 1 : undefined}
    >
      <CalendarSlip appointment={scene.appointment} fixed={shown === total} />
    </CallView>
  );
}

/** The page of a calendar, empty until the call has filled it. */
function CalendarSlip({ appointment, fixed }: { appointment: Appointment; fixed: boolean }) {
  return (
    <div className="mt-2 border-2 border-ink bg-sheet">
      <p className="flex flex-wrap justify-between gap-x-4 border-ink border-b-2 px-5 py-3 leading-snug">
        <span className="font-bold">{demoWords.calendar}</span>
        <span>{appointment.day}</span>
      </p>
      <div className="slip p-5">
        <div className={cn('bg-line px-4 py-3 text-line-on', !fixed && 'unseen')}>
          <p className="font-bold leading-snug">
            <span className="mr-3">{appointment.time}</span>
            {appointment.title}
          </p>
          <p className="type-small mt-1">{appointment.text}</p>
        </div>
      </div>
    </div>
  );
}

export const callKind: Kind<CallScript, CallScene> = {
  rest: 2,
  delays: (scene) => scene.turns.map(({ afterMs }) => afterMs),
  announce(scene, index) {
    const turn = scene.turns[index];
    if (!turn) return { text: '' };
    const events = scene.timeline.filter(({ after }) => after === index + 1);
    const notes = events.map(({ time, event }) => `${time}: ${event}.`);
    return { text: `${turn.author}: ${turn.text} ${notes.join(' ')}`, lang: turn.lang };
  },
  Stage,
  result({ timeline, turns, appointment }, shown) {
    const { day, time, title } = appointment;
    if (shown === turns.length)
      return { label: demoWords.calendar, value: `${day}, ${time}. ${title}` };
    const latest = timeline.findLast(({ after }) => after <= shown);
    return latest && { label: latest.time, value: latest.event };
  },
  utterance(_script, scene, _selection, index) {
    const turn = scene.turns[index] ?? scene.turns[0];
    const assistant = turn.speaker === 'assistant';
    return { text: turn.text, lang: turn.lang ?? 'it', pitch: assistant ? 1.05 : 0.85, rate: 1.05 };
  },
  voiceIndex: (_script, scene, _selection, index) =>
    scene.turns[index]?.speaker === 'customer' ? 1 : 0,
};

import { ChatView } from '@/components/previews/chat-view';
import type { ChatScene, ChatScript, Selection } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import type { Kind, StageProps } from '../kind';

function channelName(script: ChatScript, selection: Selection): string {
  const { channels } = script;
  if ('title' in channels) return channels.title;
  return channels.titles[selection[channels.axis] ?? ''] ?? '';
}

function optionLabel(script: ChatScript, selection: Selection): string | undefined {
  const { channels } = script;
  if ('title' in channels) return undefined;
  const axis = script.axes.find(({ id }) => id === channels.axis);
  return axis?.options.find(({ id }) => id === selection[channels.axis])?.label;
}

function Stage({ script, scene, selection, playback }: StageProps<ChatScript, ChatScene>) {
  const channel = optionLabel(script, selection);
  const rows = [...scene.card];
  if (script.channelRow && channel)
    rows.splice(1, 0, { label: script.channelRow, value: channel, after: 1 });
  return (
    <ChatView
      preview={{
        channel: channelName(script, selection),
        messages: scene.messages,
        card: { title: script.cardTitle, rows },
      }}
      shown={playback.shown}
      filled={(i) => playback.shown >= (rows[i]?.after ?? 0)}
      typing={playback.status === 'playing' && playback.shown > 0}
    />
  );
}

export const chatKind: Kind<ChatScript, ChatScene> = {
  rest: 2,
  delays: (scene) => scene.messages.map(({ afterMs }) => afterMs),
  announce(scene, index) {
    const message = scene.messages[index];
    if (!message) return { text: '' };
    const filled = scene.card.filter(({ after }) => after === index + 1);
    const notes = filled.map(({ label, value }) => demoWords.cardFilled(label, value));
    return { text: `${message.author}: ${message.text} ${notes.join(' ')}`, lang: message.lang };
  },
  Stage,
  result: ({ card }, shown) => card.findLast(({ after }) => after <= shown),
};

import { AvatarFace } from '@/components/fragments/avatar-face';
import { DataRows, Frame } from '@/components/fragments/frame';
import type { AvatarScene, AvatarScript } from '@/content/demos/types';
import { fragmentWords } from '@/content/fragments';
import { cn } from '@/lib/cn';
import type { Kind, StageProps } from './kind';

function Stage(props: StageProps<AvatarScript, AvatarScene>) {
  const { script, scene, selection, playback, speaking } = props;
  const { shown, status } = playback;
  const caption = scene.captions[shown - 1];
  const talking = speaking === true && status === 'playing' && shown > 0;
  const dress = script.axes.flatMap((axis) => {
    if (axis.id in scene.when) return [];
    const option = axis.options.find(({ id }) => id === selection[axis.id]);
    return option ? [{ label: axis.legend, value: option.label }] : [];
  });
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <div className="flex flex-col self-start border-2 border-ink bg-line lg:col-span-4">
        <AvatarFace
          className="w-full"
          face={script.faces[selection[script.faceAxis] ?? ''] ?? 'paolo'}
          speaking={talking}
        />
        <p lang={scene.lang} className="avatar-label">
          {fragmentWords.aiVideo[scene.lang]}
        </p>
        <p lang={scene.lang} className="avatar-caption">
          {status === 'ready' ? '' : caption?.text}
        </p>
      </div>
      <Frame
        title={fragmentWords.captions}
        note={scene.captions.at(-1)?.at}
        className="self-start lg:col-span-5"
      >
        <ol lang={scene.lang}>
          {scene.captions.map((line, i) => (
            <li
              key={line.at}
              data-beat={i}
              className={cn(
                'grid grid-cols-[3.5rem_1fr] gap-3 border-hairline border-b py-3 last:border-b-0',
                i >= shown && 'unseen',
              )}
            >
              <span className="tabular text-[0.9375rem] text-muted">{line.at}</span>
              <span className="leading-snug">{line.text}</span>
            </li>
          ))}
        </ol>
      </Frame>
      <Frame title={fragmentWords.settings} className="self-start lg:col-span-3">
        <DataRows rows={[...dress, ...scene.settings]} />
      </Frame>
    </div>
  );
}

export const avatarKind: Kind<AvatarScript, AvatarScene> = {
  delays: (scene) => scene.captions.map(({ afterMs }) => afterMs),
  announce: (scene, index) => ({ text: scene.captions[index]?.text ?? '', lang: scene.lang }),
  Stage,
  line(script, scene, selection, index) {
    const voice = script.voices[selection[script.voiceAxis] ?? ''];
    return { text: (scene.captions[index] ?? scene.captions[0]).text, lang: scene.lang, ...voice };
  },
  voiceIndex: (script, _scene, selection) =>
    Math.max(0, Object.keys(script.faces).indexOf(selection[script.faceAxis] ?? '')),
};

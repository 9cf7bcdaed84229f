import { AvatarFace } from '@/components/previews/avatar-face';
import { DataRows, Frame } from '@/components/previews/frame';
import type { AvatarScene, AvatarScript } from '@/content/demos/types';
import { previewWords } from '@/content/previews';
import { cn } from '@/lib/cn';
import type { Kind, StageProps } from '../kind';

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
      <div className="avatar-picture lg:col-span-7">
        <AvatarFace
          face={script.faces[selection[script.faceAxis] ?? ''] ?? 'paolo'}
          speaking={talking ? shown : 0}
        />
        <p lang={scene.lang} className="avatar-label">
          {previewWords.aiVideo[scene.lang]}
        </p>
        <p lang={scene.lang} className="avatar-caption" aria-hidden="true">
          <span>{caption?.text}</span>
        </p>
      </div>
      <div className="grid content-start gap-6 lg:col-span-5">
        <Frame title={previewWords.captions} note={scene.captions.at(-1)?.at} head="line">
          <ol lang={scene.lang}>
            {scene.captions.map((line, i) => (
              <li key={line.at} data-beat={i} className={cn('avatar-line', i >= shown && 'unseen')}>
                <span className="text-muted tabular">{line.at}</span>
                <span>{line.text}</span>
              </li>
            ))}
          </ol>
        </Frame>
        <Frame title={previewWords.settings}>
          <DataRows rows={[...dress, ...scene.settings]} />
        </Frame>
      </div>
    </div>
  );
}

export const avatarKind: Kind<AvatarScript, AvatarScene> = {
  rest: 1,
  delays: (scene) => scene.captions.map(({ afterMs }) => afterMs),
  announce: (scene, index) => ({ text: scene.captions[index]?.text ?? '', lang: scene.lang }),
  Stage,
  result: (scene, shown) => {
    const caption = scene.captions[shown - 1];
    return caption && { label: caption.at, value: caption.text };
  },
  utterance(script, scene, selection, index) {
    const voice = script.voices[selection[script.voiceAxis] ?? ''];
    return { text: (scene.captions[index] ?? scene.captions[0]).text, lang: scene.lang, ...voice };
  },
  voiceIndex: (script, _scene, selection) =>
    Math.max(0, Object.keys(script.faces).indexOf(selection[script.faceAxis] ?? '')),
};

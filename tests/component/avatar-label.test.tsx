import { render, screen } from '@testing-library/react';
import { avatarKind } from '@/components/demos/avatar/avatar-kind';
import { restingScene } from '@/components/demos/core/playback';
import { avatarDemo } from '@/content/demos/avatar';
import { previewWords } from '@/content/previews';
import { firstSelection } from '@/lib/demos/demo-script';

test.each(avatarDemo.scenes.map((scene) => [scene.lang, scene] as const))(
  'the video in %s shows that it is made with AI, before, while and after it plays',
  (lang, scene) => {
    const { Stage, delays, rest } = avatarKind;
    const resting = restingScene(delays(scene).length, rest);
    for (const playback of [resting, { ...resting, status: 'playing', shown: 0 } as const]) {
      const { unmount } = render(
        <Stage
          script={avatarDemo}
          scene={scene}
          selection={firstSelection(avatarDemo)}
          playback={playback}
        />,
      );
      expect(screen.getByText(previewWords.aiVideo[lang]).closest('.unseen')).toBeNull();
      unmount();
    }
  },
);

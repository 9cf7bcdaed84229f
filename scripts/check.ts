// npm run check: says what is wrong in content/, in seconds, and builds nothing.
import { contentMistakes } from './content/check';
import { root } from './lib/project';

process.chdir(root);
const mistakes = await contentMistakes();
if (mistakes) {
  console.error(mistakes);
  process.exitCode = 1;
} else {
  const { removedWords } = await import('./content/removed-words');
  console.log(['I contenuti sono a posto.', ...removedWords()].join('\n'));
}

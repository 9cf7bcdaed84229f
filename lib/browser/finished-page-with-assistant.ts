// The script of every finished page where the owner's assistant can be tried, in place of `finished-page.ts`.
import { followAssistant } from './assistant';
import { watchIslands } from './islands';
import { startPage } from './page';

startPage([followAssistant, watchIslands]);

// The script of every finished page; in development Next's own client starts the islands.
import { watchIslands } from './islands';
import { startPage } from './page';

startPage([watchIslands]);

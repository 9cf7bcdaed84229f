// Finds PostgreSQL's programs, or installs them: before the tests, which have no patience for that.
import { ensurePrograms } from './lib/postgres';

console.log(ensurePrograms());

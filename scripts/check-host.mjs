// The first step of a build: on a host that freezes the process after each answer there is no use in one.
import { frozenPlace } from '../lib/hosting/places.mjs';

const frozen = frozenPlace(process.env);
if (frozen) {
  console.error(frozen);
  process.exit(1);
}

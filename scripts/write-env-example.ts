/** Writes `.env.example` from the variables that the site reads. */
import { writeFileSync } from 'node:fs';
import { envExample } from '@/lib/env/variables';

writeFileSync('.env.example', envExample());

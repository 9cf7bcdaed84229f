import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { facts } from '@/content/facts';

type Service = {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  pull_policy?: string;
  logging?: { options?: Record<string, string> };
  ports?: string[];
  volumes?: string[];
  networks?: string[] | Record<string, unknown>;
  profiles?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  stop_grace_period?: string;
};

type Compose = {
  name?: string;
  services: Record<string, Service>;
  volumes: object;
  networks: object;
};

const given: Record<string, string> = { SITE_URL: 'https://www.agenzia-linea.it' };

/** As Compose puts variables in: a value, a default, or nothing. */
const filledIn = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, otherwise = '') => {
    return given[name] ?? otherwise;
  });

const source = readFileSync('compose.yaml', 'utf8');
const compose = parse(filledIn(source), { merge: true }) as Compose;
const { services } = compose;
const own = Object.keys(services);

test('every service is hardened, comes back, and keeps its log small', () => {
  for (const name of own) {
    expect([name, services[name]]).toEqual([
      name,
      expect.objectContaining({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
        logging: { driver: 'local', options: { 'max-size': '10m', 'max-file': '5' } },
      }),
    ]);
  }
});

test('Caddy alone is open to the outside: what it says of a visitor can be believed', () => {
  expect(own.filter((name) => services[name]?.ports)).toEqual(['caddy']);
  expect(services.caddy?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
});

test('without a profile there are Caddy and the site, which is built here and pulled from nowhere', () => {
  expect(own.filter((name) => !services[name]?.profiles)).toEqual(['caddy', 'site']);
  expect(services.site?.pull_policy).toBe('build');
});

/** What a service keeps: the name of a volume by the folder that it is in. */
const kept = (name: string) =>
  Object.fromEntries(
    (services[name]?.volumes ?? []).map((volume) => volume.split(':').slice(0, 2).reverse()),
  ) as Record<string, string>;

test('the store, with its copies, is on a volume with a name', () => {
  expect(kept('site')).toEqual({ '/data': 'data' });
  expect(services.site?.environment?.DATA_DIR).toBe('/data');
  expect(Object.keys(compose.volumes)).toContain('data');
});

test('a HOST in .env, which is for other ways of running it, hides no instance from Caddy', () => {
  for (const name of ['site', 'site-more']) expect(services[name]?.environment?.HOST).toBe('');
});

test('PostgreSQL’s dumps are kept as long as the guide says, which is as long as the privacy notice does', () => {
  // find(1) counts whole days: +13 is what is 14 days old
  const days = /-mtime \+(\d+) -delete/.exec(readFileSync('deploy/README.md', 'utf8'))?.[1];
  expect(Number(days) + 1).toBe(facts.copiesStored.count);
});

test('further instances share no data file, and so want PostgreSQL', () => {
  expect(Object.values(kept('site-more'))).not.toContain('data');
  expect(services['site-more']?.environment?.DATA_DIR).toBe('');
  expect(services['site-more']?.networks).toMatchObject({ front: { aliases: ['site'] } });
});

test('what it mounts is there', () => {
  expect(kept('caddy')['/etc/caddy']).toBe('./deploy');
  expect(existsSync('deploy/Caddyfile')).toBe(true);
});

test('its comment names the database, its user and its server as they are made here', () => {
  const { POSTGRES_DB, POSTGRES_USER } = services.postgres?.environment ?? {};
  const [address = ''] = /postgres:\/\/\S+/.exec(source) ?? [];
  const { pathname, username, hostname } = new URL(address);
  expect([pathname, username]).toEqual([`/${POSTGRES_DB}`, POSTGRES_USER]);
  expect(own).toContain(hostname);
});

test('the variables that it alone reads are explained at its head', () => {
  const read = [...source.matchAll(/\$\{(\w+)/g)].flatMap(([, it]) => it ?? []);
  // the site's own are in .env.example, and deploy/update says SOURCE_COMMIT by itself
  const alone = new Set(read.filter((it) => !['SITE_URL', 'SOURCE_COMMIT'].includes(it)));
  expect(alone.size).toBeGreaterThan(2);
  for (const name of alone) expect(source).toMatch(new RegExp(`^#   ${name}=`, 'm'));
});

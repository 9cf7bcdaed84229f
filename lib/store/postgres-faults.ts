import { UnusableStore } from '@/lib/store/unusable';

export interface DatabaseFault {
  /** What is wrong, without names, addresses and passwords. */
  what: string;
  remedy: string;
  /** Whether it may end without anybody's doing. */
  passing?: true;
}

/**
 * Signs are looked for in code and message, the first that fits counts. Codes: PostgreSQL's (appendix A), Node's,
 * OpenSSL's; PgBouncer has 08P01 for nearly all it says, and poolers and pg say some things by message alone.
 */
const faults: [sign: RegExp, fault: DatabaseFault][] = [
  [
    /^(3D000|08P01 (no such database|database .* does not exist|not allowed$))/,
    {
      what: 'there is no such database',
      remedy:
        'write its name after the last / of the URL (without one the user’s name counts), or make it: create database linea owner linea',
    },
  ],
  [
    /^28P01|^08P01 .*(authentication failed|no such user)|^ SASL: .*password/,
    {
      what: 'user and password are refused',
      remedy:
        'correct them in the URL, special characters percent-encoded (@ is %40, # is %23); behind a pooler in its own settings, too',
    },
  ],
  [
    /^(28000|08P01 .*(pg_hba\.conf|required$|role .* does not exist))/,
    {
      what: 'the server does not let this user in from here',
      remedy:
        'add ?sslmode=require where it wants TLS; else allow user and machine there: pg_hba.conf, a managed server’s list of addresses',
    },
  ],
  [
    /^(\w*SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)| .*sslmode=verify-ca requires)/,
    {
      what: 'nobody that this machine trusts has signed the server’s certificate',
      remedy:
        'name the file of who has: ?sslmode=verify-full&sslrootcert=/path/ca.pem; weaker: sslmode=no-verify encrypts, but anybody in between can read along',
    },
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID/,
    {
      what: 'the server’s certificate is for another name',
      remedy:
        'write the host as the certificate has it; weaker: uselibpqcompat=true&sslmode=verify-ca&sslrootcert=/path/ca.pem takes any name',
    },
  ],
  [
    /^CERT_HAS_EXPIRED/,
    // no mistake of the configuration: a restart must not end a site that mails its requests
    {
      what: 'the server’s certificate has expired',
      remedy: 'renew it at the server',
      passing: true,
    },
  ],
  [
    /^ The server does not support SSL/,
    {
      what: 'the server has no TLS',
      remedy:
        'turn it on there; in a network of your own sslmode=disable does without (all is readable on the way)',
    },
  ],
  [
    /^E[A-Z]+ .*, (open|read)\b/,
    {
      what: 'a certificate’s file cannot be read',
      remedy: 'correct its path in the URL; in a container it is the container’s path',
    },
  ],
  [
    /^(42501|3F000|08P01 permission denied)/,
    {
      what: 'the user may not make or use the tables',
      remedy:
        'as the database’s owner: grant create, usage on schema public to the user; tables of another owner: reassign owned by the other to the user',
    },
  ],
  [
    /^(08P01 unsupported startup parameter|42601 invalid command-line|42704 unrecognized config)/,
    { what: 'the server refuses a parameter of the URL', remedy: 'take options=… out of it' },
  ],
  [
    /^ received invalid response/,
    {
      what: 'what answers there is no PostgreSQL server',
      remedy: 'correct host and port (PostgreSQL’s is 5432, PgBouncer’s 6432)',
    },
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)/,
    {
      what: 'DNS does not know its host',
      remedy: 'correct the host; a container’s name is known in its own network alone',
      passing: true,
    },
  ],
  [
    /^(ECONNREFUSED|ENOENT|EACCES)/,
    {
      what: 'nobody listens at its port',
      remedy:
        'start the server, or correct host and port; in a container localhost is the container (server: listen_addresses)',
      passing: true,
    },
  ],
  [
    /^(53300|08P01 no more connections)/,
    {
      what: 'it has no connection free',
      remedy:
        'raise max_connections or the limit of the user or database there: each instance takes six, or put a pooler between',
      passing: true,
    },
  ],
  [
    /^25006/,
    {
      what: 'it is read-only',
      remedy:
        'name the primary in the URL, not a standby; at a primary: alter database … reset default_transaction_read_only',
      passing: true,
    },
  ],
  [
    /^(57P|08P01)/,
    {
      what: 'it is starting or stopping, or the pooler does not reach it',
      remedy: 'look at the server’s log, and at the pooler’s',
      passing: true,
    },
  ],
  [
    /^53/,
    { what: 'it has no room left', remedy: 'make room on its disk or memory', passing: true },
  ],
  [
    /^(57014|55P03| Query read timeout)/,
    {
      what: 'it is too slow, or a lock holds it up',
      remedy: 'look for who holds it in pg_stat_activity and pg_locks',
      passing: true,
    },
  ],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH| .*time(d )?out)/,
    {
      what: 'it does not answer',
      remedy:
        'correct host and port, and let this machine through its firewall; a pooler is silent while it does not reach its server',
      passing: true,
    },
  ],
  [
    /^(ECONNRESET|EPIPE| .*(terminated|establishing an SSL connection))/,
    {
      what: 'the connection breaks off',
      remedy: 'correct host and port: PostgreSQL’s is 5432, PgBouncer’s 6432; else see its log',
      passing: true,
    },
  ],
];

/** What an error of pg means, and what to do; undefined where it is of no known kind. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  const { code = '', message } = error as Error & { code?: string };
  return faults.find(([sign]) => sign.test(`${code} ${message}`))?.[1];
}

/** An error of pg with its remedy; a mistake of the configuration as an `UnusableStore`. */
export function withRemedy(error: unknown): unknown {
  const fault = databaseFault(error);
  if (!fault) return error;
  const { what, remedy, passing } = fault;
  const thrown = passing
    ? error
    : new UnusableStore(`DATABASE_URL: ${what}. Remedy: ${remedy}.`, { cause: error });
  return Object.assign(Object(thrown), { remedy });
}

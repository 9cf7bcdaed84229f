import { placeholderFields } from '@/scripts/launch/checks/placeholders';
import { checkSender } from '@/scripts/launch/checks/sender';
import type { SpfDns } from '@/scripts/launch/checks/spf';
import { fail, leftToOwner, pass, skip, verdict } from '@/scripts/launch/finding';

/** The mail server's own addresses are asked of a real one: tests/integration/ops/launch-sender.test.ts. */
const noHosts = { resolve4: async () => [], resolve6: async () => [], resolveMx: async () => [] };

function dnsWith(records: Record<string, string[][]>): SpfDns {
  return {
    ...noHosts,
    async resolveTxt(name) {
      const found = records[name];
      if (!found) throw Object.assign(new Error(name), { code: 'ENODATA' });
      return found;
    },
  };
}

const rotaia = {
  leadsFrom: 'sito@posta.rotaia.it',
  siteUrl: 'https://www.rotaia.it',
  brandMail: 'ciao@rotaia.it',
};
const statuses = async (sender: typeof rotaia, dns: SpfDns) =>
  (await checkSender(sender, dns)).map(({ status }) => status);

const records = {
  'posta.rotaia.it': [['google-site-verification=x'], ['v=spf1 include:_spf.', 'posta.it -all']],
  '_dmarc.rotaia.it': [['v=DMARC1; p=none']],
};

test('every placeholder that the project comes with is found, by its path', () => {
  const shipped = {
    name: 'Linea',
    mail: 'ciao@linea.example',
    telephone: '+39 02 0000 0000',
    whatsapp: '+39 02 0000 0000',
    website: 'www.linea.example',
    vatNumber: 'IT00000000000',
    company: {
      legalName: '[Ragione sociale S.r.l.]',
      shareCapital: '[€ 00.000,00 i.v.]',
      pec: '[nome@pec.example]',
    },
  };
  const { company, ...others } = shipped;
  const below = (name: string, part: object) => Object.keys(part).map((key) => `${name}.${key}`);
  expect(placeholderFields(shipped).map(({ field }) => field)).toEqual([
    ...Object.keys(others),
    ...below('company', company),
  ]);
});

test('a company’s own values, round numbers and no capital are no placeholders', () => {
  const own = {
    name: 'Linea Diretta',
    claim: 'Linea',
    vatNumber: 'IT01000000008',
    telephone: '+39 02 8000 0000',
    company: { shareCapital: '€ 100.000,00 i.v.', legalName: 'Esempio S.r.l.' },
    none: { shareCapital: null },
  };
  expect(placeholderFields(own)).toEqual([]);
});

test('a sender of the site’s domain with SPF and DMARC passes; DKIM is the owner’s', async () => {
  expect(await statuses(rotaia, dnsWith(records))).toEqual(['pass', 'pass', 'pass', 'owner']);
});

test('a sender of the brand’s mail domain belongs to the site, one of a public suffix beside it does not', async () => {
  const dns = dnsWith(records);
  const site = { ...rotaia, siteUrl: 'https://rotaia.agency' };
  expect((await statuses(site, dns))[0]).toBe('pass');
  const free = { leadsFrom: 'a@b.co.uk', siteUrl: 'https://www.c.co.uk', brandMail: 'x@c.co.uk' };
  expect((await statuses(free, dns))[0]).toBe('fail');
});

test('no record, or two of a kind, is a fault; DNS that does not answer is left to the owner', async () => {
  expect(await statuses(rotaia, dnsWith({}))).toEqual(['pass', 'fail', 'fail', 'owner']);
  const twice = dnsWith({ ...records, 'posta.rotaia.it': [['v=spf1 -all'], ['v=spf1 mx -all']] });
  expect((await statuses(rotaia, twice))[1]).toBe('fail');
  const silent: SpfDns = {
    ...noHosts,
    resolveTxt: () => Promise.reject(Object.assign(new Error('x'), { code: 'ETIMEOUT' })),
  };
  expect(await statuses(rotaia, silent)).toEqual(['pass', 'owner', 'owner', 'owner']);
});

test('only a failure blocks', () => {
  const harmless = [pass('a'), leftToOwner('b', 'c'), skip('d', 'e')];
  expect(verdict(harmless)).toEqual({
    text: '1 passed, 0 to mend, 1 left to the owner, 1 not looked at',
    exitCode: 0,
  });
  expect(verdict([...harmless, fail('f', 'g')]).exitCode).toBe(1);
});

import { board } from '@/content/board';
import { leadMail } from '@/content/mails/lead';
import { solutions } from '@/content/solutions';
import { confirmationMail } from '@/lib/lead/mails/confirmation';
import { composeMail } from '@/lib/lead/mails/lead';
import { composeMorning } from '@/lib/lead/mails/morning';
import { type OutgoingMail, renderMail } from '@/lib/lead/mails/render';
import { lineRules } from '@/lib/lead/mails/style';
import type { ReceivedLead } from '@/lib/lead/request';
import { routeText } from '@/lib/route-text';
import { validPayload } from '../../support/contact-route';
import { officeHours } from '../../support/rome';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const received: ReceivedLead = {
  id: '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
  receivedAt: new Date('2026-11-21T13:02:00Z'),
  page: null,
  attribution: null,
  doubts: [],
  fields: validPayload,
};
const config = {
  siteUrl: 'https://www.linea.example',
  leadsFrom: 'sito@linea.example',
  leadsFromName: null,
  leadsTo: ['ciao@linea.example'],
  workingCalendar: officeHours,
};

async function partsOf({ body }: OutgoingMail): Promise<[text: string, html: string]> {
  const { text, html = '' } = await renderMail(body);
  return [text, html];
}
const mailOf = (changes: Partial<ReceivedLead>) =>
  partsOf(composeMail({ ...received, ...changes }, config));

describe('a visitor who writes what the mail itself says, to have other links pressed', () => {
  const forged = [
    'Ciao',
    'Numero: 7',
    `- ${leadMail.reply.phone}: tel:+39899123456`,
    '2. Altra Srl',
    '-- ',
    '> https://evil.example',
  ];
  const line = 'Rossi\n- Chiama: tel:+39899123456\r\u2028evil.example';
  // no number that can be called: else the mail's own link has it
  const typed = { nome: line, azienda: line, telefono: line, obiettivi: forged.join('\n') };
  const fields = { ...validPayload, ...typed };
  const odd = { ...received, fields, attribution: { utm_source: 'evil.example' } };

  const requests = { listed: Array(9).fill({ lead: odd, unreadable: false }), count: 9 };
  const morning = (told: { held: typeof requests } | { waiting: typeof requests }) => {
    const none = { listed: [], count: 0 };
    const quiet = { waiting: none, held: none, troubles: [], week: null, months: [] };
    const news = { ...quiet, now: Date.now(), ...told };
    return composeMorning('one', news, { calendar: officeHours });
  };

  test.each<[string, OutgoingMail]>([
    ['the mail', composeMail(odd, config)],
    ['what is held', morning({ held: requests })],
    ['who waits', morning({ waiting: requests })],
  ])('begins no line of %s, nor of its headers', async (_name, mail) => {
    expect([mail.subject, mail.replyTo?.name].join()).not.toMatch(/[\r\n\u2028]/);
    const [text] = await partsOf(mail);
    const lines = text.split('\n').filter((one) => /899123456|evil|Altra/.test(one));
    expect(lines).not.toEqual([]);
    // after a label, a number or a mark of the mail's own, all in one line
    for (const each of lines)
      expect(each).toMatch(/^(?:> |[\p{L} ]+: (?:\S+@\S+ · )?Rossi - Chiama: |Campagna: )/u);
  });
});

test('the first thing to do is to call, by first name; where no number can be called, to write, and no link is offered to call', async () => {
  const buttonOf = (html: string) =>
    /<a class="item button line on-line"[^>]* href="([^"]*)"[^>]*>([^<]*)/.exec(html)?.slice(1);
  const [, html] = await mailOf({});
  expect(buttonOf(html)).toEqual(['tel:+393331234567', leadMail.act.call('Maria')]);
  expect(html).toContain('> 333 123 4567<');

  const parts = await mailOf({ fields: { ...validPayload, telefono: 'interno 123456789' } });
  for (const part of parts) {
    expect(part).toContain('interno 123456789');
    expect(part).not.toMatch(/tel:|wa\.me/);
  }
  const [href, words] = buttonOf(parts[1]) ?? [];
  expect(href).toMatch(/^mailto:maria@rossi\.it\?/);
  expect(words).toBe(leadMail.act.write('Maria'));
  expect(parts[1].split(leadMail.act.write('Maria'))).toHaveLength(2);
});

test('both parts say when it came and by when an answer was promised: at work, in Rome’s time', async () => {
  // the clocks go back in that night
  for (const part of await mailOf({ receivedAt: new Date('2026-10-24T21:30:00Z') })) {
    expect(part).toContain('sabato 24 ottobre 2026, 23:30');
    const said = leadMail.answerBy('le 18:00 di lunedì 26');
    expect(part.toLowerCase()).toContain(said.toLowerCase());
  }
});

test('a request from a solution’s page carries that line’s sign, under either address, and others none', async () => {
  const [{ slug, name, line } = { slug: '', name: '', line: 0 }] = solutions;
  for (const prefix of ['/soluzioni', '/solutions']) {
    const [text, html] = await mailOf({ page: `${prefix}/${slug}` });
    expect(text).toContain(`L${line} ${leadMail.from(name)}`);
    expect(html).toContain(leadMail.from(name));
    expect(html).toContain(`>L${line}</td>`);
  }
  for (const page of ['/hospitality', '/soluzioni/altro', null])
    expect((await mailOf({ page }))[1]).not.toContain(`>L${line}</td>`);
});

test('the mails of a request wear the colour of its page’s line, or of the example that it quotes', async () => {
  const brand = lineRules();
  for (const { slug, name, line, exchange } of solutions) {
    const quoted = routeText(board.note.sent, { service: name, request: exchange.request });
    for (const changes of [
      { page: `/soluzioni/${slug}` },
      { page: '/', fields: { ...validPayload, obiettivi: `Vorrei un preventivo.\n\n${quoted}` } },
    ]) {
      const lead = { ...received, ...changes };
      for (const mail of [composeMail(lead, config), confirmationMail(lead, config)])
        expect((await partsOf(mail))[1]).toContain(lineRules(line));
    }
  }
  expect((await mailOf({ page: '/' }))[1]).toContain(brand);
  // home opens in the first one's
  const confirmation = confirmationMail({ ...received, page: '/' }, config);
  expect((await partsOf(confirmation))[1]).toContain(lineRules(solutions[0]?.line));
});

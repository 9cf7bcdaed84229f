import { lineColour } from '@/components/line/palette';
import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { leadListMail } from '@/content/mails/lead-list';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { colourToken } from '@/lib/design-tokens';
import { appointmentMail } from '@/lib/lead/appointment/appointment-mail';
import { linksWith } from '@/lib/lead/links/link-maker';
import type { Action } from '@/lib/lead/links/signed-link';
import { composeMail } from '@/lib/lead/mail/compose';
import { mailHead } from '@/lib/lead/mail/head';
import { composeHeld } from '@/lib/lead/mail/held';
import { lineColours } from '@/lib/lead/mail/layout/style';
import { composeBundle } from '@/lib/lead/mail/list';
import { romeTime } from '@/lib/lead/mail/view';
import { composeReminder } from '@/lib/lead/promise/mail';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { singleLine } from '@/lib/lead/text/plain-text';
import { validPayload } from '../../support/contact-route';
import { officeHours } from '../../support/office-hours';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

test.each([
  ['2026-11-21T13:02:00Z', 'sabato 21 novembre 2026, 14:02'],
  ['2026-07-01T22:30:00Z', 'giovedì 2 luglio 2026, 00:30'],
])('%s is told in Rome as %s', (instant, words) => {
  expect(romeTime(new Date(instant))).toBe(words);
});

test('what enters a header has no character that is not seen, and a bounded length', () => {
  const hostile = 'a\r\nBcc: x\u0000\u0007\u0085\u009B\u2028\u2029\u202E\u2066\u200B\uFEFF\u00ADb';
  expect(singleLine(hostile)).toBe('a Bcc: x b');
  expect(singleLine('😀'.repeat(200), 80)).toBe('😀'.repeat(80));
});

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
  leadsTo: ['ciao@linea.example'],
  workingCalendar: officeHours,
};

const appointmentConfig = { ...config, leadsFromName: null };
const visit = {
  leadId: received.id,
  startsAt: new Date('2026-11-24T09:30:00Z'),
  manner: 'phone' as const,
  link: null,
  sequence: 0,
  cancelled: false,
  changedAt: received.receivedAt,
};

test('the same request gives the same Message-ID and date', () => {
  expect(composeMail(received, config)).toMatchObject({
    messageId: '<6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d@linea.example>',
    date: received.receivedAt,
  });
});

test('the sender has the name that LEADS_FROM gives it, and the brand without one', () => {
  const sender = { leadsFrom: 'sito@linea.example', leadsTo: ['ciao@linea.example'] };
  expect(mailHead('id', { ...sender, leadsFromName: 'Il sito' }).from).toEqual({
    name: 'Il sito',
    address: 'sito@linea.example',
  });
  expect(mailHead('id', { ...sender, leadsFromName: null }).from).toMatchObject({
    name: site.brand,
  });
});

test('where no number can be called the mail has the text, and no button for it', () => {
  const fields = { ...validPayload, telefono: 'interno 123456789' };
  const { text, html } = composeMail({ ...received, fields }, config);
  for (const part of [String(text), String(html)]) {
    expect(part).toContain('interno 123456789');
    expect(part).not.toMatch(/tel:|wa\.me/);
  }
});

test('what looks odd is told in the subject and in both parts, and nothing where nothing does', () => {
  const { doubts } = leadMail;
  const odd = composeMail({ ...received, doubts: ['many_links', 'cross_site'] }, config);
  expect(odd.subject).toBe(`${doubts.mark} ${leadMail.subject(validPayload.azienda)}`);
  for (const part of [odd.text, odd.html]) {
    expect(part).toContain(doubts.label);
    expect(part).toContain(`${leadReasons.many_links}, ${leadReasons.cross_site}`);
  }
  expect(JSON.stringify(composeMail(received, config))).not.toContain(doubts.label);
});

describe('a visitor who writes what the mail itself says, to have other links pressed', () => {
  const forged = [
    'Ciao',
    `${leadMail.replyTitle}:`,
    `- ${leadMail.reply.phone}: tel:+39899123456`,
    '2. Altra Srl',
    '-- ',
    '> https://evil.example',
  ];
  const line = 'Rossi\n- Chiama: tel:+39899123456\r\u2028evil.example';
  const typed = {
    nome: line,
    azienda: line,
    email: validPayload.email,
    // no number that can be called: else the mail's own link has it
    telefono: line,
    obiettivi: forged.join('\n'),
  };
  const odd = { ...received, fields: typed, attribution: { utm_source: 'evil.example' } };
  const mails: [string, { text?: unknown }][] = [
    ['the mail', composeMail(odd, config)],
    ['a mail of several', composeBundle({ id: 'one', leads: [odd, received] }, config)],
    [
      'what was held',
      composeHeld({ id: 'one', leads: Array(60).fill(odd), unreadable: [] }, config),
    ],
    ['a recall', composeReminder({ id: 'one', leads: [odd], count: 1, now: Date.now() }, config)],
    ['an appointment', appointmentMail(visit, odd, 'ciao@linea.example', appointmentConfig)],
  ];

  test.each(mails)('begins no line of %s', (_name, { text }) => {
    const lines = String(text).split('\n');
    expect(lines.some((each) => each.includes('evil.example'))).toBe(true);
    for (const each of lines.filter((one) => /899123456|evil|Altra/.test(one))) {
      // after a label, a number or a mark of the mail's own, all in one line
      expect(each).toMatch(
        /^ *(?:> |[\p{L} ]+: Rossi - Chiama: |\d+\. Rossi - Chiama: |- Rossi - Chiama: |(?:- )?Campagna: )/u,
      );
    }
  });

  test('is quoted line by line, and nothing of it is left out', () => {
    const quoted = forged.map((each) => `> ${each}`.trimEnd());
    expect(composeMail(odd, config).text).toContain(`:\n${quoted.join('\n')}\n\n`);
    const several = composeBundle({ id: 'one', leads: [odd] }, config).text;
    expect(several).toContain(`:\n   ${quoted.join('\n   ')}\n   ${leadMail.replyTitle}`);
  });
});

test('of many that were held back each is named, with what it takes to answer it', () => {
  const leads = Array.from({ length: 120 }, (_, index) => ({
    ...received,
    id: `lead-${index}`,
    fields: {
      ...validPayload,
      nome: `Persona ${index}`,
      telefono: `333 ${1_000_000 + index}`,
      email: `persona${index}@rossi.it`,
      obiettivi: 'x'.repeat(5_000),
    },
  }));
  const { text, html, subject } = composeHeld({ id: 'one', leads, unreadable: [] }, config);
  expect(subject).toBe(leadListMail.held.subject(120));
  for (const part of [String(text), String(html)]) {
    for (const { fields } of leads) {
      for (const value of [fields.nome, fields.telefono, fields.email]) {
        expect(part).toContain(value);
      }
    }
    expect(part).not.toContain('x'.repeat(1_001));
    expect(part).toContain(leadListMail.cut);
  }
});

test('no mail names a command', () => {
  const doubts: ReceivedLead['doubts'] = ['honeypot', 'global_limit'];
  const leads = Array<ReceivedLead>(60).fill({ ...received, doubts });
  for (const mail of [
    composeMail({ ...received, doubts }, config),
    composeBundle({ id: 'one', leads }, config),
    composeHeld({ id: 'one', leads, unreadable: [] }, config),
  ]) {
    expect([mail.subject, mail.text, mail.html].join()).not.toMatch(
      /\b(npm|npx|node|mjs)\b|\brun\b/,
    );
  }
});

test('the mail wears the site’s colours', () => {
  expect(lineColours).toEqual(
    lineColours.map((_, index) => [
      colourToken(`line-${lineColour(index + 1)}`),
      colourToken(`line-${lineColour(index + 1)}-on`),
    ]),
  );
  expect(lineColour(lineColours.length + 1)).toBe(1);
  const html = String(composeMail(received, config).html);
  for (const name of ['paper', 'ink', 'line-brand']) {
    for (const theme of ['light', 'dark'] as const) {
      expect(html).toContain(colourToken(name, theme));
    }
  }
});

describe('the first thing to do', () => {
  const buttonOf = (html: unknown) =>
    /<a class="line on-line" href="([^"]*)"[^>]*>([^<]*)/.exec(String(html))?.slice(1);

  test('is to call, by first name, with the number as one reads it', () => {
    const { html } = composeMail(received, config);
    expect(buttonOf(html)).toEqual(['tel:+393331234567', `${leadMail.act.call('Maria')} `]);
    expect(html).toContain('>333 123 4567<');
  });

  test('is to write where no number can be called, and is not offered twice', () => {
    const fields = { ...validPayload, telefono: 'interno 123456789' };
    const { html } = composeMail({ ...received, fields }, config);
    const [href, words] = buttonOf(html) ?? [];
    expect(href).toMatch(/^mailto:maria@rossi\.it\?/);
    expect(words).toBe(`${leadMail.act.write('Maria')} `);
    expect(String(html).split(leadMail.act.write('Maria'))).toHaveLength(2);
  });
});

test('both parts say by when an answer was promised: at work, in Rome’s time', () => {
  const summer = { ...received, receivedAt: new Date('2026-10-24T21:30:00Z') };
  for (const part of [composeMail(summer, config).text, composeMail(summer, config).html]) {
    // the clocks go back in that night
    expect(String(part).toLowerCase()).toContain(
      leadMail.answerBy('le 18:00 di lunedì 26').toLowerCase(),
    );
  }
});

test('a request from a solution’s page carries that line’s sign, under either address, and others none', () => {
  const [{ slug, name, line } = { slug: '', name: '', line: 0 }] = solutions;
  for (const prefix of ['/soluzioni', '/solutions']) {
    const { text, html } = composeMail({ ...received, page: `${prefix}/${slug}` }, config);
    for (const part of [text, html]) expect(part).toContain(leadMail.from(name));
    expect(html).toContain(`>L${line}</td>`);
    expect(text).toContain(`L${line} ${leadMail.from(name)}`);
  }
  for (const page of ['/hospitality', '/soluzioni/altro', null]) {
    expect(composeMail({ ...received, page }, config).html).not.toContain(`>L${line}</td>`);
  }
});

test('the request’s number comes last: whole in the text, its beginning in the document', () => {
  const { text, html } = composeMail(received, config);
  expect(text).toContain(`${leadMail.labels.id}: ${received.id}\n\n-- \n`);
  expect(html).toContain(leadMail.reference('6d6f5a0e'));
  expect(html).not.toContain(received.id);
});

describe('with a key to sign links with', () => {
  const link = linksWith(Buffer.alloc(32, 7), config);
  const linkOf = (action: Action, id = received.id) => String(link({ ...received, id }, action));

  test('both parts say what became of the request, by a link each, and the last erases the person', () => {
    const { text, html } = composeMail(received, config, link);
    for (const action of ['contacted', 'won', 'lost', 'not_a_request', 'erase'] as const) {
      for (const part of [text, html]) expect(part).toContain(linkOf(action));
    }
    for (const part of [text, html]) {
      expect(part).not.toContain(linkOf('release'));
      expect(part).not.toContain(linkOf('discard'));
    }
    // high enough for a thumb: two borders, twice the padding, one line
    expect(html).toMatch(
      /class="ink control"[^>]*border:1px[^>]*padding:10px 14px[^>]*line-height:22px/,
    );
  });

  test('in a mail of several each request has its own', () => {
    const ids = ['6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d', '7d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d'];
    const leads = ids.map((id) => ({ ...received, id }));
    const { text, html } = composeBundle({ id: 'one', leads }, config, link);
    for (const id of ids) {
      for (const part of [text, html]) expect(part).toContain(linkOf('won', id));
    }
  });

  test('what was held is sent on or thrown away', () => {
    const { text, html } = composeHeld(
      { id: 'one', leads: [received], unreadable: [] },
      config,
      link,
    );
    for (const part of [text, html]) {
      expect(part).toContain(linkOf('release'));
      expect(part).toContain(linkOf('discard'));
      expect(part).not.toContain(linkOf('won'));
    }
  });

  test('without one a mail goes out all the same, and offers nothing that does not work', () => {
    const { text, html } = composeMail(received, config);
    for (const part of [text, html]) expect(part).not.toContain('/azione/');
  });
});

import { leadsCommand } from '@/content/leads-command';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import { table } from '@/scripts/leads/list';
import { columnsOf } from '@/scripts/leads/terminal';
import { validPayload } from '../../support/contact-route';
import { alwaysOpen } from '../../support/rome';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const { columns, lateMeans } = leadsCommand.list;
const now = Date.parse('2026-11-27T13:02:00Z');

function record(nome: string, azienda: string, more: Partial<LeadRecord> = {}): LeadRecord {
  return {
    id: '2e2ee3a1-6f3c-4e0e-9a55-0f6f6a1c2b3d',
    receivedAt: new Date(now - 3_600_000),
    status: 'accepted',
    stage: null,
    doubts: [],
    page: null,
    attribution: null,
    fields: { ...validPayload, nome, azienda },
    unreadable: null,
    deliveries: [
      {
        channel: 'mail',
        status: 'delivered',
        attempts: 1,
        dueAt: new Date(now),
        deliveredAt: new Date(now),
        lastError: null,
      },
    ],
    ...more,
  };
}

const deadLettered = record('', '').deliveries.map((delivery) => ({
  ...delivery,
  status: 'dead_letter' as const,
}));
const leads = [
  record('Maria Rossi', 'Rossi & Figli Srl', { receivedAt: new Date(now - 26 * 3_600_000) }),
  record('王小明', '北京人工智能科技有限公司', { stage: 'won' }),
  record('Giovanni Battista Quaranta-Montefusco', 'Società Cooperativa '.repeat(5)),
  record('Παύλος', 'カフェ☕ 東京', { stage: 'not_a_request' }),
  record('x', 'SEO\u001b[2J\r\n2e2ee3a1', { status: 'held', deliveries: [] }),
  record('', '', { unreadable: '{"no', deliveries: deadLettered }),
];

const tableIn = (width: number) => table(leads, alwaysOpen, width, now).split('\n');

/** The column of the terminal in which a text begins. */
const beginning = (line: string, text: string) => columnsOf(line.slice(0, line.indexOf(text)));

test('list: every request is a line of at most the terminal’s columns, aligned whatever the script', () => {
  for (const width of [80, 100, 140]) {
    const [headings = '', ...lines] = tableIn(width);
    expect(lines).toHaveLength(leads.length + 1);
    for (const line of [headings, ...lines]) expect(columnsOf(line)).toBeLessThanOrEqual(width);
    const [maria = '', wang = '', giovanni = '', greek = '', held = '', lost = ''] = lines;
    for (const [heading, cells] of [
      [columns.reference, [[maria, '2e2ee3a1']]],
      [columns.receivedAt, [[maria, '26/11/2026 12:02']]],
      [
        columns.state,
        [
          [maria, 'consegnata'],
          [wang, 'vinto'],
          [greek, 'non-richiesta'],
        ],
      ],
      [
        columns.state,
        [
          [held, 'trattenuta'],
          [lost, 'non consegnata'],
        ],
      ],
      [
        columns.name,
        [
          [maria, 'Maria'],
          [wang, '王小明'],
          [giovanni, 'Giovanni'],
          [greek, 'Παύλος'],
        ],
      ],
      [
        columns.company,
        [
          [maria, 'Rossi &'],
          [wang, '北京人工'],
          [giovanni, 'Società'],
          [greek, 'カフェ'],
        ],
      ],
      [
        columns.company,
        [
          [held, 'SEO[2J'],
          [lost, leadsCommand.unreadable],
        ],
      ],
      [
        columns.waiting,
        [
          [maria, '26 ore !'],
          [giovanni, 'un’ora'],
        ],
      ],
    ] as const)
      for (const [line, cell] of cells)
        expect([width, cell, beginning(line, cell)]).toEqual([
          width,
          cell,
          beginning(headings, heading),
        ]);
    expect(lines.at(-1)).toBe(`6 richieste   ${lateMeans}`);
  }
});

test('list: where there is room nothing is cut, and without requests it says so alone', () => {
  expect(tableIn(240).join('\n')).not.toContain('…');
  expect(table([], alwaysOpen, 80, now)).toBe('0 richieste');
});

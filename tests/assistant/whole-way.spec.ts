import { anchors } from '@/content/anchors';
import { assistant } from '@/content/assistant';
import { board } from '@/content/board';
import { solutions } from '@/content/solutions';
import { mostMessages } from '@/lib/assistant/protocol';
import { hospitalityPath } from '@/lib/links';
import { personOf } from '@/lib/owner-slot';
import { routeText } from '@/lib/route-text';
import { expect, test } from '../support/assistant/engines';
import { json } from '../support/chat-trigger';
import { demoPath } from '../support/e2e/addresses';
import { fillIn, mailOf, send, someLead, thanked } from '../support/engines/form';
import { at, click, fill, shown, type Wanted } from '../support/engines/page';
import type { Visitor } from '../support/engines/visitor';

const chatbotPath = demoPath('chatbot') ?? '';
const service = solutions.find(({ drawing }) => drawing === 'chatbot')?.name ?? '';
const field = { customer: assistant.label.customer, guest: assistant.label.guest };
const within = '.assistant';
const linkTo = (page: string): Wanted => ({
  kind: 'link',
  name: assistant.person(personOf(page)?.name),
  within,
});

/** The lines of the talk, as they stand in the conversation: who, and what. */
const lines = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('ol > [data-talk]')].map((line) =>
      ['[data-who]', 'p'].map((part) => line.querySelector(part)?.textContent ?? '').join(': '),
    ),
  );

/** Opens a page, and waits until its line is uncovered: what is still clipped meets no click. */
async function open(visitor: Visitor, address: string): Promise<void> {
  await visitor.goto(address);
  const moving = () => visitor.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);
}

const stateOf = (visitor: Visitor) =>
  visitor.evaluate(
    () => document.querySelector<HTMLElement>('[data-island=assistant]')?.dataset.state,
  );

async function say(visitor: Visitor, label: string, message: string): Promise<void> {
  await fill(visitor, label, message);
  await visitor.enter();
}

const exchange = (message: string) => [
  `${assistant.you}: ${message}`,
  `${assistant.name}: Hai scritto: ${message}`,
];

test('assistant: a question is answered in the conversation, the limit leads to the form, and the last question into the agency’s mail', async ({
  visitor,
  network,
  smtp,
  workflow,
}) => {
  await open(visitor, network.url + chatbotPath);
  expect(network.requests.filter((line) => line.includes('/islands/'))).toEqual([]);
  const messages = Array.from({ length: mostMessages }, (_, i) => `Domanda ${i + 1}?`);
  for (const [i, message] of messages.entries()) {
    await say(visitor, field.customer, message);
    await expect.poll(() => lines(visitor)).toEqual(messages.slice(0, i + 1).flatMap(exchange));
  }
  expect(workflow.posts.map(({ sent }) => sent.metadata)).toEqual(
    messages.map(() => ({ scene: 'chatbot/whatsapp', language: 'it' })),
  );
  expect(new Set(workflow.posts.map(({ sent }) => sent.sessionId)).size).toBe(1);
  await click(visitor, linkTo(chatbotPath));
  await at(visitor, `/#${anchors.form}`);
  const request = messages.at(-1) ?? '';
  const noted = routeText(board.note.text, { service, request });
  const note = () =>
    visitor.evaluate(() => document.querySelector('.form-line-note b')?.textContent?.trim());
  await expect.poll(note).toBe(noted);
  const lead = someLead();
  await fillIn(visitor, lead);
  await send(visitor);
  await thanked(visitor);
  const { mail } = await mailOf(smtp, lead);
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(
    routeText(board.note.sent, { service, request }),
  );
});

test('assistant: one that fails gives way to the person, with the question, which can be taken away', async ({
  visitor,
  network,
  workflow,
  allowConsole,
}) => {
  allowConsole(/503/);
  await open(visitor, network.url + hospitalityPath);
  workflow.answer(json({}, 500));
  await say(visitor, field.guest, 'Avete la culla?');
  await shown(visitor, linkTo(hospitalityPath));
  expect(await lines(visitor)).toEqual([`${assistant.you}: Avete la culla?`]);
  await click(visitor, linkTo(hospitalityPath));
  const note = () =>
    visitor.evaluate(() => document.querySelector('.form-line-note b')?.textContent ?? null);
  await expect.poll(note).toContain('Avete la culla?');
  await click(visitor, { kind: 'button', name: board.note.remove });
  await expect.poll(note).toBeNull();
  // who comes next is not let type in vain
  await open(visitor, network.url + hospitalityPath);
  await click(visitor, { kind: 'field', name: field.guest });
  await shown(visitor, linkTo(hospitalityPath));
  expect(workflow.posts).toHaveLength(1);
});

test('assistant: Enter counts before React has come, the field’s button ends the talk, and a new one is another', async ({
  visitor,
  network,
  workflow,
}) => {
  await open(visitor, network.url + chatbotPath);
  network.hold(/\/islands\/.*\.js$/);
  await say(visitor, field.customer, 'Prima?');
  await expect.poll(() => stateOf(visitor)).toBe('loading');
  network.release();
  await expect.poll(() => lines(visitor)).toEqual(exchange('Prima?'));
  await click(visitor, { kind: 'button', name: assistant.end });
  await expect.poll(() => lines(visitor)).toEqual([]);
  await say(visitor, field.customer, 'Seconda?');
  await expect.poll(() => lines(visitor)).toEqual(exchange('Seconda?'));
  const [first, second] = workflow.posts.map(({ sent }) => sent.sessionId);
  expect(second).not.toBe(first);
});

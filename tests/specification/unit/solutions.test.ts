// Pins the specification of the original site; an owner may delete this folder.

import { demos } from '@/content/demos';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { furtherSolutions, solutionsMenu } from '@/content/menu';
import { offer } from '@/content/owner';
import { solutionBySlug, solutions } from '@/content/solutions';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { written } from '@/lib/owner-slot';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { texts } from '../../support/texts';
import { deadMenuPath, menuNames, slugs } from '../addresses';

test('the seven specified solutions are there, in lines from 1', () => {
  expect(solutions.map(({ slug }) => slug)).toEqual(slugs);
  expect(solutions.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('the header menu has its seven entries in the specified order, one of them without a page', () => {
  expect(solutionsMenu.map(({ name }) => name)).toEqual(menuNames);
  const [chatbot, voicebot, email, contents, avatar, documents] = slugs.map(solutionPath);
  const paths = [chatbot, voicebot, avatar, contents, documents, deadMenuPath, email];
  expect(solutionsMenu.map(({ path }) => path)).toEqual(paths);
  expect(furtherSolutions.map(({ path }) => path)).toEqual([
    '/soluzioni/lead-generation-marketing-automation',
  ]);
});

test('the lead generation page alone has the form itself', () => {
  const owners = solutions.filter(({ carriesForm }) => carriesForm);
  expect(owners.map(({ slug }) => slug)).toEqual(['lead-generation-marketing-automation']);
});

test('the pages with questions are the home, the hospitality page and every solution’s', () => {
  const asking = canonicalPages.filter(({ questions }) => (questions ?? []).length >= 4);
  const paths = ['/', hospitalityPath, ...slugs.map(solutionPath)];
  expect(asking.map(({ path }) => path)).toEqual(paths);
});

test('the page of the voicebot has an anchor section for secretary and customer care', () => {
  expect(solutionBySlug('voicebot-intelligente')?.feature?.id).toMatch(/segreteria/);
});

test('the hospitality cards are the four specified services', () => {
  expect(hospitality.services.cards.map(({ slug }) => slug)).toEqual([
    'chatbot-multicanale',
    'voicebot-intelligente',
    'risposta-email-automatica',
    'lead-generation-marketing-automation',
  ]);
});

test('the three hospitality cases say that they are examples', () => {
  expect(hospitality.cases.label).toBe('Caso esemplificativo');
  expect(hospitality.cases.items).toHaveLength(3);
});

test('each solution has four benefits, cases and questions at least, a results panel and a closing call', () => {
  for (const slug of slugs) {
    const solution = solutionBySlug(slug);
    const lists = [solution?.benefits.items, solution?.useCases.items, solution?.questions.items];
    expect([slug, lists.every((list) => list && list.length >= 4)]).toEqual([slug, true]);
    expect([solution?.results.title, solution?.closing.title].join('|')).toMatch(/\S\|\S/);
  }
});

test('each solution says the facts that the specification gives it', () => {
  for (const [slug, facts] of [
    ['chatbot-multicanale', ['WhatsApp', 'Facebook', 'Instagram', '24/7', '48']],
    ['voicebot-intelligente', ['entro 2 minuti', '30\u00a0€', 'Google Calendar', 'Outlook']],
    ['voicebot-intelligente', ['Immobiliare', 'Automotive', 'Sanità']],
    ['risposta-email-automatica', ['24 ore', 'Gmail', 'Outlook', 'CRM']],
    ['generazione-contenuti-ai', ['brand voice', 'SEO', 'Social media', 'Content marketing']],
    ['avatar-video-personalizzati', ['voce', 'volto', 'lingu']],
    ['automazione-preventivi-documenti', ['firma elettronica', 'contratti', 'fatture', 'report']],
    ['automazione-preventivi-documenti', ['privacy']],
    ['lead-generation-marketing-automation', ['Campagne automatizzate', 'nurturing', 'Targeting']],
  ] as const) {
    const words = texts(solutionBySlug(slug)).join('\n').toLowerCase();
    const missing = facts.filter((fact) => !words.includes(fact.toLowerCase()));
    expect([slug, ...missing]).toEqual([slug]);
  }
});

test('the process has three steps with three details each, and there are four problems and reasons', () => {
  expect(home.process.steps.map(({ number }) => number)).toEqual(['1', '2', '3']);
  expect(home.process.steps.map(({ details }) => details.length)).toEqual([3, 3, 3]);
  expect(home.problems.items).toHaveLength(4);
  expect(home.why.cards).toHaveLength(4);
});

test('the home answers five questions, four without a trial, and no page one twice', () => {
  expect(home.questions.items).toHaveLength(offer.pilot ? 5 : 4);
  for (const { questions } of [home, hospitality, ...solutions]) {
    const asked = questions.items.map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
  }
});

test('the strip names the seven integrations', () => {
  expect(home.integrations.items.map(({ name }) => name).join(' ')).toBe(
    'Google Facebook Calendly HubSpot WhatsApp Zapier Salesforce',
  );
});

test('that the cases’ figures are made up is said above the first of them (d.lgs. 145/2007)', () => {
  expect(hospitality.cases.lead).toMatch(/\bcifre\b.*\binventat[ae]\b/i);
});

test('the price says what it depends on, what is in it, what is not, and the tax', () => {
  const { items } = hospitality.price;
  // the owner's own rows come after these
  const [, , extra] = items;
  expect(items.filter(({ text }) => written(text) === null)).toEqual([]);
  const euros = items.filter(({ text }) => text.includes('€'));
  expect(euros.filter(({ text }) => !/\bIVA\b/.test(text))).toEqual([]);
  expect(extra?.text).toMatch(/\bIVA\b/);
});

test('the questions of the hospitality page answer what a hotelier asks', () => {
  for (const [what, asked] of [
    ['booking portals', /Booking\.com.*Expedia.*Airbnb/],
    ['the deposit', /caparra/],
    ['Alloggiati Web', /Alloggiati Web/],
    ['the tourist tax', /tassa di soggiorno/],
    ['another PMS', /OPERA.*Mews/],
  ] as const) {
    const found = hospitality.questions.items.filter(({ question }) => asked.test(question));
    expect([what, found.length]).toEqual([what, 1]);
  }
});

test('the simulations have the scenes that they were made with', () => {
  const scenes = Object.entries(demos).flatMap(([id, script]) =>
    'scenes' in script ? [[id, script.scenes.length]] : [],
  );
  expect(Object.fromEntries(scenes)).toMatchObject({ chatbot: 4, voicebot: 3, email: 9 });
  const kinds = Object.values(demos).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['chat', 'call', 'mail', 'funnel', 'avatar']));
});

test('the voicebot’s call to a lead says that it was asked for', () => {
  const outbound = demos.voicebot.scenes.filter(({ when }) => when.chiamata === 'lead');
  expect(outbound).toHaveLength(1);
  for (const { said } of outbound) expect(said[0].text).toMatch(/chiesto di essere richiamato/);
});

import { monthWords } from '@/content/mails/month';
import { withoutTextMail } from '@/content/mails/without-text';
import { stages } from '@/content/stages';
import { inRome } from '@/lib/time';
import { pageOf, press } from '../../support/action-route';
import { isMailOf, leadSite } from '../../support/lead-site';
import { actionLinks, everyLink } from '../../support/mails';
import { anyMorning, isMorningMail, morningNow } from '../../support/mornings';
import { until } from '../../support/until';

const site = leadSite();
const poison = 'casino-gratis';
const poisoned = {
  nome: `Maria ${poison}`,
  azienda: `${poison} srl`,
  email: `maria@${poison}.example`,
  obiettivi: `Guarda https://${poison}.example`,
};

const alarmsRaised = () => site.logLines().filter(({ event }) => event === 'alarm.raised');

test('refused text: the second time the mail goes without what the visitor wrote, with the link to it and the reason', async () => {
  await site.start();
  site.smtp.behave({ rejectsText: poison });
  const id = await site.post(poisoned);
  const { mail, raw } = await site.smtp.mailWhere(isMailOf(id));
  await site.untilDeliveriesAre(id, 'delivered');
  expect(site.logLines().filter(({ event }) => event === 'lead.delivery_failed')).toHaveLength(1);
  expect(await site.logged('mail.text_refused')).toMatchObject({ errorCode: 'EMESSAGE 554' });
  expect(JSON.stringify([mail, raw])).not.toContain(poison);
  expect(mail.subject).toContain(id.slice(0, 8));
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(id.slice(0, 8));
    expect(part).toMatch(/\/azione\/[\w-]{52}/);
  }
  expect(mail.text).toContain(withoutTextMail.why);
  // the way round worked: nothing calls for the agency's help
  expect(alarmsRaised()).toEqual([]);
  expect(site.service().mailWatch.fault()).toBeNull();
});

test('refused text: a server that refuses every mail is an alarm, and waits as for any mistake', async () => {
  await site.start({ LEADS_RETRY_SECONDS: '0,0.02,3600' });
  site.smtp.behave('reject-data');
  const id = await site.post();
  await until(() => site.service().mailWatch.fault(), 'the fault');
  expect(await site.deliveriesOf(id)).toMatchObject([{ lastError: 'EMESSAGE 550' }]);
  expect(site.service().mailWatch.fault()).toMatchObject({ errorCode: 'EMESSAGE 550' });
});

test('refused text: a morning’s mail goes without visitors’ words, and each request keeps its links', async () => {
  await site.start(anyMorning);
  const { counter } = site.service();
  counter.add({ metric: 'visit', page: '/', campaign: poison, cta: '' });
  await counter.flush(inRome(Date.now()).startOf('month').toMillis() - 1);
  const waiting = await site.delivered();
  site.smtp.behave({ rejectsText: poison });
  const held = [
    await site.post({ ...poisoned, sito_web: 'x' }),
    await site.post({ sito_web: 'x' }),
  ];
  await morningNow(Date.now() - 35 * 86_400_000);
  const taken = await site.smtp.mailWhere(isMorningMail);
  const { mail } = taken;
  expect(JSON.stringify(mail)).not.toMatch(new RegExp(`${poison}|Maria|rossi`));
  for (const part of [mail.text, mail.html]) {
    for (const id of [waiting, ...held]) expect(part).toContain(id.slice(0, 8));
    expect(part).toContain(withoutTextMail.several);
  }
  expect(mail.text).toContain(monthWords.parts.campaigns);
  // what acts, and what shows the words
  const links = everyLink(taken).filter((link) => link.includes('/azione/'));
  expect(links).toHaveLength(Object.keys(stages).length + 1 + 2 * held.length);
});

test('refused text: the page behind the link shows the request, with ways to answer', async () => {
  await site.start();
  site.smtp.behave({ rejectsText: poison });
  const id = await site.post(poisoned);
  const { mail } = await site.smtp.mailWhere(isMailOf(id));
  const link = actionLinks({ mail })[withoutTextMail.read] ?? '';
  const page = await pageOf(link);
  for (const value of Object.values(poisoned)) expect(page).toContain(value);
  expect(page).toContain(`mailto:maria@${poison}.example`);
  expect((await press(link, { step: 'do' })).status).toBe(400);
});

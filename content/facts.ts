import { aboutHours, days, euros, fall, growth, hours, minutes, seconds, share } from './amounts';

/** What the calculator starts from: hours of repetitive work in a week, and how much of it can be automated. */
const calculator = { repetitiveHours: hours(34), automatable: share(45) } as const;

/**
 * What the site promises, asks and claims: each figure stands here once, and every text quotes it from here. A figure
 * that is changed here changes everywhere: on pages, in mails, in what search engines read. Two facts may have the same
 * figure; each has its own line all the same, so that one can change without the other.
 */
export const facts = {
  // promises: what a request and the consultation are
  /** How soon the agency is in touch with whoever sends the form. Mails name it too. */
  answer: hours(24),
  /** How long the consultation lasts. */
  consultation: minutes(30),

  // prices
  /** The lowest monthly fee of the voicebot. */
  voicebotPrice: euros(30),

  // promises: what a service does, and how soon it is there
  /** When a service answers. */
  open: '24/7',
  chatbotReply: seconds(2),
  chatbotReady: hours(48),
  voicebotCall: minutes(2),
  emailReady: hours(24),
  guestReply: seconds(30),
  hospitalityReady: hours(48),

  // aims and estimates: each wants its proof before the site goes live (`evidence`, where the figure is shown)
  leadsGenerated: growth(248),
  leadsConverted: growth(250),
  ...calculator,
  /** What the calculator gives for the two figures above. */
  hoursSaved: hours(
    aboutHours((calculator.repetitiveHours.count * calculator.automatable.percent) / 100),
  ),
  documentHoursSaved: hours(20),
  /** Of the leads that the voicebot calls, those who pick up. */
  callsAnswered: share(85),
  repetitiveCallsLess: share(95),
  guestSatisfaction: growth(200),

  // the hospitality page's examples
  caseRequestsHandled: share(80),
  caseSatisfaction: share(96),
  caseBookings: growth(45),
  caseReceptionCalls: fall(60),

  /** Working days for which the morning's mail names a request that nobody marks. */
  namedFor: days(10),

  // what the site keeps
  /** How long a request waits on the server that could not be delivered. */
  undeliveredStored: days(180),
  /** How long the site keeps a request that was delivered, or is held. */
  requestsStored: days(30),
  /** How long the mail with a request may stay in the agency's mailbox: nothing deletes it there but a person. */
  mailStored: '12 mesi',
  /** How long the nightly copies are kept. */
  copiesStored: days(14),
} as const;

import { emailDemo } from '@/content/demos/email';
import { products } from '@/content/products';
import type { Drawing } from '../drawing';
import { Messages } from '../product-parts';
import { emailShapes } from './shapes';
import { EmailStage } from './stage';

export const email: Drawing = {
  ...emailShapes,
  className: 'email',
  spine: { piece: 'email-spine', end: 'email-spine-end' },
  parts: {
    sheet: 'email-sheet',
    words: 'email-words',
    lead: 'email-lead',
    actions: 'email-actions',
    choices: 'email-choices',
    line: 'email-line',
    legend: 'min-[75rem]:min-w-[10.5em]',
  },
  Stage: EmailStage,
  Product: () => <Messages messages={products.email} />,
  choices: emailDemo,
  enters: 'above',
};

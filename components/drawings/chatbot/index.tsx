import { products } from '@/content/products';
import type { Drawing } from '../drawing';
import { Messages } from '../product-parts';
import { chatbotShapes } from './shapes';
import { ChatbotStage } from './stage';

export const chatbot: Drawing = {
  ...chatbotShapes,
  className: 'chatbot',
  spine: { first: 'chatbot-spine-first' },
  parts: { line: 'chatbot-line', asks: { line: 'chatbot-with-field', field: 'chatbot-asks' } },
  Stage: ChatbotStage,
  Product: () => <Messages messages={products.chatbot} />,
  enters: 'above',
};

import type { Drawing } from '../drawing';
import { LeadProduct } from './product';
import { leadShapes } from './shapes';
import { LeadStage } from './stage';

export const lead: Drawing = {
  ...leadShapes,
  className: 'lead',
  spine: { piece: 'lead-spine' },
  parts: { line: 'lead-line' },
  Stage: LeadStage,
  Product: LeadProduct,
  enters: 'right',
};

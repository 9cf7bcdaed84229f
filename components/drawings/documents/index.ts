import type { Drawing } from '../drawing';
import { DocumentsProduct } from './product';
import { DocumentsQuote } from './quote';
import { documentsShapes } from './shapes';
import { DocumentsStage } from './stage';

export const documents: Drawing = {
  ...documentsShapes,
  className: 'documents',
  spine: { piece: 'documents-spine' },
  parts: {
    sheet: 'documents-sheet',
    words: 'documents-words',
    actions: 'documents-actions',
    line: 'documents-line',
  },
  Stage: DocumentsStage,
  Product: DocumentsProduct,
  Desk: DocumentsQuote,
  enters: 'at once',
  onPaper: true,
  signsPrice: true,
};

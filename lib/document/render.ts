import { render } from '@react-email/render';
import type { ReactElement } from 'react';

/** React's marks between two texts; visitors' texts are escaped. */
const comments = /<!--.*?-->/g;

/** A whole document, a mail's or a page's, as HTML. */
export async function renderDocument(document: ReactElement): Promise<string> {
  const html = await render(document);
  return html.replace(/^<!DOCTYPE[^>]*>/, '<!DOCTYPE html>').replace(comments, '');
}

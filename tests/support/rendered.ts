import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a component renders on the server, as a browser reads it. */
export const rendered = (element: React.ReactNode): HTMLElement =>
  new JSDOM(renderToStaticMarkup(element)).window.document.body;

import { GET, POST } from '@/app/azione/[token]/route';
import { routeEnv } from './contact-route';

const addressOf = (link: string) => new URL(link, routeEnv.SITE_URL);
const contextOf = (link: string) => ({
  params: Promise.resolve({ token: addressOf(link).pathname.split('/').at(-1) ?? '' }),
});

/** The answer to a link that is followed, whole or without its host. */
export const open = (link: string): Promise<Response> =>
  GET(new Request(addressOf(link)), contextOf(link));

/** What a page says, without its style sheet. */
export const said = async (answer: Response): Promise<string> =>
  (await answer.text()).replace(/<style>.*?<\/style>/s, '');

export const pageOf = async (link: string): Promise<string> => said(await open(link));

/** The answer to a button that is pressed without script. */
export const press = (link: string, fields: Record<string, string>): Promise<Response> =>
  POST(
    new Request(addressOf(link), { method: 'POST', body: new URLSearchParams(fields) }),
    contextOf(link),
  );

import { renderDocument } from '@/lib/document/render';
import { each } from '@/lib/each';
import { exampleMails, examplePages } from '@/lib/lead/examples';
import { renderMail } from '@/lib/lead/mails/render';

interface Context {
  params: Promise<{ name?: string[] }>;
}

function Index() {
  return (
    <html lang="it">
      <body>
        <h1>Email</h1>
        <ul>
          {each(Object.entries(exampleMails), ([name, { subject }]) => (
            <li>
              <a href={`/anteprima/${name}`}>{`${name}: ${subject}`}</a>{' '}
              <a href={`/anteprima/${name}/text`}>testo</a>
            </li>
          ))}
        </ul>
        <h1>Pagine</h1>
        <ul>
          {each(Object.keys(examplePages), (name) => (
            <li>
              <a href={`/anteprima/${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </body>
    </html>
  );
}

const answer = (body: string, type = 'html') =>
  new Response(body, { headers: { 'content-type': `text/${type}; charset=utf-8` } });

/** Mails and pages as they look, in development alone. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [name = '', part] = (await params).name ?? [];
  const mail = exampleMails[name];
  const page = examplePages[name];
  if (mail) {
    const { html = '', text } = await renderMail(mail.body);
    return part === 'text' ? answer(text, 'plain') : answer(html);
  }
  if (page) return answer(await renderDocument(page));
  return name ? new Response(null, { status: 404 }) : answer(await renderDocument(<Index />));
}

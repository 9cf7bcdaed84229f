const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text made safe for element content and for quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Markup that is already safe: only `html` makes it, so a plain string can never be taken for it. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | Html | Html[];

function toSource(value: Value): string {
  if (value instanceof Html) return value.source;
  return Array.isArray(value) ? value.map((part) => part.source).join('') : escapeHtml(value);
}

/** Template tag: every string put into the template is escaped, `Html` values go in as they are. */
export function html(literals: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    literals.reduce(
      (source, literal, index) => source + toSource(values[index - 1] ?? '') + literal,
    ),
  );
}

/** Lines of a text with a `<br>` between them, each escaped. */
export function withLineBreaks(text: string): Html {
  return new Html(text.split('\n').map(escapeHtml).join('<br>\n'));
}

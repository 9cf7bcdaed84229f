import { astToJSX, type MarkdownToJSX } from 'markdown-to-jsx/react';

const styled = (className: string) => ({ props: { className } });

/** How each piece of a text is set; a table scrolls by itself where it is wider than the window. */
const overrides = {
  a: styled('underline'),
  h2: styled('type-title mt-10 border-ink border-t-2 pt-4'),
  h3: styled('mt-6 font-bold text-lg leading-snug'),
  h4: styled('mt-6 font-bold'),
  p: styled('mt-4 max-w-[64ch]'),
  ul: styled('mt-4 max-w-[64ch] list-disc pl-5'),
  ol: styled('mt-4 max-w-[64ch] list-decimal pl-5'),
  li: styled('mt-1'),
  blockquote: styled('mt-4 border-hairline border-l-4 pl-5'),
  table: styled('type-small mt-4 block w-full overflow-x-auto'),
  th: styled('border-ink border-b-2 py-2 pr-5 text-left'),
  td: styled('border-hairline border-b py-2 pr-5 align-top'),
  hr: styled('mt-10 border-hairline'),
};

/** A parsed text as elements: no markup of the text's own reaches the page. */
export function LegalBody({ nodes }: { nodes: MarkdownToJSX.ASTNode[] }) {
  return (
    <div className="[&>:first-child]:mt-0 [&_li>*]:mt-1">
      {astToJSX(nodes, { disableParsingRawHTML: true, forceBlock: true, wrapper: null, overrides })}
    </div>
  );
}

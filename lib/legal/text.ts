import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react';
import { legalSource, legalTitle } from './links';

export interface LegalText {
  name: string;
  title: string;
  /** The sections' headings, for the index. */
  sections: { id: string; title: string }[];
  /** All but the title, parsed. */
  body: MarkdownToJSX.ASTNode[];
}

/** What a link may lead to; pictures come from the site itself. */
const linkTargets = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;
const imageTargets = /^\/(?!\/)/;

function checkAddress(name: string) {
  return (address: string, tag: string): string => {
    const allowed = tag === 'img' ? imageTargets : linkTargets;
    if (allowed.test(address)) return address;
    throw new Error(
      `content/legal/${name}.md: "${address}" is no address that a ${tag === 'img' ? 'picture' : 'link'} may have ` +
        '(links: https:, http:, mailto:, tel:, / or #; pictures: / alone)',
    );
  };
}

function plainText(node: MarkdownToJSX.ASTNode): string {
  if ('children' in node && Array.isArray(node.children)) {
    return node.children.map(plainText).join('');
  }
  return 'text' in node ? (node.text ?? '') : '';
}

function isHeading(node: MarkdownToJSX.ASTNode, level: number): node is MarkdownToJSX.HeadingNode {
  return node.type === RuleType.heading && node.level === level;
}

/**
 * A legal text, parsed: CommonMark with tables. Markup in it stays text, and an address that is neither http(s), mailto,
 * tel nor on this site is an error that names it, as is a missing title.
 */
export function legalText(name: string): LegalText {
  const nodes = parser(legalSource(name), {
    disableParsingRawHTML: true,
    forceBlock: true,
    sanitizer: checkAddress(name),
  });
  const titleNode = nodes.findIndex((node) => isHeading(node, 1));
  return {
    name,
    title: legalTitle(name),
    sections: nodes
      .filter((node) => isHeading(node, 2))
      .map((node) => ({ id: node.id, title: plainText(node) })),
    body: nodes.filter((_node, index) => index !== titleNode),
  };
}

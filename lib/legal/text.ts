import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react';
import { legalSource, legalTitle } from '@/lib/legal/paths';

export type LegalText = ReturnType<typeof legalText>;

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

/** A legal text: CommonMark with tables, markup as text. Throws for a forbidden address, or a missing title. */
export function legalText(name: string) {
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

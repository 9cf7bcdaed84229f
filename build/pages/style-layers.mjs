/** The rules of one cascade layer, apart from all others. */
import postcss from 'postcss';

/** At-rules whose blocks hold rules of their own. */
const groups = ['layer', 'media', 'supports', 'container', 'starting-style'];

function filter(node, layer, inside, wanted) {
  const within = inside || (node.name === 'layer' && node.params === layer);
  if (!groups.includes(node.name) || !node.nodes) {
    if (within !== wanted) node.remove();
    return;
  }
  for (const child of [...node.nodes]) filter(child, layer, within, wanted);
  if (node.nodes.length === 0) node.remove();
}

function rulesOf(css, layer, wanted) {
  const root = postcss.parse(css);
  for (const node of [...root.nodes]) filter(node, layer, false, wanted);
  return root.toString();
}

/** What of a sheet stands in a layer, in its order (CSS Cascading and Inheritance 5, 6.4). */
export const inLayer = (css, layer) => rulesOf(css, layer, true);

/** What of a sheet does not stand in a layer. */
export const outsideLayer = (css, layer) => rulesOf(css, layer, false);

/** The statement that gives layers the order in which a sheet first names them, whatever is taken out of it. */
export function layerOrder(css) {
  const names = new Set();
  postcss.parse(css).walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return names.size > 0 ? `@layer ${[...names].join(',')};` : '';
}

/** The rules of one cascade layer, apart from all others. */
import postcss from 'postcss';

/** At-rules whose blocks hold rules of their own. */
const groups = ['layer', 'media', 'supports', 'container', 'starting-style'];

/**
 * @param {import('postcss').ChildNode} node
 * @param {string} layer
 * @param {boolean} inside whether what is around the node is in the layer
 * @param {boolean} wanted whether what is in the layer stays, or what is not
 */
function filter(node, layer, inside, wanted) {
  const rule = node.type === 'atrule' ? node : undefined;
  const within = inside || (rule?.name === 'layer' && rule.params === layer);
  if (!rule?.nodes || !groups.includes(rule.name)) {
    if (within !== wanted) node.remove();
    return;
  }
  for (const child of [...rule.nodes]) filter(child, layer, within, wanted);
  if (rule.nodes.length === 0) rule.remove();
}

/**
 * @param {string} css
 * @param {string} layer
 * @param {boolean} wanted
 */
function rulesOf(css, layer, wanted) {
  const root = postcss.parse(css);
  for (const node of [...root.nodes]) filter(node, layer, false, wanted);
  return root.toString();
}

/**
 * What of a sheet stands in a layer, in its order (CSS Cascading and Inheritance 5, 6.4).
 *
 * @param {string} css
 * @param {string} layer
 */
export const inLayer = (css, layer) => rulesOf(css, layer, true);

/**
 * What of a sheet does not stand in a layer.
 *
 * @param {string} css
 * @param {string} layer
 */
export const outsideLayer = (css, layer) => rulesOf(css, layer, false);

/**
 * The statement that gives layers the order in which a sheet first names them, whatever is taken out of it.
 *
 * @param {string} css
 */
export function layerOrder(css) {
  const names = new Set();
  postcss.parse(css).walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return names.size > 0 ? `@layer ${[...names].join(',')};` : '';
}

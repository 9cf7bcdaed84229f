// The mark of content/logo.svg: read, checked, and as the components and the icons draw it.
import { optimize } from 'svgo';

const FILE = 'content/logo.svg';
/** Bytes: it stands on every page, twice, and a page's first flight is 14 KB. */
const MOST = 3_000;

const mistake = (what, instead, line) => ({
  file: line ? `${FILE}, line ${line}` : FILE,
  what,
  instead,
});

const unfit = {
  script: ['contains a script', 'the drawing without it: it needs none'],
  foreignObject: ['contains HTML (foreignObject)', 'shapes: path, circle, rect'],
  image: ['contains a picture of pixels', 'shapes: have the picture traced, or draw it anew'],
  text: ['contains text, which needs a font that visitors may not have', 'its letters as paths'],
  use: ['repeats a shape (use)', 'the shape itself, each time'],
  a: ['contains a link', 'the drawing without it: the header’s is around it'],
  animate: ['moves', 'a drawing that stands still'],
  style: ['has rules in a <style> that are no attributes', 'fill="…" and stroke="…" at the shapes'],
};
const kindOf = (name) =>
  /^(animate\w*|set)$/.test(name) ? 'animate' : name === 'tspan' ? 'text' : name;

function* elements(node) {
  if (node.type === 'element') yield node;
  for (const child of node.children ?? []) yield* elements(child);
}

function attributeMistake([name, value]) {
  if (/^on/i.test(name)) return mistake(`runs a script (${name})`, 'the drawing without it');
  if (name === 'style' || name === 'class') return mistake(...unfit.style);
  const elsewhere = /href$/.test(name) ? !value.startsWith('#') : /url\(\s*["']?[^#"']/.test(value);
  return elsewhere
    ? mistake(`fetches ${name}="${value.slice(0, 40)}"`, 'what it needs, inside the file')
    : undefined;
}

function mistakesIn(svg, size) {
  const found = [];
  const { viewBox, width, height } = svg.attributes;
  if (!/^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(viewBox ?? '')) {
    const sized = Number.parseFloat(width) > 0 && Number.parseFloat(height) > 0;
    const box = sized
      ? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`
      : '0 0 32 32';
    found.push(
      mistake('has no viewBox, so nobody knows how large it is', `<svg viewBox="${box}" …>`),
    );
  }
  for (const { name, attributes } of elements(svg)) {
    const [what, instead] = unfit[kindOf(name)] ?? [];
    if (what) found.push(mistake(what, instead));
    found.push(...Object.entries(attributes).map(attributeMistake));
  }
  if (size > MOST) {
    found.push(
      mistake(
        `has ${size} bytes, and every page carries it`,
        `a simpler drawing, of ${MOST} at most`,
      ),
    );
  }
  const texts = new Set();
  return found.filter((each) => each && !texts.has(each.what) && texts.add(each.what));
}

/** Without what drawing programs leave in it; `tree` is what is left, as svgo has it. */
function tidied(text) {
  let tree;
  const { data } = optimize(text, {
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeTitle',
      'removeXlink',
      'removeDimensions',
      'removeXMLNS',
      {
        name: 'keep',
        fn: (root) => {
          tree = root;
          return {};
        },
      },
    ],
  });
  return { data, svg: tree.children.find(({ name }) => name === 'svg') };
}

/**
 * Reads the mark. `{ mark: { svg, box, ownColours } }`, or `{ mistakes }`. A mark that says `currentColor` is drawn in the
 * brand's colours; any other keeps its own.
 */
export function readMark(text) {
  let raw;
  let tidy;
  try {
    optimize(text, {
      plugins: [
        {
          name: 'see',
          fn: (root) => {
            raw = root;
            return {};
          },
        },
      ],
    });
    tidy = tidied(text);
  } catch (error) {
    return {
      mistakes: [
        mistake(
          `is no SVG: ${error.reason ?? error.message}`,
          'the file as a drawing program exports it (SVG)',
          error.line,
        ),
      ],
    };
  }
  const whole = raw.children.find(({ name }) => name === 'svg');
  if (!whole || !tidy.svg)
    return { mistakes: [mistake('is no SVG', 'a file that begins with <svg …>')] };
  const size = Buffer.byteLength(tidy.data);
  // what is unfit is told of the file as it is; styles and classes only where tidying has left some
  const styles = (each) => /<style>/.test(each.what);
  const mistakes = [
    ...mistakesIn(whole, size).filter((each) => !styles(each)),
    ...mistakesIn(tidy.svg, 0).filter(styles),
  ];
  if (mistakes.length > 0) return { mistakes };
  return {
    mark: {
      svg: tidy.svg,
      source: tidy.data,
      box: whole.attributes.viewBox.trim(),
      ownColours: !/currentColor/i.test(tidy.data),
    },
  };
}

// The mark as icons: on a tile of the brand's colour, or in its own colours.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { colourOf } from './palette.mjs';

/**
 * @import { Mark } from './mark.mjs'
 * @import { Palette } from './palette.mjs'
 */

const SIZE = 32;
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * `app/icon.svg`: a square, the mark whole in its middle.
 *
 * @param {Pick<Mark, 'source' | 'ownColours'>} mark
 * @param {Palette} palette
 * @param {string} name
 */
export function iconSvg({ source, ownColours }, palette, name) {
  const { light: ground } = colourOf(palette, 'line-brand');
  const tile = ownColours ? '' : `<path fill="${ground}" d="M0 0h${SIZE}v${SIZE}H0z"/>`;
  const colour = ownColours ? '' : ` color="${colourOf(palette, 'line-brand-on').light}"`;
  const inner = source.replace(/^<svg/, `<svg width="${SIZE}" height="${SIZE}"${colour}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><title>${escaped(name)}</title>${tile}${inner}</svg>\n`;
}

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
/** @type {Promise<unknown> | undefined} */
let ready;

/**
 * An SVG as a picture, `size` pixels wide.
 *
 * @param {string} svg
 * @param {number} size
 */
async function rendered(svg, size) {
  ready ??= readFile(wasm).then(initWasm);
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
}

/**
 * @param {string} svg
 * @param {number} size
 */
const pngOf = async (svg, size) => Buffer.from((await rendered(svg, size)).asPng());

/**
 * An .ico of PNGs, for browsers that ask for /favicon.ico: a directory of 16 bytes each, then the pictures.
 *
 * @param {string} svg
 */
export async function faviconOf(svg, sizes = [16, 32, 48]) {
  const pictures = await Promise.all(sizes.map((size) => pngOf(svg, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, size] of sizes.entries()) {
    const length = pictures[index]?.length ?? 0;
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([head, ...pictures]);
}

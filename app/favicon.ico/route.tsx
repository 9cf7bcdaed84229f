import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from '@vercel/og';

export const dynamic = 'force-static';

const sizes = [16, 32, 48];

async function picture(size: number): Promise<Buffer> {
  const icon = readFileSync(join(process.cwd(), 'app', 'icon.svg'));
  const source = `data:image/svg+xml;base64,${icon.toString('base64')}`;
  const image = new ImageResponse(
    // biome-ignore lint/performance/noImgElement: it is drawn at build, and no page carries it
    <img src={source} alt="" width={size} height={size} />,
    { width: size, height: size },
  );
  return Buffer.from(await image.arrayBuffer());
}

/** The icon as an .ico of PNGs, for browsers that ask for one: a directory of 16 bytes a picture, then the pictures. */
export async function GET(): Promise<Response> {
  const pictures = await Promise.all(sizes.map(picture));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, png] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.fill(sizes[index] ?? 0, entry, entry + 2);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  const headers = { 'Content-Type': 'image/x-icon' };
  return new Response(new Uint8Array(Buffer.concat([head, ...pictures])), { headers });
}

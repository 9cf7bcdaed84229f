import { drawings } from '@/components/drawings';
import { plain } from '@/components/drawings/plain';
import { shareName, titleTop } from '@/components/poster/share-words';
import { expect, test } from '../support/e2e/test';

/** Pixels of the image to a unit of the drawing: components/poster/poster-share-image.tsx. */
const scale = 1200 / 1440;
/** Pixels that stay free around the words. */
const margin = 8;

for (const [name, { wide, share }] of Object.entries({ ...drawings, plain }))
  test(`share image: a title stands clear of the drawing of ${name}`, async ({ page }) => {
    const paths = [...wide, ...(share.also ?? [])].map(
      ({ d, at: [x, y, times] = [0, 0, 1], width = 0 }) =>
        `<path d="${d}" transform="translate(${x} ${y}) scale(${times})" stroke-width="${width}"/>`,
    );
    const box = `${share.from.join(' ')} 1440 ${630 / scale}`;
    await page.setContent(
      `<svg width="1200" height="630" viewBox="${box}">${paths.join('')}</svg>`,
    );
    const { x, width, bottom } = share.title;
    const nameTop = titleTop(0) - shareName.below;
    const nameBottom = nameTop + shareName.most * shareName.leading;
    const rooms = [
      { left: x, top: shareName.top, right: x + (share.head ?? width), bottom: nameBottom },
      { left: x, top: titleTop(1), right: x + width, bottom },
    ];
    const crossed = await page.evaluate(
      ([rooms, margin]) => {
        const svg = document.querySelector('svg');
        const { left = 0, top = 0 } = svg?.getBoundingClientRect() ?? {};
        const range = (from: number, to: number) =>
          Array.from({ length: Math.ceil((to - from) / 8) + 1 }, (_, i) =>
            Math.min(from + i * 8, to),
          );
        const isOn = (path: SVGPathElement, x: number, y: number) => {
          const inverse = path.getScreenCTM()?.inverse();
          const point = new DOMPoint(left + x, top + y).matrixTransform(inverse);
          const isLine = path.getAttribute('stroke-width') !== '0';
          return isLine ? path.isPointInStroke(point) : path.isPointInFill(point);
        };
        return [...document.querySelectorAll('path')].flatMap((path, index) =>
          rooms.flatMap((room) => {
            const across = range(room.left - margin, room.right + margin);
            const on = range(room.top - margin, room.bottom + margin).flatMap((y) =>
              across.map((x) => isOn(path, x, y)),
            );
            // words may lie on a sheet that goes all the way under them
            return on.includes(true) && on.includes(false) ? [{ path: index, ...room }] : [];
          }),
        );
      },
      [rooms, margin] as const,
    );
    expect(crossed).toEqual([]);
  });

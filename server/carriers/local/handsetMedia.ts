import { openDrawing } from '../../kernel/outside/canvas.ts';

/** What handsets can send beside a text, as `type` and content. */
export const handsetMedia = {
  picture: { type: 'image/png', content: drawPicture },
  card: { type: 'text/x-vcard', content: () => Promise.resolve(card) },
} as const satisfies Record<string, { type: string; content: () => Promise<Buffer> }>;

export type HandsetMedium = keyof typeof handsetMedia;

const card = Buffer.from(
  ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Robin Tran', 'TEL;TYPE=CELL:+61491570194', 'END:VCARD', ''].join('\r\n'),
);

const [width, height] = [640, 480];

/** A letterbox by the sea, as somebody might photograph the way to their door. */
async function drawPicture(): Promise<Buffer> {
  const { context, toPng } = await openDrawing(width, height, 1);
  const fill = (style: string, draw: () => void) => {
    context.fillStyle = style;
    context.beginPath();
    draw();
    context.fill();
  };
  const box = (x: number, y: number, w: number, h: number) => () => context.rect(x, y, w, h);
  fill('#9fd0ee', box(0, 0, width, 270));
  fill('#fff3c4', () => context.arc(500, 110, 46, 0, 2 * Math.PI));
  fill('#3f86ad', box(0, 250, width, 230));
  fill('#e3c98f', () => context.ellipse(320, 470, 520, 150, 0, 0, 2 * Math.PI));
  fill('#6b4a32', box(282, 300, 26, 130));
  fill('#c8412f', () => context.roundRect(190, 200, 210, 120, [60, 60, 6, 6]));
  fill('#8f2c20', box(222, 262, 90, 10));
  fill('#f4f1e8', box(378, 190, 8, 70));
  return toPng();
}

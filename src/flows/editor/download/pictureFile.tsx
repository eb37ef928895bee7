import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { IntlShape } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import { deriveColours, type HostColours } from '#values/deriveColours.ts';
import type { MeasureText } from './cutText.ts';
import { drawFlow } from './drawFlow.ts';
import { FlowPicture, pictureFont } from './FlowPicture.tsx';

/** Pixels to one canvas unit, as on a sharp screen. */
const sharpness = 2;
/** What browsers can draw on: pixels of an edge, and in all. */
const longestEdge = 16_384;
const mostPixels = 2 ** 26;

/** A picture of a flow in the brand's light colors, whatever the page's are. */
export async function pictureFile(
  document: FlowDocument,
  colours: HostColours,
  intl: IntlShape,
  format: 'svg' | 'png',
): Promise<Blob> {
  const drawing = drawFlow(document, intl, measureText());
  const svg = toSvg(<FlowPicture drawing={drawing} colours={deriveColours(colours, 'light')} />);
  return format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : toPng(svg, drawing);
}

function toSvg(picture: React.ReactNode): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(picture));
  const [svg] = holder.children;
  if (!svg) throw new Error('the picture was not rendered');
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return text;
}

async function toPng(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height);
  // The content security policy allows images from `data:`, not from `blob:`.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(sharpness, longestEdge / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no PNG'))), 'image/png');
  });
}

function measureText(): MeasureText {
  const context = contextOf(document.createElement('canvas'));
  return (text, { size, weight }) => {
    context.font = `${weight} ${size}px ${pictureFont}`;
    return context.measureText(text).width;
  };
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas to draw on');
  return context;
}

import { saveFile } from '../table/saveFile.ts';

/** The properties that styles give to a drawing, which a file must bring itself. */
const drawn = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** Space around the drawing, in pixels: axis texts may stand out a little. */
const margin = 16;
/** Pixels of the picture per pixel of the page. */
const sharpness = 2;

/** Downloads a drawing of the page as it looks now. */
export async function savePng(name: string, drawing: SVGSVGElement): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect();
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const picture = new Image(wide * sharpness, high * sharpness);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, wide, high))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = backgroundOf(drawing);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file) saveFile(`${name}.png`, file);
}

/** The drawing as a file of its own, with the styles that it has on the page. */
function standalone(drawing: SVGSVGElement, wide: number, high: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [at, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[at];
    if (!original) continue;
    const style = getComputedStyle(original);
    // As attributes, because the page's security policy forbids inline styles.
    for (const property of drawn) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${-margin} ${-margin} ${wide} ${high}`);
  copy.setAttribute('width', String(wide * sharpness));
  copy.setAttribute('height', String(high * sharpness));
  return new XMLSerializer().serializeToString(copy);
}

function backgroundOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const colour = getComputedStyle(around).backgroundColor;
    if (colour !== 'rgba(0, 0, 0, 0)' && colour !== 'transparent') return colour;
  }
  return 'white';
}

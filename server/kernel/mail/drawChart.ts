import { max, scaleBand, scaleLinear, sum } from 'd3';
import { deriveColours, type HostColours } from '#values/deriveColours.ts';
import { canvasFont, type Drawing, openDrawing } from '../outside/canvas.ts';
import type { MailChart } from './mailKind.ts';
import type { MailColours } from './mailLook.ts';

/** What a mail's column has room for. Pictures have twice as many pixels, for sharp screens. */
export const chartWidth = 504;
const scale = 2;
const textSize = 12;
const legendHeight = 30;
const plotHeight = 170;
const axisHeight = 26;
/** For the figures beside the columns. */
const gutter = 44;
const rowHeight = 28;
const nameWidth = 168;
const totalWidth = 56;
/** The least distance between labels below columns. */
const labelRoom = 64;

type Context = Drawing['context'];

interface Pencil {
  context: Context;
  look: MailColours;
  fills: string[];
  count: (value: number) => string;
}

/** Draws a mail's chart as PNG, in the colors of its brand. Figures are written in the language of the mail. */
export async function drawChart(
  chart: MailChart,
  locale: string,
  look: MailColours,
  colours: HostColours,
): Promise<{ content: Buffer; height: number }> {
  const height =
    legendHeight + (chart.shape === 'columns' ? plotHeight + axisHeight : chart.rows.length * rowHeight + 8);
  const { context, toPng } = await openDrawing(chartWidth, height, scale);
  context.fillStyle = look.background;
  context.fillRect(0, 0, chartWidth, height);
  context.textBaseline = 'middle';
  const tokens = deriveColours(colours, 'light');
  const format = new Intl.NumberFormat(locale);
  const pencil: Pencil = {
    context,
    look,
    fills: chart.series.map(({ colour }) => tokens[colour]),
    count: (value) => format.format(value),
  };
  drawLegend(chart, pencil);
  if (chart.shape === 'columns') drawColumns(chart, pencil);
  else drawBars(chart, pencil);
  return { content: await toPng(), height };
}

function drawLegend({ series }: MailChart, { context, look, fills }: Pencil): void {
  context.font = canvasFont(textSize);
  context.textAlign = 'left';
  let x = 0;
  for (const [index, { name }] of series.entries()) {
    context.fillStyle = fills[index] ?? look.text;
    context.beginPath();
    context.roundRect(x, 5, 10, 10, 2);
    context.fill();
    context.fillStyle = look.muted;
    context.fillText(name, x + 16, 10.5);
    x += 16 + context.measureText(name).width + 20;
  }
}

function drawColumns({ rows }: MailChart, { context, look, fills, count }: Pencil): void {
  const bottom = legendHeight + plotHeight;
  const across = scaleBand(
    rows.map((_, index) => index),
    [gutter, chartWidth],
  ).padding(0.24);
  const up = scaleLinear(
    [0, Math.max(4, max(rows, ({ values }) => sum(values)) ?? 0)],
    [bottom, legendHeight + 6],
  ).nice(4);
  context.font = canvasFont(textSize);
  context.textAlign = 'right';
  for (const tick of up.ticks(4).filter(Number.isInteger)) {
    context.fillStyle = look.border;
    context.fillRect(gutter, up(tick) - 0.5, chartWidth - gutter, 1);
    context.fillStyle = look.muted;
    context.fillText(count(tick), gutter - 8, up(tick));
  }
  context.textAlign = 'center';
  const every = Math.ceil(labelRoom / across.step());
  for (const [index, { label, values }] of rows.entries()) {
    const x = across(index) ?? 0;
    let below = 0;
    for (const [series, value] of values.entries()) {
      context.fillStyle = fills[series] ?? look.text;
      context.fillRect(x, up(below + value), across.bandwidth(), up(below) - up(below + value));
      below += value;
    }
    if (index % every !== 0) continue;
    context.fillStyle = look.muted;
    const half = context.measureText(label).width / 2;
    const middle = x + across.bandwidth() / 2;
    context.fillText(label, Math.min(Math.max(middle, half), chartWidth - half), bottom + 14);
  }
}

function drawBars({ rows }: MailChart, { context, look, fills, count }: Pencil): void {
  const most = max(rows, ({ values }) => sum(values)) ?? 0;
  const along = scaleLinear([0, Math.max(1, most)], [nameWidth, chartWidth - totalWidth]);
  for (const [index, { label, values }] of rows.entries()) {
    const top = legendHeight + index * rowHeight;
    context.font = canvasFont(textSize);
    context.textAlign = 'left';
    context.fillStyle = look.text;
    context.fillText(fitted(context, label, nameWidth - 12), 0, top + rowHeight / 2);
    let before = 0;
    for (const [series, value] of values.entries()) {
      context.fillStyle = fills[series] ?? look.text;
      context.fillRect(along(before), top + 5, along(before + value) - along(before), rowHeight - 10);
      before += value;
    }
    context.font = canvasFont(textSize, 600);
    context.fillStyle = look.text;
    context.fillText(count(before), along(before) + 8, top + rowHeight / 2);
  }
}

/** A text that fits the width, cut with an ellipsis. */
function fitted(context: Context, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && context.measureText(`${characters.join('')}…`).width > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

import type { ReactNode } from 'react';

/** The product's own icons, on a grid of 24 with strokes of 1.75. */
const shapes = {
  start: (
    <path d="M5 4.5c0 8.3 6.2 14.5 14.5 14.5v-4l-4-1.5-2 2A11 11 0 0 1 8.5 10.500l2-2L9 4.500H5ZM15 4h5v5m0-5-6 6" />
  ),
  announce: <path d="M4 10v4h3l5 4V6L7 10H4Zm12-1.500a5 5 0 0 1 0 7M18.500 6a8.500 8.500 0 0 1 0 12" />,
  menu: (
    <path d="M6 6h.01M12 6h.01M18 6h.01M6 12h.01M12 12h.01M18 12h.01M12 18h.01M6 18h.01M18 18h.01" strokeWidth="3" />
  ),
  schedule: <path d="M12 7.500V12l3 2m5.500-2a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0Z" />,
  ring: <path d="M5 16v-1c0-5 1-9 7-9s7 4 7 9v1M4 16h16M10 19.500h4M12 3.500V6" />,
  roundRobin: <path d="M19 8a8 8 0 0 0-14.200 1.500M5 16a8 8 0 0 0 14.200-1.500M19.500 3.500V8H15M4.500 20.500V16H9" />,
  tag: <path d="M4 4h8l8.500 8.500-8 8L4 12V4Zm4.500 4.500h.01" />,
  voicemail: (
    <path d="M10.500 12a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0Zm10 0a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM7 15.500h10" />
  ),
  hangup: <path d="M3.500 14.500c0-7 17-7 17 0v1.500l-4.500.5-1-3.200c-2-.7-4-.7-6 0l-1 3.200-4.500-.5v-1.500Z" />,
  unknown: <path d="M9 9.500a3 3 0 1 1 4.200 2.700c-.8.4-1.200 1-1.200 1.800v.5M12 17.500h.01" />,
  search: <path d="M16 16l4.500 4.500M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />,
  undo: <path d="M8 5 4 9l4 4M4.500 9H14a5.500 5.500 0 0 1 0 11h-3" />,
  redo: <path d="m16 5 4 4-4 4m3.500-4H10a5.500 5.500 0 0 0 0 11h3" />,
  fit: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  map: <path d="m3.500 6 5.500-2 6 2 5.500-2v14l-5.500 2-6-2-5.500 2V6ZM9 4v14m6-12v14" />,
  autoLayout: <path d="M4 4h6v5H4V4Zm10 11h6v5h-6v-5Zm0-11h6v5h-6V4ZM10 6.500h4M7 9v8.500h7" />,
  outline: <path d="M4 6h16M8 12h12M8 18h12M4 12h.01M4 18h.01" />,
  warning: <path d="M12 4 2.800 19.500h18.400L12 4Zm0 6v4.500m0 2.500h.01" />,
  history: <path d="M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 1.500" />,
  play: <path d="M7 4.500v15l12-7.500-12-7.500Z" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  trash: <path d="M4.500 7h15M9.500 7V4.500h5V7m3 0-1 12.500h-9L6.500 7" />,
  copy: <path d="M9 9h11v11H9V9ZM5 15H4V4h11v1" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700L12 17.700" />
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}

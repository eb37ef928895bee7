import { skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  /** CSS lengths of the expected content. */
  width?: string;
  height?: string;
}

export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}

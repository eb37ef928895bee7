import { skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  width?: string;
  height?: string;
}

/** The shape of what is being loaded. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}

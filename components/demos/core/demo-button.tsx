import type { ComponentProps } from 'react';

const icons = {
  play: 'M2 0v14l12-7z',
  pause: 'M1 0h4v14H1zM9 0h4v14H9z',
  restart: 'M0 0h3v14H0zM14 0v14L4 7z',
  skip: 'M0 0v14l10-7zM11 0h3v14h-3z',
  voice: 'M0 5h3l5-4v12L3 9H0zM10 4h2v6h-2zM13 2h1v10h-1z',
  silence: 'M0 5h3l5-4v12L3 9H0z',
};

export function DemoIcon({ icon }: { icon: keyof typeof icons }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="currentColor">
      <path d={icons[icon]} />
    </svg>
  );
}

interface DemoButtonProps extends ComponentProps<'button'> {
  /** Unique on the page. */
  name: string;
  icon: keyof typeof icons;
}

/** One of the player's lesser buttons: on small screens its sign alone is seen. */
export function DemoButton({ name, icon, children, ...props }: DemoButtonProps) {
  return (
    <button type="button" data-control={name} className="demo-minor demo-sign" {...props}>
      <DemoIcon icon={icon} />
      <span>{children}</span>
    </button>
  );
}

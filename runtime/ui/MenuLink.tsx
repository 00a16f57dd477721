import type { ReactNode } from 'react';
import type { MenuItem } from './MenuItem.ts';

export interface MenuLinkProps {
  readonly item: MenuItem;
  readonly className?: string | undefined;
  /** Said after the name of a link that opens a new tab. */
  readonly newTabHint: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** The anchor of a menu entry. One that leads nowhere now stays in its place, and says so to everyone. */
export function MenuLink({ item, className, newTabHint, onFollow, children }: MenuLinkProps) {
  if (item.href === null) {
    return (
      // A link without an address keeps its place and its name, and can be reached to hear that it is off.
      // biome-ignore lint/a11y/useSemanticElements: an anchor without href is no link to assistive technology
      <span className={className} role="link" aria-disabled="true" tabIndex={0}>
        {children}
      </span>
    );
  }
  return (
    <a
      className={className}
      href={item.href}
      onClick={onFollow}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-danger={item.isDanger || undefined}
      {...(item.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {item.isExternal && <span className="visually-hidden">{` (${newTabHint})`}</span>}
    </a>
  );
}

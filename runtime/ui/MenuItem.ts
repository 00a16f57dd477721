/** One entry of a menu, in words, as the interface pieces show it. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** What stands where there is little room: the label itself where the words have nothing shorter. */
  readonly shortLabel: string;
  /** Path of its icon. */
  readonly icon: string;
  /** Null when it leads nowhere now. */
  readonly href: string | null;
  readonly isCurrent: boolean;
  readonly isExternal: boolean;
  readonly isDanger: boolean;
  /** Entries of a group stand together, below its heading if it has one. */
  readonly group?: { readonly id: string; readonly heading?: string };
}

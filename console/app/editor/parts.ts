import type { ComponentType } from 'react';
import type { CheckAnswer } from '../../server/answers.ts';
import type { SectionProps } from '../section.ts';

/** What a part knows of the file that is being edited. */
export interface PartProps extends SectionProps {
  readonly code: string;
  /** Another number: what the text stands beside has changed, such as what is saved. */
  readonly round?: number;
}

export interface FormPartProps extends PartProps {
  /** Id of the section that is open; none was chosen where it is missing. */
  readonly section?: string;
  readonly onSection: (id: string) => void;
  readonly onOpenJson: (at: { readonly line: number; readonly column: number }) => void;
  readonly group: CheckAnswer['group'];
}

export interface PreviewPartProps extends PartProps {
  /** Where in the file somebody worked last; null before anybody did. */
  readonly visited: string | null;
  /** Leads to a place in the file. */
  readonly onGo: (pointer: string) => void;
}

/** What stands in the editor beside the JSON; each has its place, and nothing stands there without it. */
export interface EditorParts {
  /** The file as a form: the other view of the middle, and the first one. */
  readonly Form?: ComponentType<FormPartProps>;
  /** At the right: the portal with this text. */
  readonly Preview?: ComponentType<PreviewPartProps>;
  /** Beside the problems: what changes for card holders. */
  readonly Changes?: ComponentType<PartProps>;
}

/**
 * Entry of the portal's program, for deep pages and for home pages that it hydrates. Names the list of
 * screens: an upward edge of the house (tests/architecture/importLaw.ts).
 */
import './theme/index.css';
import { manifests } from '../screens/index.ts';
import { type ApplicationProgram, createApplication as create } from './boot/createApplication.tsx';
import { createPageRoot } from './boot/createPageRoot.tsx';
import { screenStyles } from './boot/screenStyles.ts';

export const createApplication: ApplicationProgram['createApplication'] = ({ container, ...options }) =>
  create({ ...options, root: createPageRoot(container), manifests, styles: screenStyles });

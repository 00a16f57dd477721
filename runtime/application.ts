/**
 * Entry of the portal's program, for deep pages and for home pages that somebody moves on from. Names the list of
 * screens: an upward edge of the house (tests/architecture/importLaw.ts).
 */
import './theme/index.css';
import { manifests } from '../screens/index.ts';
import { type ApplicationProgram, createApplication as create } from './boot/createApplication.tsx';
import { screenStyles } from './boot/screenStyles.ts';

export const createApplication: ApplicationProgram['createApplication'] = (options) =>
  create({ ...options, manifests, styles: screenStyles });

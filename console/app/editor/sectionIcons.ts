import { identificationCard } from '../../../runtime/ui/icons.ts';
import type { SectionId } from '../form/sections.ts';
import { article, compass, currency, gear, palette, plugs, textbox, toggle, translate } from '../icons.ts';

export const SECTION_ICONS: Readonly<Record<SectionId, string>> = {
  tenant: identificationCard,
  look: palette,
  money: currency,
  offer: toggle,
  menus: compass,
  forms: textbox,
  content: article,
  behaviour: gear,
  words: translate,
  connections: plugs,
};

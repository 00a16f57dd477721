import { HolderFace } from '#cards';
import { type Card, cardArt, productNameOf, useTenant, useWallets, useWords } from '#runtime';
import { useCardFacts } from '../../_shared/useCardFacts.ts';

export interface ReplacementFaceProps {
  readonly card: Card;
  /** The new card in this form; without one, the old card as it will be. */
  readonly form?: 'virtual' | 'plastic';
}

const NO_NUMBER = '•••• ••••';

/** The old card greyed out, or the new one, which has no number yet. */
export function ReplacementFace({ card, form }: ReplacementFaceProps) {
  const { t } = useWords();
  const settings = useTenant('card');
  const theme = useTenant('theme');
  const { number } = useCardFacts(card);
  const { active } = useWallets(card);
  const formFactor = form === undefined ? card.formFactor : form === 'plastic' ? 'physical' : 'virtual';
  return (
    <HolderFace
      product={productNameOf(t, { card: settings }, active?.productRef)}
      formFactor={formFactor}
      formLabel={t(`cards.form.${formFactor}`)}
      state={form === undefined ? 'blocked' : 'active'}
      art={cardArt({ card: settings, theme }, active?.productRef, formFactor)}
      number={
        form === undefined ? number : { text: NO_NUMBER, spoken: t('cardActions.replace.numberUnknown') }
      }
      isPlain={!settings.display.fancyCard}
    />
  );
}

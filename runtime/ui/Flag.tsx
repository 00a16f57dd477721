import styles from './Flag.module.css';

/**
 * Flags that are stripes alone, drawn from their colours: country, `h` across or `v` upright, three digits a colour; and
 * crosses (`x`): ground, cross, the cross within it. Flags with arms or stars would take a download each: the platform's
 * emoji stands for those, or where there is none, as on Windows, the country's letters.
 */
const STRIPES =
  'AThc13fffc13 AMhd0003afa0 BEv000fd4e34 BGhfff097d21 CIvf80fff094 COhfd1fd1038c12 CRh027fffc12c12fff027 DEh000d00fc0 DKxc13fffc13 EEh07c000fff EShaa1fb0fb0aa1 FIxfff037037 FRv009fffe10 GAh095fd137c GNvc12fd1096 HUhc23fff475 IDhc00fff IEv196ffff83 ISx02afffd12 ITv084fffc22 LThfb1064c22 LUhe34fff0ae LVh913913fff913913 MChc12fff MLv1b3fd1c12 MUhe23126fd00a5 NGv085fff085 NLha12fff248 NOxb12fff025 PEvd13fffd13 PLhfffd14 ROv027fd1c12 RUhfff03ad21 SEx069fc0fc0 SLh1b3fff07c TDv026fc0c10 THha13fff224224fffa13 UAh05bfd0 YEhc12fff000';

let hasEmoji: boolean | undefined;

/** Where the platform has no such emoji, its two signs stand there one by one, and take the room of two. */
function drawsEmoji(): boolean {
  const context = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  const widthOf = (text: string) => context?.measureText(text).width ?? 0;
  hasEmoji ??= widthOf('🇧🇬') < 1.5 * widthOf('🇧');
  return hasEmoji;
}

/** A country's flag, round. Decorative: the name of the country or its code stands beside it. */
export function Flag({ country }: { readonly country: string }) {
  const [, kind, colours = ''] = new RegExp(`\\b${country}(.)(\\w+)`).exec(STRIPES) ?? [];
  const fills = colours.match(/.../g)?.map((colour) => `#${colour}`) ?? [];
  if (!kind) {
    const letters = [...country]
      .map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 127397))
      .join('');
    const isPrerendered = drawsEmoji();
    return (
      <span
        aria-hidden="true"
        className={`${styles.flag} ${isPrerendered ? styles.emoji : styles.letters}`}
        data-sign={isPrerendered ? letters : country}
      />
    );
  }
  const [ground, cross, inner] = fills;
  const isAcross = kind === 'h';
  return (
    <svg
      aria-hidden="true"
      className={styles.flag}
      viewBox={kind === 'x' ? '2 0 16 16' : isAcross ? `0 0 1 ${fills.length}` : `0 0 ${fills.length} 1`}
      preserveAspectRatio="none"
    >
      {kind === 'x' ? (
        <>
          <path fill={ground} d="M0 0h22v16H0z" />
          <path stroke={cross} strokeWidth="4" d="M8 0v16M0 8h22" />
          <path stroke={inner} strokeWidth="2" d="M8 0v16M0 8h22" />
        </>
      ) : (
        fills.map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stripes have nothing but their place.
          <path key={index} fill={fill} d={isAcross ? `M0 ${index}h1v1H0z` : `M${index} 0h1v1h-1z`} />
        ))
      )}
    </svg>
  );
}

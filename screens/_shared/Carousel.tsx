import { type CSSProperties, useState } from 'react';
import { bannerCoin, bannerLeaf, bannerSun } from '#offers';
import { Art, arrowRight, type Banner, DESKTOP_CHECK_MAX_PX, Icon } from '#runtime';
import styles from './Carousel.module.css';
import { caretLeft, caretRight } from './icons.ts';
import { useCarousel } from './useCarousel.ts';
import { useMedia } from './useMedia.ts';

export type CarouselItem = Pick<Banner, 'title' | 'text' | 'action' | 'href'>;

export interface CarouselProps {
  readonly title: string;
  readonly items: readonly CarouselItem[];
  /** Slides in view, on desktops and on what is narrower. */
  readonly slides: readonly [desktop: number, narrower: number];
  readonly isInfinite: boolean;
  readonly autoplayMs: number | null;
  readonly swipe: number;
  /** Sizes of the banners in px, as `930x350`. */
  readonly sizes: { readonly wide: string; readonly small: string };
  readonly words: CarouselWords;
}

export interface CarouselWords {
  readonly previous: string;
  readonly next: string;
  readonly stop: string;
  readonly start: string;
  readonly newTabHint: string;
  readonly show: (number: number) => string;
  /** What is in view now, announced after a step (WCAG 4.1.3). */
  readonly shown: (titles: string) => string;
}

const PHONE = '(max-width: 599px)';
/** Room for more than one slide (NAV-47, CON-52). */
const DESKTOP = `(min-width: ${DESKTOP_CHECK_MAX_PX + 1}px)`;
/** From Phosphor Icons 2.1.1, MIT licence; here, so that only carousels load them. */
const PAUSE =
  'M216,48V208a16,16,0,0,1-16,16H160a16,16,0,0,1-16-16V48a16,16,0,0,1,16-16h40A16,16,0,0,1,216,48ZM96,32H56A16,16,0,0,0,40,48V208a16,16,0,0,0,16,16H96a16,16,0,0,0,16-16V48A16,16,0,0,0,96,32Z';
const PLAY =
  'M240,128a15.74,15.74,0,0,1-7.6,13.51L88.32,229.65a16,16,0,0,1-16.2.3A15.86,15.86,0,0,1,64,216.13V39.87a15.86,15.86,0,0,1,8.12-13.82,16,16,0,0,1,16.2.3L232.4,114.49A15.74,15.74,0,0,1,240,128Z';

/**
 * Offers in a row that moves when asked: by buttons, dots, arrow keys or a swipe, each of which does the same
 * (WCAG 2.5.7). What is out of view cannot be reached. Moves by itself only where the tenant says so, never under
 * reduced motion, and can then be stopped (WCAG 2.2.2). Not in `runtime/ui`, which every page loads: it comes with
 * the offers alone.
 */
export function Carousel({ title, items, slides, sizes, words, ...options }: CarouselProps) {
  const isPhone = useMedia(PHONE);
  const isDesktop = useMedia(DESKTOP);
  const [announced, setAnnounced] = useState('');
  const total = items.length;
  const inView = Math.min(isDesktop ? slides[0] : slides[1], total);
  const size = isPhone ? sizes.small : sizes.wide;
  const carousel = useCarousel({
    ...options,
    total,
    inView,
    onStep: (first) =>
      setAnnounced(
        words.shown(
          Array.from({ length: inView }, (_, index) => items[(first + index) % total]?.title).join(', '),
        ),
      ),
  });
  const { track, first, lead, offset } = carousel;
  const row = {
    '--in-view': inView,
    transform: `translateX(${offset})`,
  } as CSSProperties;
  return (
    <section className={styles.carousel} aria-label={title} {...carousel.restHandlers}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {carousel.canMove && <Controls items={items} words={words} title={title} carousel={carousel} />}
      </div>
      <div className={styles.window}>
        <ul ref={track} className={styles.track} style={row} {...carousel.swipeHandlers}>
          {items.map((item, index) => {
            const place = (index - first + total) % total;
            return (
              <li
                key={item.href}
                className={styles.slide}
                style={{ order: (place + lead) % total }}
                inert={place >= inView}
                data-size={size}
              >
                <Slide item={item} index={index} size={size} newTabHint={words.newTabHint} />
              </li>
            );
          })}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </section>
  );
}

interface ControlsProps extends Pick<CarouselProps, 'items' | 'words' | 'title'> {
  readonly carousel: ReturnType<typeof useCarousel>;
}

function Controls({ items, words, title, carousel }: ControlsProps) {
  const { first, last, isStopped, setIsStopped, canStep, stepBy, goTo } = carousel;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons of one thing, and no form's fields
    <div className={styles.controls} role="group" aria-label={title} onKeyDown={carousel.onKeyDown}>
      {isStopped !== null && (
        <ArrowButton
          label={isStopped ? words.start : words.stop}
          icon={isStopped ? PLAY : PAUSE}
          onClick={() => setIsStopped(!isStopped)}
        />
      )}
      <div className={styles.dots}>
        {items.slice(0, last + 1).map((item, index) => (
          <button
            key={item.href}
            type="button"
            className={styles.dot}
            aria-current={index === first}
            aria-label={words.show(index + 1)}
            onClick={() => index !== first && goTo(index, index > first ? 1 : -1)}
          />
        ))}
      </div>
      <ArrowButton
        label={words.previous}
        icon={caretLeft}
        isDisabled={!canStep(-1)}
        onClick={() => stepBy(-1)}
      />
      <ArrowButton label={words.next} icon={caretRight} isDisabled={!canStep(1)} onClick={() => stepBy(1)} />
    </div>
  );
}

interface ArrowButtonProps {
  readonly label: string;
  readonly icon: string;
  /** Stays where the focus is, but does nothing. */
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function ArrowButton({ label, icon, isDisabled, onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    >
      <Icon path={icon} size={1.2} />
    </button>
  );
}

const ARTWORKS = [bannerSun, bannerCoin, bannerLeaf];

interface SlideProps {
  readonly item: CarouselItem;
  readonly index: number;
  readonly size: string;
  readonly newTabHint: string;
}

/** A banner at the tenant's size at most, taller where its words need it. */
function Slide({ item, index, size, newTabHint }: SlideProps) {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return (
    <a
      className={styles.banner}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${width}px` }}
      data-tone={index % 2 === 0 ? 'brand' : 'accent'}
      data-flat={width > 4 * height || undefined}
      href={item.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Art artwork={ARTWORKS[index % ARTWORKS.length] ?? bannerSun} className={styles.art} />
      {/* Of another language perhaps, where the server has none of theirs in the page's. */}
      <h3>
        <bdi>{item.title}</bdi>
      </h3>
      <p>
        <bdi>{item.text}</bdi>
      </p>
      <span className={styles.action}>
        <bdi>{item.action}</bdi>
        <Icon path={arrowRight} size={1} />
      </span>
      <span className="visually-hidden">{` (${newTabHint})`}</span>
    </a>
  );
}

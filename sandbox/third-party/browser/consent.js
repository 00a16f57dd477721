// Stand-in for a cookie-consent script. Asks once, both answers one press away (threat P6), and tells the page by
// the event `portal-consent` with `detail.isGiven`. Asks again when the page sends `portal-consent-ask`, or by
// `window.sandboxConsent.ask()`. In the look of the page, by its tokens; as low in its layers as any may be.
(() => {
  const KEY = 'portal-consent';
  const WORDS = {
    bg: ['Бисквитки', 'Може ли да мерим как се ползва сайтът?', 'Приемам', 'Отказвам'],
    en: ['Cookies', 'May we measure how this site is used?', 'Accept', 'Refuse'],
    pl: ['Pliki cookie', 'Czy możemy mierzyć, jak używasz tej strony?', 'Zgadzam się', 'Nie zgadzam się'],
    ro: ['Cookie-uri', 'Putem măsura cum este folosit acest site?', 'Accept', 'Refuz'],
    uk: ['Файли cookie', 'Чи можна вимірювати, як користуються сайтом?', 'Погоджуюся', 'Відмовляюся'],
  };
  const [title, question, accept, refuse] = WORDS[document.documentElement.lang] ?? WORDS.en;
  // A browser may refuse storage: then the answer holds for this page alone.
  const stored = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const store = (answer) => {
    try {
      localStorage.setItem(KEY, answer);
    } catch {
      // Nothing to do: the page goes on without.
    }
  };
  const report = (isGiven) => dispatchEvent(new CustomEvent(KEY, { detail: { isGiven } }));

  const element = (name, text, style = '') => {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  };
  const ask = () => {
    document.getElementById(KEY)?.remove();
    const panel = element(
      'section',
      '',
      'position:fixed;inset:auto 0 0 0;z-index:40;box-sizing:border-box;margin:auto;max-width:46rem;padding:1rem 1.25rem max(1rem,env(safe-area-inset-bottom));display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;background:var(--surface,Canvas);color:var(--ink,CanvasText);border:1px solid var(--line,GrayText);border-bottom:0;border-radius:1.5rem 1.5rem 0 0;box-shadow:0 0 2rem rgb(0 0 0/.18);font:400 .9375rem/1.4 var(--font-text,system-ui,sans-serif)',
    );
    panel.id = KEY;
    panel.setAttribute('aria-label', title);
    panel.append(element('p', question, 'margin:0;flex:1 1 14rem'));
    for (const [text, isGiven] of [
      [refuse, false],
      [accept, true],
    ]) {
      const button = element(
        'button',
        text,
        'flex:1 0 auto;min-height:2.75rem;padding:.4rem 1.15rem;border:1.5px solid var(--line-control,GrayText);border-radius:999px;background:var(--surface,Canvas);color:inherit;font:inherit;font-weight:620;cursor:pointer',
      );
      button.type = 'button';
      button.addEventListener('click', () => {
        store(isGiven ? 'given' : 'refused');
        panel.remove();
        report(isGiven);
      });
      panel.append(button);
    }
    document.body.append(panel);
  };

  addEventListener('portal-consent-ask', ask);
  window.sandboxConsent = { ask };
  if (stored() === null) ask();
  else report(stored() === 'given');
})();

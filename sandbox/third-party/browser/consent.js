// Stand-in for a cookie-consent script. Asks once, both answers one press away (threat P6), and tells the page by
// the event `portal-consent` with `detail.isGiven`. Asks again when the page sends `portal-consent-ask`, or by
// `window.sandboxConsent.ask()`.
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
  const tell = (isGiven) => dispatchEvent(new CustomEvent(KEY, { detail: { isGiven } }));

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
      'position:fixed;inset:auto 0 0 0;z-index:40;margin:auto;max-width:40rem;padding:1rem 1.25rem;display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;background:Canvas;color:CanvasText;border:1px solid GrayText;border-radius:1rem 1rem 0 0;font:1rem/1.5 system-ui,sans-serif',
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
        'min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;cursor:pointer',
      );
      button.type = 'button';
      button.addEventListener('click', () => {
        store(isGiven ? 'given' : 'refused');
        panel.remove();
        tell(isGiven);
      });
      panel.append(button);
    }
    document.body.append(panel);
  };

  addEventListener('portal-consent-ask', ask);
  window.sandboxConsent = { ask };
  if (stored() === null) ask();
  else tell(stored() === 'given');
})();

// Stand-in for a tag manager: tells the analytics stand-in beside it what a page puts into its data layer.
(() => {
  const own = document.currentScript;
  const address = new URL('collect', own.src);
  address.search = new URL(own.src).search;
  const send = (entry) => navigator.sendBeacon(address, JSON.stringify(entry));

  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(send);
    return push(...entries);
  };
  [...layer, { event: 'tag-manager.loaded' }].forEach(send);
})();

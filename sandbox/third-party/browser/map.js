const search = document.getElementById('search');
const count = document.getElementById('count');
search.addEventListener('input', () => {
  const wanted = search.value.trim().toLocaleLowerCase();
  let shown = 0;
  for (const place of document.querySelectorAll('[data-name]')) {
    const fits = place.dataset.name.toLocaleLowerCase().includes(wanted);
    place.toggleAttribute('hidden', !fits);
    if (fits && place.tagName === 'LI') shown += 1;
  }
  count.textContent = String(shown);
});

/** Loaded lazily: it must not be among the preloaded parts. */
export function mark() {
  document.documentElement.dataset.later = 'yes';
}

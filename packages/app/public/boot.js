// Language, direction and theme before the first paint. A file of its own, because the page allows no inline script.
// The names and values are those of src/session/preferences.ts.
(function () {
  var root = document.documentElement;
  try {
    var language = localStorage.getItem('peyk.language') === 'fa' ? 'fa' : 'en';
    root.lang = language;
    root.dir = language === 'fa' ? 'rtl' : 'ltr';
    root.dataset.theme = localStorage.getItem('peyk.theme') === 'dark' ? 'dark' : 'light';
  } catch {
    // Blocked storage: the defaults in index.html stand.
  }
})();

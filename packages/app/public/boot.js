// Language, direction, theme and the language's fonts before the first paint. A file of its own, because the page
// allows no inline script.
// The names and values are those of src/session/preferences.ts and src/session/tokens.ts.
(function () {
  var root = document.documentElement;
  try {
    var language = localStorage.getItem('peyk.language') === 'fa' ? 'fa' : 'en';
    root.lang = language;
    root.dir = language === 'fa' ? 'rtl' : 'ltr';
    root.dataset.theme = localStorage.getItem('peyk.theme') === 'dark' ? 'dark' : 'light';
    // As session/tokens.ts would tell, which the first paint does not wait for.
    if (localStorage.getItem('peyk.access') !== null || localStorage.getItem('peyk.refresh') !== null)
      root.dataset.signedIn = '';
  } catch {
    // Blocked storage: the defaults in index.html stand.
  }
  // The build names the files (vite.fonts.ts); in development there are none to name.
  var fonts = document.querySelector('meta[name="fonts-' + root.lang + '"]');
  (fonts ? fonts.content.split(' ') : []).forEach(function (address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.appendChild(link);
  });
})();

// What is settled before the first paint (language, direction, theme, the language's fonts), and what a page does while
// the app is not there, or when it does not come. A file of its own, because the page allows no inline script.
// The names and values are those of src/session/preferences.ts and src/session/tokens.ts.
(function () {
  var root = document.documentElement;
  // Without this file a page of the app says in both languages that it did not come (scripts/prerender.mjs).
  root.dataset.spoken = '';
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

  // What the screen of a signed-in person needs first (vite.firstNeeds.ts): the answers to what it reads, which
  // src/api/firstAnswers.ts hands to the screen, and its files. In development, and on pages for everybody, there are none
  // named. The answers are asked for first, in one request: they are small, and a browser asks one server for six things at a
  // time.
  function askFor(paths) {
    var access = localStorage.getItem('peyk.access');
    if (access === null || paths.length === 0) return;
    var meta = document.querySelector('meta[name="api-base"]');
    var base = meta ? meta.content : '';
    while (base.endsWith('/')) base = base.slice(0, -1);
    window.peykFirstAnswers = window.peykFirstAnswers || {};
    function addressOf(path) {
      return new URL(base + path, location.href).href;
    }
    function get(path) {
      var headers = { Authorization: 'Bearer ' + access, 'Accept-Language': root.lang };
      // As long as a call of the app may take.
      return fetch(addressOf(path), { headers: headers, signal: AbortSignal.timeout(30000) });
    }
    // What is not answered together, which is everything on a server without this address, the app asks for by itself.
    var together = get('/api/start/?read=' + paths.join('&read=')).then(function (answer) {
      // As each of them would be answered: the app then renews the token.
      if (answer.status === 401) return { refused: answer };
      if (!answer.ok) throw new Error('Not answered together.');
      return answer.json();
    });
    function taken(path) {
      return together.then(function (answered) {
        if (answered.refused) return answered.refused.clone();
        if (!(path in answered.answers)) throw new Error('Left out.');
        return new Response(JSON.stringify(answered.answers[path]), {
          headers: { 'Content-Type': 'application/json' },
        });
      });
    }
    paths.forEach(function (path) {
      var answer = taken(path);
      // Who takes it handles its failure; nobody may.
      answer.catch(function () {});
      window.peykFirstAnswers[addressOf(path)] = {
        access: access,
        language: root.lang,
        asked: Date.now(),
        answer: answer,
      };
    });
  }
  var linked = new Set();
  function linkTo(addresses) {
    addresses.forEach(function (address) {
      if (linked.has(address)) return;
      linked.add(address);
      var link = document.createElement('link');
      var isStyle = address.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      link.as = isStyle ? 'style' : 'script';
      link.crossOrigin = 'anonymous';
      link.href = address;
      document.head.appendChild(link);
    });
  }
  try {
    var needs = JSON.parse(document.getElementById('first-needs').textContent);
    var screenAt = function (path) {
      return needs.screens.find(function (screen) {
        return new RegExp('^' + screen.address.replace(/:\w+/g, '[^/]+') + '/?$').test(path);
      });
    };
    var filesOf = function (numbers) {
      return numbers[root.lang].map(function (number) {
        return needs.files[number];
      });
    };
    var screen = 'signedIn' in root.dataset ? screenAt(location.pathname) : undefined;
    if (screen) {
      // Its opening in this page (src/boot/openings.tsx), which is that of the bare address.
      if (location.search === '') root.dataset.screen = screen.address;
      askFor(needs.reads.concat(screen.reads));
      linkTo(filesOf(needs.frame).concat(filesOf(screen.files)));
      if (matchMedia(needs.wide.media).matches) linkTo(filesOf(needs.wide.files));
    }
    // The next screen: its files when its link has the focus or is pressed, its data when it is pressed.
    ['focusin', 'pointerdown'].forEach(function (type) {
      var ahead = function (event) {
        var link = event.target.closest && event.target.closest('a[href]');
        var next = link && link.origin === location.origin ? screenAt(link.pathname) : undefined;
        if (!next || link.pathname === location.pathname || localStorage.getItem('peyk.access') === null) return;
        if (type === 'pointerdown' && event.button === 0) askFor(next.reads);
        linkTo(filesOf(next.files));
      };
      addEventListener(type, ahead, { capture: true, passive: true });
    });
  } catch {
    // The app asks for everything itself.
  }

  // Until the app is here (src/boot/arrival.ts). What a page says when it is not is in the page itself and in sight, unless
  // this says that the app is on its way: so it is said also where this file is missing.
  var WAIT_MS = 15000;
  var RELOADED = 'peyk.reloaded';
  var TYPED = 'peyk.typed';
  root.dataset.app = 'coming';

  function isMissing() {
    if (root.dataset.app === 'coming') root.dataset.app = 'missing';
  }
  function prerendered(selector) {
    return Array.from(document.querySelectorAll('[data-page="' + root.lang + '"] ' + selector));
  }
  function isRead() {
    return document.querySelector('[data-prerendered="content"]') !== null;
  }

  // What was typed into the fields of a prerendered page, by what a browser would fill in there. No storage holds a password.
  var FIELDS = 'input[autocomplete]:not([type="password"])';
  function keepTyped() {
    var typed = { path: location.pathname, fields: {} };
    prerendered(FIELDS).forEach(function (field) {
      typed.fields[field.autocomplete] = field.value;
    });
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  }
  function bringBackTyped() {
    try {
      var typed = JSON.parse(sessionStorage.getItem(TYPED));
      sessionStorage.removeItem(TYPED);
      if (typed && typed.path === location.pathname)
        prerendered(FIELDS).forEach(function (field) {
          field.value = typed.fields[field.autocomplete] || '';
        });
    } catch {
      // Blocked storage: there is nothing to bring back.
    }
  }

  // Loads the page again and says so, at most once for each build in a tab: two servers with two builds cannot send it
  // round and round. Does nothing where the connection is gone (the browser would show a page of its own in place of
  // ours), where nothing can be remembered, or where a password that was typed would be lost.
  function reloadOnce() {
    // The names of the first files change with anything they import.
    var build = Array.from(document.querySelectorAll('script[type="module"][src]'))
      .map(function (entry) {
        return entry.src;
      })
      .join();
    var hasPassword = prerendered('input[type="password"]').some(function (field) {
      return field.value !== '';
    });
    if (hasPassword) return Promise.resolve(false);
    return fetch('/boot.js', { cache: 'no-store' })
      .then(function (answer) {
        var before = (sessionStorage.getItem(RELOADED) || '').split(' ');
        if (!answer.ok || before.includes(build)) return false;
        sessionStorage.setItem(RELOADED, before.concat(build).join(' ').trim());
        keepTyped();
        location.reload();
        return true;
      })
      .catch(function () {
        return false;
      });
  }
  window.peykReloadOnce = reloadOnce;

  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    bringBackTyped();
    if (!isRead()) setTimeout(isMissing, WAIT_MS);
  });
  // The entry, or a file that it imports, could not be fetched.
  addEventListener(
    'error',
    function (event) {
      if (event.target.localName !== 'script' || event.target.type !== 'module') return;
      if (isRead()) return isMissing();
      void reloadOnce().then(function (reloads) {
        if (!reloads) isMissing();
      });
    },
    true,
  );
  addEventListener(
    'click',
    function (event) {
      if (root.dataset.app === undefined) return;
      if (event.target.closest('a[href=""]')) keepTyped();
      // Who only reads a page lacks nothing; who presses what answers by script does.
      if (!isRead() || !event.target.closest('button, label')) return;
      root.dataset.pressed = '';
      setTimeout(isMissing, WAIT_MS);
    },
    true,
  );
})();

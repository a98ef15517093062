// @ts-check
// The code travels in the fragment, which browsers send to no server and no log. Here it moves into the form, and out
// of the address bar and the history.
const code = document.getElementById('code');
const fragment = location.hash.slice(1);
if (code instanceof HTMLInputElement) {
  if (/^[\w-]{43}$/.test(fragment)) {
    code.value = fragment;
    history.replaceState(null, '', location.pathname);
  }
  const field = document.getElementById('field-code');
  if (field && code.value !== '' && code.getAttribute('aria-invalid') !== 'true') field.hidden = true;
}
document.getElementById('summary')?.focus();

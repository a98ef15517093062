import type { CheerioAPI } from 'cheerio';

/** A form of a page as a browser without scripts has it. */
export interface PlainForm {
  /** Where it is posted to, and how: its own attributes. */
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  /** What its controls hold, by name; of a name that occurs twice, all of it. */
  valuesOf(name: string): string[];
  /**
   * Fills fields in, as somebody does who has no scripts, and gives what pressing the button would post.
   *
   * @throws Error where the form has no such field, or its field no such choice
   */
  filled(values: Readonly<Record<string, string>>): [name: string, value: string][];
}

/** @throws Error unless the page has that form once */
export function plainForm($: CheerioAPI, selector: string): PlainForm {
  const form = $(selector);
  if (form.length !== 1 || !form.is('form'))
    throw new Error(`The page has ${form.length} forms ${selector}.`);
  type Control = ReturnType<typeof form.find>;

  /** What a control adds to a post; an option without a value stands for its words. */
  function valuesIn(control: Control): string[] {
    const type = (control.attr('type') ?? 'text').toLowerCase();
    if (control.is('textarea')) return [control.text()];
    if (control.is('select')) {
      const options = control.find('option').toArray();
      const chosen = options.filter((option) => $(option).attr('selected') !== undefined);
      const sent = control.attr('multiple') === undefined ? [chosen.at(-1) ?? options[0]] : chosen;
      return sent.flatMap((option) => (option ? [$(option).attr('value') ?? $(option).text()] : []));
    }
    if (['submit', 'button', 'reset', 'image', 'file'].includes(type)) return [];
    if (!['checkbox', 'radio'].includes(type)) return [control.attr('value') ?? ''];
    return control.attr('checked') === undefined ? [] : [control.attr('value') ?? 'on'];
  }

  const pairs = (): [string, string][] =>
    form
      .find(':is(input, select, textarea)[name]:not([disabled])')
      .toArray()
      .flatMap((element) => {
        const control = $(element);
        return valuesIn(control).map((value): [string, string] => [control.attr('name') ?? '', value]);
      });

  function fill(name: string, value: string): void {
    const controls = form.find(`[name="${name}"]:not([disabled])`);
    const boxes = controls.filter('[type="checkbox"], [type="radio"]');
    const options = controls.filter('select').find('option');
    const choices = boxes.length > 0 ? boxes : options;
    const choice = choices.filter((_, element) => $(element).attr('value') === value);
    if (controls.length === 0) throw new Error(`${selector} has no field ${name}.`);
    if (choices.length > 0 && choice.length === 0)
      throw new Error(`${name} of ${selector} offers no ${value}.`);
    if (boxes.length > 0) {
      boxes.filter('[type="radio"]').removeAttr('checked');
      choice.attr('checked', '');
    } else if (options.length > 0) {
      options.removeAttr('selected');
      choice.first().attr('selected', '');
    } else controls.val(value);
  }

  return {
    action: form.attr('action') ?? '',
    method: form.attr('method') ?? 'get',
    enctype: form.attr('enctype') ?? 'application/x-www-form-urlencoded',
    valuesOf: (name) =>
      pairs()
        .filter(([each]) => each === name)
        .map(([, value]) => value),
    filled(values) {
      for (const [name, value] of Object.entries(values)) fill(name, value);
      return pairs();
    },
  };
}

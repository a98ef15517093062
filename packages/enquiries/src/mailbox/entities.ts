import { Tokenizer } from 'htmlparser2';

/** The longest entity of HTML has 33 letters. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,32});/gi;
const nothing = () => {};

function characterOf(written: string): string {
  let found = '';
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...{ onattribdata: nothing, onattribentity: nothing, onattribend: nothing, onattribname: nothing },
      ...{
        oncdata: nothing,
        onclosetag: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onend: nothing,
      },
      ...{ onopentagend: nothing, onopentagname: nothing, onprocessinginstruction: nothing },
      ...{ onselfclosingtag: nothing, ontext: nothing },
      ontextentity(code) {
        found += String.fromCodePoint(code);
      },
    },
  );
  tokenizer.write(written);
  tokenizer.end();
  return found === '' ? written : found;
}

/** A text that is no markup, with the characters some programs write as entities in it: "Smith &amp; Sons", "Garc&iacute;a". */
export const withoutEntities = (text: string): string =>
  text.includes('&') ? text.replace(entity, characterOf) : text;

/** The same of a head with addresses: what would end a name or an address in it stands for nothing. */
export const withoutEntitiesInAddresses = (text: string): string =>
  text.includes('&')
    ? text.replace(entity, (written) => {
        const character = characterOf(written);
        return /[<>"(),;:@\\]/.test(character) ? ' ' : character;
      })
    : text;

import {
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical';
import type { JSX } from 'react';
import { Icon } from '../../parts/controls.tsx';
import { Picture } from '../../parts/picture.tsx';
import type { DraftPicture } from '../draft-pictures.ts';

type SerializedPicture = Spread<{ place: number; name: string }, SerializedLexicalNode>;

/** Addresses of the draft's pictures, by their place in it: of one that was chosen on this page its own, of others that of the store's copy. */
const shown = new Map<string, string>();

const keyOf = (place: number, name: string) => `${place} ${name}`;

/** Keeps a picture to be shown where it stands. */
export function showPicture({ place, name, address }: DraftPicture): void {
  shown.set(keyOf(place, name), address);
}

/** A file of the draft that is shown in the text. */
export class PictureNode extends DecoratorNode<JSX.Element> {
  __place: number;
  __name: string;

  static override getType(): string {
    return 'picture';
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__place, node.__name, node.__key);
  }

  static override importJSON({ place, name }: SerializedPicture): PictureNode {
    return $createPictureNode(place, name);
  }

  constructor(place: number, name: string, key?: NodeKey) {
    super(key);
    this.__place = place;
    this.__name = name;
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), place: this.__place, name: this.__name };
  }

  override createDOM(): HTMLElement {
    const box = document.createElement('span');
    box.className = 'desk-writing-picture';
    return box;
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): boolean {
    return true;
  }

  override getTextContent(): string {
    return `[Picture: ${this.__name}]`;
  }

  override decorate(): JSX.Element {
    const address = shown.get(keyOf(this.__place, this.__name));
    const name = (
      <span>
        <Icon name="picture" /> {this.__name}
      </span>
    );
    return address === undefined ? name : <Picture src={address} alt={this.__name} instead={name} />;
  }
}

export const $createPictureNode = (place: number, name: string): PictureNode => new PictureNode(place, name);

export const $isPictureNode = (node: LexicalNode | null | undefined): node is PictureNode =>
  node instanceof PictureNode;

import {
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical';
import type { JSX } from 'react';
import { Icon } from '../../parts/controls.tsx';

type SerializedPicture = Spread<{ place: number; name: string }, SerializedLexicalNode>;

/** Addresses of pictures that were chosen on this page, by their place in the draft; after a reload their names stand for them. */
const shown = new Map<string, string>();

const keyOf = (place: number, name: string) => `${place} ${name}`;

/** Keeps a picture to be shown where it stands. */
export function showPicture(place: number, name: string, file: File): void {
  shown.set(keyOf(place, name), URL.createObjectURL(file));
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
    return address === undefined ? (
      <span>
        <Icon name="picture" /> {this.__name}
      </span>
    ) : (
      // biome-ignore lint/performance/noImgElement: a file of the draft
      <img src={address} alt={this.__name} />
    );
  }
}

export const $createPictureNode = (place: number, name: string): PictureNode => new PictureNode(place, name);

export const $isPictureNode = (node: LexicalNode | null | undefined): node is PictureNode =>
  node instanceof PictureNode;

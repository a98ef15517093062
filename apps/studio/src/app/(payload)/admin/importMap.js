import { EntryStatusPanel as EntryStatusPanel_c140ed7185a078118290764143db2330 } from '../../../entry-status/entry-status-on-demand.island.tsx'
import { CheckedWordCell as CheckedWordCell_222549568c614bd7d60068fc77be6db4 } from '../../../fields/checked-word-cell.island.tsx'
import { CheckedWordField as CheckedWordField_a93fc7da26bb8dbdf139a24985312195 } from '../../../fields/checked-word.island.tsx'
import { VersionsView as VersionsView_737bbf8a538927ae5647f3a45da8101d } from '../../../editing/versions/versions-view.tsx'
import { VersionNote as VersionNote_737bbf8a538927ae5647f3a45da8101d } from '../../../editing/versions/versions-view.tsx'
import { LinkField as LinkField_8985d3c6ab1e8068051d9a426b4e4648 } from '../../../links/parts/link-field.island.tsx'
import { RatesTable as RatesTable_3bdbf7d4d4bbce3e6a363eb54e8f1fde } from '../../../rates/rates-table-on-demand.island.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CharacterCount as CharacterCount_189b65f2ba5925478f5111369c9fd1f9 } from '../../../meta/character-count.island.tsx'
import { MetaPreview as MetaPreview_6a6be4bb13b7c8408247176c4c4f0045 } from '../../../meta/meta-preview.tsx'
import { CategoryField as CategoryField_8c07a94de3b098dcb6db6853338038b2 } from '../../../collections/stories/category-field.island.tsx'
import { AccountSafety as AccountSafety_7fdc5fff0af678d2e129a7916be72be1 } from '../../../accounts/parts/account-safety.tsx'
import { ImportLines as ImportLines_028c014ac4d9016c7ac2d5890329c1f6 } from '../../../redirects/parts/import-lines-on-demand.island.tsx'
import { CropPreview as CropPreview_9936eef4b979ce267b5e053fd1a70dfa } from '../../../media/crop-preview-on-demand.island.tsx'
import { UsedIn as UsedIn_de4b763902cd600edbf0acc11da5eaae } from '../../../entry-status/file-uses.tsx'
import { StudioAlerts as StudioAlerts_fbc43bb388220010e7e857699d35055b } from '../../../desk/frame/studio-pages.tsx'
import { BrandIcon as BrandIcon_dd9ed3853665b0b53ef9ed2c394c6265 } from '../../../admin/brand-mark.tsx'
import { BrandLogo as BrandLogo_dd9ed3853665b0b53ef9ed2c394c6265 } from '../../../admin/brand-mark.tsx'
import { FinderAction as FinderAction_463c46c73f44ad38edf04128d69aa67e } from '../../../search/finder.tsx'
import { EditorHome as EditorHome_9ffc17a0da032ac0b32f71d92e650767 } from '../../../dashboard/editor-home.tsx'
import { ConciergeStart as ConciergeStart_fbc43bb388220010e7e857699d35055b } from '../../../desk/frame/studio-pages.tsx'
import { DeskNavLink as DeskNavLink_fbc43bb388220010e7e857699d35055b } from '../../../desk/frame/studio-pages.tsx'
import { TaskMenu as TaskMenu_cd5284114e3f836cb5e7dcb4a1181487 } from '../../../admin/menu/menu.tsx'
import { KeepHouse as KeepHouse_91f5b6091a22f03b18d1d7d2ba887c8e } from '../../../runtime/house.island.tsx'
import { ClearRefusals as ClearRefusals_cae01b734200ebacd6da759f0ff91cd8 } from '../../../schedule/clear-refusals.island.tsx'
import { ProofAsking as ProofAsking_4665d4d1f1916bddc71bec0ee8a9de74 } from '../../../accounts/parts/proof-asking.island.tsx'
import { SignInView as SignInView_a895c671d88a351e0cd992a94524a107 } from '../../../accounts/parts/sign-in-view.tsx'
import { SafetyView as SafetyView_a9a90f2846a2787503118bb505759fc2 } from '../../../accounts/parts/safety-view.tsx'
import { DeskPage as DeskPage_680e7960d8a19c67e466fcfa2ef78b14 } from '../../../desk/frame/desk-page.tsx'
import { OldAddress as OldAddress_680e7960d8a19c67e466fcfa2ef78b14 } from '../../../desk/frame/desk-page.tsx'
import { ByTask as ByTask_cd5284114e3f836cb5e7dcb4a1181487 } from '../../../admin/menu/menu.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/entry-status/entry-status-on-demand.island.tsx#EntryStatusPanel": EntryStatusPanel_c140ed7185a078118290764143db2330,
  "/fields/checked-word-cell.island.tsx#CheckedWordCell": CheckedWordCell_222549568c614bd7d60068fc77be6db4,
  "/fields/checked-word.island.tsx#CheckedWordField": CheckedWordField_a93fc7da26bb8dbdf139a24985312195,
  "/editing/versions/versions-view.tsx#VersionsView": VersionsView_737bbf8a538927ae5647f3a45da8101d,
  "/editing/versions/versions-view.tsx#VersionNote": VersionNote_737bbf8a538927ae5647f3a45da8101d,
  "/links/parts/link-field.island.tsx#LinkField": LinkField_8985d3c6ab1e8068051d9a426b4e4648,
  "/rates/rates-table-on-demand.island.tsx#RatesTable": RatesTable_3bdbf7d4d4bbce3e6a363eb54e8f1fde,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/meta/character-count.island.tsx#CharacterCount": CharacterCount_189b65f2ba5925478f5111369c9fd1f9,
  "/meta/meta-preview.tsx#MetaPreview": MetaPreview_6a6be4bb13b7c8408247176c4c4f0045,
  "/collections/stories/category-field.island.tsx#CategoryField": CategoryField_8c07a94de3b098dcb6db6853338038b2,
  "/accounts/parts/account-safety.tsx#AccountSafety": AccountSafety_7fdc5fff0af678d2e129a7916be72be1,
  "/redirects/parts/import-lines-on-demand.island.tsx#ImportLines": ImportLines_028c014ac4d9016c7ac2d5890329c1f6,
  "/media/crop-preview-on-demand.island.tsx#CropPreview": CropPreview_9936eef4b979ce267b5e053fd1a70dfa,
  "/entry-status/file-uses.tsx#UsedIn": UsedIn_de4b763902cd600edbf0acc11da5eaae,
  "/desk/frame/studio-pages.tsx#StudioAlerts": StudioAlerts_fbc43bb388220010e7e857699d35055b,
  "/admin/brand-mark.tsx#BrandIcon": BrandIcon_dd9ed3853665b0b53ef9ed2c394c6265,
  "/admin/brand-mark.tsx#BrandLogo": BrandLogo_dd9ed3853665b0b53ef9ed2c394c6265,
  "/search/finder.tsx#FinderAction": FinderAction_463c46c73f44ad38edf04128d69aa67e,
  "/dashboard/editor-home.tsx#EditorHome": EditorHome_9ffc17a0da032ac0b32f71d92e650767,
  "/desk/frame/studio-pages.tsx#ConciergeStart": ConciergeStart_fbc43bb388220010e7e857699d35055b,
  "/desk/frame/studio-pages.tsx#DeskNavLink": DeskNavLink_fbc43bb388220010e7e857699d35055b,
  "/admin/menu/menu.tsx#TaskMenu": TaskMenu_cd5284114e3f836cb5e7dcb4a1181487,
  "/runtime/house.island.tsx#KeepHouse": KeepHouse_91f5b6091a22f03b18d1d7d2ba887c8e,
  "/schedule/clear-refusals.island.tsx#ClearRefusals": ClearRefusals_cae01b734200ebacd6da759f0ff91cd8,
  "/accounts/parts/proof-asking.island.tsx#ProofAsking": ProofAsking_4665d4d1f1916bddc71bec0ee8a9de74,
  "/accounts/parts/sign-in-view.tsx#SignInView": SignInView_a895c671d88a351e0cd992a94524a107,
  "/accounts/parts/safety-view.tsx#SafetyView": SafetyView_a9a90f2846a2787503118bb505759fc2,
  "/desk/frame/desk-page.tsx#DeskPage": DeskPage_680e7960d8a19c67e466fcfa2ef78b14,
  "/desk/frame/desk-page.tsx#OldAddress": OldAddress_680e7960d8a19c67e466fcfa2ef78b14,
  "/admin/menu/menu.tsx#ByTask": ByTask_cd5284114e3f836cb5e7dcb4a1181487,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

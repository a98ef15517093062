import type { ImpactProject } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { entry, gallery, plate, text } from '../references.ts';
import type { Block } from '../rich-text.ts';

export interface Project {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly tagline: string;
  readonly excerpt: string;
  readonly picture: PlateId;
  readonly since: string;
  readonly place: string;
  readonly pillar: 'conservation' | 'community' | 'craft';
  readonly body: readonly Block[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly figures?: NonNullable<Authored<ImpactProject>['figures']>;
  readonly visiting: string;
  readonly gallery: readonly PlateId[];
  readonly position: readonly [latitude: number, longitude: number];
  readonly metaDescription: string;
}

export const toProject = (project: Project, index: number): Authored<ImpactProject> => ({
  slug: project.slug,
  position: index + 1,
  name: project.name,
  title: project.title,
  tagline: project.tagline,
  excerpt: project.excerpt,
  imageMain: plate(project.picture),
  since: project.since,
  place: project.place,
  pillar: entry('impactPillar', project.pillar),
  body: text(...project.body),
  facts: project.facts.map(([label, value]) => ({ label, value })),
  figures: project.figures ?? [],
  visiting: project.visiting,
  gallery: gallery(...project.gallery),
  latitude: project.position[0],
  longitude: project.position[1],
  metaTitle: `${project.name}, ${project.place}`,
  metaDescription: project.metaDescription,
  metaKeywords: `${project.name}, ${project.place}, ${project.pillar}`,
  metaImage: plate(project.picture),
});

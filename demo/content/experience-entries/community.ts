import type { Experience } from './experience.ts';

export const communityExperiences: readonly Experience[] = [
  {
    slug: 'morning-with-the-ecologist',
    experienceImage: 'project-rhino-count',
    subTitle: 'Three notches in an ear',
    title: 'Rhino tracking with the ecologist',
    description:
      'Out with Dr Imani Radebe to find rhino, read their ears through binoculars and write down what two people can agree on. What you write goes into the reserve’s records. We tell nobody how many there are.',
    availableAt: ['marataba'],
    cost: 'R 1 400 per person, to the rhino fund',
    personas: ['persona-couples', 'persona-friends', 'persona-solo-traveller', 'persona-other'],
  },
  {
    slug: 'dog-and-handler',
    experienceImage: 'dog-handler',
    subTitle: 'Hide, and the dog finds you',
    title: 'Morning with an anti-poaching dog and handler',
    description:
      'Walk a piece of the boundary with a handler and a malinois who has been wrong twice in three years. Then go and hide. You lie in the grass with your heart beating, and what you hear next is breathing.',
    availableAt: ['marataba'],
    cost: 'R 650 per person, to the dog unit',
    personas: ['persona-families', 'persona-friends', 'persona-solo-traveller', 'persona-other'],
  },
  {
    slug: 'bee-fence',
    experienceImage: 'project-bees',
    subTitle: 'Breakfast with honey in the comb',
    title: 'Visit to the beehives that keep elephants out of gardens',
    description:
      'At Lillydale a hundred hives on a wire keep elephants out of the gardens of twenty-six families. Joyce Mkansi lends you a veil, opens a hive, and lays breakfast.',
    availableAt: ['lionsands'],
    cost: 'R 450 per person, to the families',
    personas: ['persona-families', 'persona-couples', 'persona-friends', 'persona-solo-traveller'],
  },
  {
    slug: 'reading-hour',
    experienceImage: 'project-learning-centre',
    subTitle: 'Come, and be asked to read',
    title: 'Visit to the Huntington pre-school',
    description:
      'You are in a class between ten and half past eleven. You will not be sung to unless they are singing anyway. Please bring no gifts for individual children; the school needs pencils first.',
    availableAt: ['lionsands'],
    cost: 'Included in your stay',
    personas: ['persona-families', 'persona-couples', 'persona-solo-traveller', 'persona-other'],
  },
  {
    slug: 'plant-a-jackalberry',
    experienceImage: 'planting',
    subTitle: 'Plant something that outlives you',
    title: 'Tree planting',
    description:
      'The nursery behind the workshop raises jackalberry, leadwood and marula until they are too tall to be eaten. Dig a hole, be told it is not deep enough, and leave with a number you can ask after for the next two hundred years.',
    availableAt: ['marataba', 'monwana'],
    cost: 'R 350 per tree',
    personas: ['persona-families', 'persona-couples', 'persona-honeymooners', 'persona-other'],
  },
  {
    slug: 'walk-with-fatima',
    experienceImage: 'cape-street',
    subTitle: 'On foot with Fatima Adams',
    title: 'Cape Town history walk with a teacher',
    description:
      'From the pear tree of 1652 to eleven blocks of granite with names on them, up Wale Street and back in time for the noon gun. Fatima Adams taught history for thirty years.',
    availableAt: ['capecadogan'],
    cost: 'R 750 per person',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-solo-traveller'],
  },
  {
    slug: 'behind-the-reed-wall',
    experienceImage: 'project-pump-house',
    subTitle: 'Where the power comes from',
    title: 'Tour of the solar plant and water works',
    description:
      '612 panels, a room of batteries, the worm farm, the water works and an old generator with a plaque on it. The engineer, Johan Sebola, answers every question, and then asks you one.',
    availableAt: ['marataba'],
    cost: 'Included in your stay',
    personas: ['persona-families', 'persona-solo-traveller', 'persona-other'],
  },
];

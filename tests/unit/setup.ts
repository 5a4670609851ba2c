import fc from 'fast-check';

fc.configureGlobal({
  // A change is tried with the cases of the change before it, so that what fails is its own; `LOWTIDE_SEED=$RANDOM` and
  // `npm run fuzz` try others.
  seed: Number(process.env.LOWTIDE_SEED ?? 1),
  // No time limit of a test ends what never waits: a property tries no further case after so long.
  interruptAfterTimeLimit: 25_000,
});

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** From this many elements a second on, React no longer notes of each where in the code it was created. */
const ENOUGH = 10_000;

// In development, React takes a stack trace for every element, which its warnings could show: a tenth of the time of
// all tests with a DOM. Nothing but that is lost; where React counts otherwise one day, it takes the time again.
const react: unknown = Reflect.get(await import('react'), 'default');
const internals: unknown = Reflect.get(Object(react), INTERNALS);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => ENOUGH,
    set: () => {},
  });
}

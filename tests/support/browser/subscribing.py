"""A push service for a page, in the place of its browser's own."""

SUBSCRIBED = """(subscription) => {
  const known = () => localStorage.getItem('subscribed') !== null;
  let key = new Uint8Array(0);
  const made = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: async () => localStorage.removeItem('subscribed'),
    get options() { return { applicationServerKey: key.buffer }; },
  };
  PushManager.prototype.getSubscription = async () => known() ? made : null;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error('bad options');
    key = options.applicationServerKey;
    localStorage.setItem('subscribed', 'yes');
    return made;
  };
}"""
"""The browser's own push service, which a test cannot have: it gives out the address of ours."""

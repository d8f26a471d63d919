// The subscriptions of a publisher to those behind it, or of a subject to those that feed it.

import OpenCombine

/// Subscriptions to publishers whose values are passed on. All values of all of them are demanded once
/// one is. The subscriptions end with this object.
final class UpstreamSubscriptions {
  private var subscriptions: [any Subscription] = []
  private var isDemanded = false
  private var isCancelled = false

  /// Adds a subscription. It is cancelled at once if the others have been.
  func add(_ subscription: any Subscription) {
    if isCancelled { return subscription.cancel() }
    subscriptions.append(subscription)
    if isDemanded { subscription.request(.unlimited) }
  }

  /// Demands the values of all subscriptions, and of those that are added later.
  func demand() {
    guard !isDemanded else { return }
    isDemanded = true
    for subscription in subscriptions { subscription.request(.unlimited) }
  }

  /// Releases the subscriptions without cancelling them.
  func release() { subscriptions = [] }

  /// Cancels all subscriptions.
  func cancel() {
    isCancelled = true
    let ended = subscriptions
    subscriptions = []
    for subscription in ended { subscription.cancel() }
  }

  deinit { cancel() }
}

// The subscriptions of a subject to the publishers that feed it.

import OpenCombine

/// The subscriptions that a subject has received as a subscriber. They end with the subject.
final class UpstreamSubscriptions {
  private var subscriptions: [any Subscription] = []
  private var isDemanded = false

  /// Adds a subscription, and demands its values if a subscriber of the subject demands any.
  func add(_ subscription: any Subscription) {
    subscriptions.append(subscription)
    if isDemanded { subscription.request(.unlimited) }
  }

  /// Demands the values of all subscriptions.
  func demand() {
    guard !isDemanded else { return }
    isDemanded = true
    for subscription in subscriptions { subscription.request(.unlimited) }
  }

  /// Releases the subscriptions, which have ended.
  func release() { subscriptions = [] }

  deinit { for subscription in subscriptions { subscription.cancel() } }
}

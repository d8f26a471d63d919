// What publishers with several publishers behind them have in common.

import OpenCombine

/// A subscriber that calls closures.
struct UpstreamSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let began: (any Subscription) -> Void
  let value: (Input) -> Void
  let ended: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { began(subscription) }
  func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
  func receive(_ input: Input) -> Subscribers.Demand {
    value(input)
    return .none
  }
}

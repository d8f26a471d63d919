// The interface of the target to the app's source. The source itself is in `iOS`, unchanged.

import UIKit

/// Returns a card of the app, ready to be presented.
@MainActor
public func appCard(named name: String) -> UIViewController {
  let card = CardViewController()
  card.title = name
  card.modalPresentationStyle = .custom
  card.transitioningDelegate = card
  return card
}

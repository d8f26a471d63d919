// What the target shows of the app's source. The source itself is in `iOS`, as it is in the app.

import UIKit

/// A card of the app, ready to be presented.
@MainActor
public func appCard(named name: String) -> UIViewController {
  let card = CardViewController()
  card.title = name
  card.modalPresentationStyle = .custom
  card.transitioningDelegate = card
  return card
}

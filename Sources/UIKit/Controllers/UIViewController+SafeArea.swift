// What a controller adds to the safe area of its view, and what its traits are whatever is above.

import Foundation

extension UIViewController {
  func addSafeArea(_ insets: UIEdgeInsets) {
    guard insets != additionalInsets else { return }
    additionalInsets = insets
    UIKitState.hasInsetControllers = true
    viewIfLoaded?.safeAreaMayHaveChanged()
  }

  /// What its presentation or its parent says.
  package var forcedTraits: UITraitCollection? {
    guard let presentation else { return parent?.overrideTraitCollection(forChild: self) }
    let forced = presentation.overrideTraitCollection
    guard presentation.isElevated else { return forced }
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    return forced.map(level.overridden) ?? level
  }
}

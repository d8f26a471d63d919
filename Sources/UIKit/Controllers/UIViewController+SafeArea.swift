// The additional safe area of a view controller, and its trait overrides.

import Foundation

extension UIViewController {
  func addSafeArea(_ insets: UIEdgeInsets) {
    guard insets != additionalInsets else { return }
    additionalInsets = insets
    UIKitState.hasInsetControllers = true
    viewIfLoaded?.safeAreaMayHaveChanged()
  }

  /// The trait overrides of the controller's presentation or parent.
  package var forcedTraits: UITraitCollection? {
    guard let presentation else { return parent?.overrideTraitCollection(forChild: self) }
    let forced = presentation.overrideTraitCollection
    guard presentation.isElevated else { return forced }
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    return forced.map(level.overridden) ?? level
  }
}

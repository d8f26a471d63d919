// The appearance that colours are chosen for. There is one: light.

import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What views are shown under.
public final class UITraitCollection: NSObject, Sendable {
  /// Light, unless it was made for something else.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The traits of this style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// The traits of everything that is shown.
  public static let current = UITraitCollection(userInterfaceStyle: .light)
}

extension UIColor {
  /// The colour that `dynamicProvider` gives for the light appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// The colour itself: it was chosen when it was made.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}

extension UIView {
  /// What the view is shown under.
  public var traitCollection: UITraitCollection { .current }
}

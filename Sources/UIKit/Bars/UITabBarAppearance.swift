// The appearance of a tab bar as an object of its own.

import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the image above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the image beside the title. Stored but not used: the image is
  /// always above the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of compact tabs with the image beside the title. Stored but not used: the image
  /// is always above the title.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The image behind the selected tab, in its own size, or stretched if it is resizable; `nil` for
  /// none.
  open var selectionIndicatorImage: UIImage?
  /// The color of the image behind the selected tab; `nil` for its own colors.
  open var selectionIndicatorTintColor: UIColor?

  override func copyProperties(_ other: UIBarAppearance) {
    super.copyProperties(other)
    guard let other = other as? UITabBarAppearance else { return }
    (selectionIndicatorImage, selectionIndicatorTintColor) = (
      other.selectionIndicatorImage, other.selectionIndicatorTintColor
    )
    stackedLayoutAppearance.copyProperties(other.stackedLayoutAppearance)
  }
}

/// The appearance of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance of tabs in one state.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// The font, color, and other attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of images; `nil` for that of the bar.
    open var iconColor: UIColor?
    /// The background color of badges; `nil` for red.
    open var badgeBackgroundColor: UIColor?

    func copyProperties(_ other: StateAppearance) {
      (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
      badgeBackgroundColor = other.badgeBackgroundColor
    }
  }

  /// The appearance of tabs that are not selected.
  open private(set) var normal = StateAppearance()
  /// The appearance of the selected tab.
  open private(set) var selected = StateAppearance()
  /// The appearance of disabled tabs. Stored but not used: disabled tabs are dimmed.
  open private(set) var disabled = StateAppearance()

  /// Creates the default appearance.
  public override init() { super.init() }

  func copyProperties(_ other: UITabBarItemAppearance) {
    normal.copyProperties(other.normal)
    selected.copyProperties(other.selected)
    disabled.copyProperties(other.disabled)
  }
}

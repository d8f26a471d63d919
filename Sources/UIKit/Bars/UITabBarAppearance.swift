// The look of a tab bar as a value of its own.

import Foundation

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look, pictures over words.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept; tabs have their pictures over their words.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept; tabs have their pictures over their words.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance.take(other.stackedLayoutAppearance)
  }
}

/// How tabs look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How they look in one state.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// Font, colour and so on.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of pictures; `nil` for the bar's.
    open var iconColor: UIColor?
    /// The colour of badges; `nil` for red.
    open var badgeBackgroundColor: UIColor?

    func take(_ other: StateAppearance) {
      (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
      badgeBackgroundColor = other.badgeBackgroundColor
    }
  }

  /// Not selected.
  public let normal = StateAppearance()
  /// Selected.
  public let selected = StateAppearance()
  /// Kept; tabs that are switched off are faint.
  public let disabled = StateAppearance()

  /// The system's look.
  public override init() { super.init() }

  func take(_ other: UITabBarItemAppearance) {
    normal.take(other.normal)
    selected.take(other.selected)
    disabled.take(other.disabled)
  }
}

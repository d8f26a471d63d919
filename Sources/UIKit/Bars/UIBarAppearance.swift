// The looks of bars as values of their own: a background, a line, and how words are written. Bars keep
// copies, as UIKit does.

import Foundation

/// The look of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// What is blurred behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// What is over that.
  open var backgroundColor: UIColor?
  /// What is over that.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The line between bar and content; `nil` for none.
  open var shadowColor: UIColor? = .separator
  /// A picture in place of the line.
  open var shadowImage: UIImage?

  /// The system's look.
  public required override init() { super.init() }

  /// The background of another look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// The system's background: blurred.
  open func configureWithDefaultBackground() {
    takeBackground(of: UIBarAppearance())
  }

  /// A background that lets nothing through.
  open func configureWithOpaqueBackground() {
    takeBackground(of: UIBarAppearance())
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    takeBackground(of: UIBarAppearance())
    (backgroundEffect, shadowColor) = (nil, nil)
  }

  private func takeBackground(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (
      other.backgroundImage, other.backgroundImageContentMode
    )
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Takes everything over.
  func take(_ other: UIBarAppearance) { takeBackground(of: other) }

  /// A copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A copy.
  func duplicate() -> Self {
    let made = Self()
    made.take(self)
    return made
  }
}

/// How the words of a bar's buttons are written.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// How they are written in one state.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// Font, colour and so on.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// At rest.
  public let normal = StateAppearance()
  /// Kept; under a finger they are faint.
  public let highlighted = StateAppearance()
  /// Switched off.
  public let disabled = StateAppearance()
  /// Kept; nothing has the focus.
  public let focused = StateAppearance()

  /// The system's look.
  public override init() { super.init() }
  /// The system's look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  func take(_ other: UIBarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    highlighted.titleTextAttributes = other.highlighted.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons are written.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something are written.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How back buttons are written.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
    backButtonAppearance.take(other.backButtonAppearance)
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons are written.
  open var buttonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    if let other = other as? UIToolbarAppearance { buttonAppearance.take(other.buttonAppearance) }
  }
}

/// How bars were made darker of old.
public enum UIBarStyle: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// Where pictures of bars are used; they count for all.
public enum UIBarMetrics: Int, Sendable {
  /// Everywhere.
  case `default`
  /// In landscape.
  case compact
  /// With a prompt.
  case defaultPrompt = 101
}

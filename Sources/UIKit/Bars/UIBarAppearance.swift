// The appearances of bars as objects of their own: a background, a separator line, and text
// attributes. Bars store copies, as in UIKit.

import Foundation

/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The color over the blur; `nil` for none.
  open var backgroundColor: UIColor?
  /// The image over the blur and the color; `nil` for none.
  open var backgroundImage: UIImage?
  /// The mode in which the background image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line between the bar and the content; `nil` for no line.
  open var shadowColor: UIColor? = .separator
  /// An image that replaces the line between the bar and the content.
  open var shadowImage: UIImage?

  /// Creates the default appearance.
  public required override init() { super.init() }

  /// Creates an appearance with the background of another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  /// Sets the default background: a blur and a separator line.
  open func configureWithDefaultBackground() {
    copyBackground(of: UIBarAppearance())
  }

  /// Sets an opaque background and a separator line.
  open func configureWithOpaqueBackground() {
    copyBackground(of: UIBarAppearance())
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
  }

  /// Removes the background and the separator line.
  open func configureWithTransparentBackground() {
    copyBackground(of: UIBarAppearance())
    (backgroundEffect, shadowColor) = (nil, nil)
  }

  /// A new appearance without background and separator line.
  static var transparent: Self {
    let made = Self()
    made.configureWithTransparentBackground()
    return made
  }

  private func copyBackground(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (
      other.backgroundImage, other.backgroundImageContentMode
    )
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Copies all properties of another appearance.
  func copyProperties(_ other: UIBarAppearance) { copyBackground(of: other) }

  /// Returns a copy of the appearance.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Returns a copy of the appearance.
  func duplicate() -> Self {
    let made = Self()
    made.copyProperties(self)
    return made
  }
}

/// The text attributes of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The text attributes of buttons in one state.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// The font, color, and other attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles from their default position. It is used for back buttons in the normal
    /// state, whose title can be moved out of the bar by it.
    open var titlePositionAdjustment = UIOffset.zero
  }

  /// The attributes in the normal state.
  open private(set) var normal = StateAppearance()
  /// The attributes of highlighted buttons. Stored but not used: highlighted buttons are dimmed.
  open private(set) var highlighted = StateAppearance()
  /// The attributes of disabled buttons.
  open private(set) var disabled = StateAppearance()
  /// The attributes of focused buttons. Stored but not used, because no view has the focus.
  open private(set) var focused = StateAppearance()

  /// Creates the default appearance.
  public override init() { super.init() }
  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  func copyProperties(_ other: UIBarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    normal.titlePositionAdjustment = other.normal.titlePositionAdjustment
    highlighted.titleTextAttributes = other.highlighted.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles from their default position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text attributes of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The text attributes of buttons of style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The text attributes of back buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image in place of the chevron of back buttons; `nil` for the chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of titles that move under the image. Stored but not used: titles fade there.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image in place of the chevron of back buttons, and the mask of titles that move under it.
  /// If either is `nil`, the chevron is shown.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    self.backIndicatorImage = isComplete ? backIndicatorImage : nil
    self.backIndicatorTransitionMaskImage = isComplete ? backIndicatorTransitionMaskImage : nil
  }

  override func copyProperties(_ other: UIBarAppearance) {
    super.copyProperties(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    buttonAppearance.copyProperties(other.buttonAppearance)
    doneButtonAppearance.copyProperties(other.doneButtonAppearance)
    backButtonAppearance.copyProperties(other.backButtonAppearance)
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The text attributes of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  override func copyProperties(_ other: UIBarAppearance) {
    super.copyProperties(other)
    if let other = other as? UIToolbarAppearance {
      buttonAppearance.copyProperties(other.buttonAppearance)
    }
  }
}

/// The legacy styles of bars.
public enum UIBarStyle: Int, Sendable {
  /// The style of the interface.
  case `default` = 0
  /// The dark style.
  case black = 1

  /// The former name of the dark style, for opaque bars.
  public static var blackOpaque: UIBarStyle { .black }
  /// The former name of the dark style, for translucent bars.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// The configurations for which images of bars are set. An image applies to all of them.
public enum UIBarMetrics: Int, Sendable {
  /// The default configuration.
  case `default`
  /// Bars in landscape.
  case compact
  /// Bars with a prompt.
  case defaultPrompt = 101
}

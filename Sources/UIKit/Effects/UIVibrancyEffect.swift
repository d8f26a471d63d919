import Foundation

/// The prominence of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// The style of primary text.
  case label
  /// The style of secondary text.
  case secondaryLabel
  /// The style of tertiary text.
  case tertiaryLabel
  /// The style of quaternary text.
  case quaternaryLabel
  /// The style of large filled areas.
  case fill
  /// The style of secondary filled areas.
  case secondaryFill
  /// The style of tertiary filled areas.
  case tertiaryFill
  /// The style of separator lines.
  case separator
}

/// An effect that blends content with the blur beneath it. Here the content is drawn unchanged
/// (SEMANTICS 9a).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private nonisolated let blurStyle: UIBlurEffect.Style
  private nonisolated let style: UIVibrancyEffectStyle

  /// Creates an effect for primary text on `blurEffect`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for content of the given style on `blurEffect`.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blurStyle, self.style) = (blurEffect.style, style)
    super.init()
  }

  /// Returns whether two effects have the same style and equal blurs.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return (other.blurStyle, other.style) == (blurStyle, style)
  }

  /// A hash of the blur's style and the vibrancy style.
  open nonisolated override var hash: Int { blurStyle.rawValue << 8 | style.rawValue }
}

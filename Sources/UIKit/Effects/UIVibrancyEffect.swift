import Foundation

/// How content stands out from a blur.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// As text.
  case label
  /// As lesser text.
  case secondaryLabel
  /// As still lesser text.
  case tertiaryLabel
  /// As the least text.
  case quaternaryLabel
  /// As an area.
  case fill
  /// As a lesser area.
  case secondaryFill
  /// As a still lesser area.
  case tertiaryFill
  /// As a line.
  case separator
}

/// Lets content on a blur take part in its colours. Here it is drawn as it is (SEMANTICS 9a).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private nonisolated let blurStyle: UIBlurEffect.Style
  private nonisolated let style: UIVibrancyEffectStyle

  /// Content on `blurEffect`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Content of this kind on `blurEffect`.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blurStyle, self.style) = (blurEffect.style, style)
    super.init()
  }

  /// Effects of one style on equal blurs are equal.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return (other.blurStyle, other.style) == (blurStyle, style)
  }

  /// Equal effects have equal hashes.
  open nonisolated override var hash: Int { blurStyle.rawValue << 8 | style.rawValue }
}

// Taps that are felt. A clip has no hands: they are counted, so that tests can ask, and nothing else.

import Foundation

/// The base of everything that is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// How often something would have been felt.
  package private(set) var feltCount = 0

  /// A generator.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Gets the device ready: there is nothing to do.
  open func prepare() {}

  func feel() { feltCount += 1 }
}

/// Two things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy they are.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Between light and heavy.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// A generator for things this heavy.
  @preconcurrency @MainActor public init(style: FeedbackStyle) { super.init() }

  /// A generator for things between light and heavy.
  @preconcurrency @MainActor public override convenience init() { self.init(style: .medium) }

  /// They meet.
  open func impactOccurred() { feel() }
  /// They meet this hard.
  open func impactOccurred(intensity: CGFloat) { feel() }
}

/// A selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// It has changed.
  open func selectionChanged() { feel() }
}

/// A task that ends.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite.
    case warning
    /// Badly.
    case error
  }

  /// It has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) { feel() }
}

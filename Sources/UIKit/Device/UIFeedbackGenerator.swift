// Haptic feedback. A clip cannot convey it: occurrences are counted, so that tests can query them,
// and have no other effect.

import Foundation

/// The base class of haptic feedback generators.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The number of occurrences of feedback.
  package private(set) var feedbackCount = 0

  /// Creates a feedback generator.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Creates a feedback generator for feedback in a view. The view has no effect and is not
  /// retained.
  @preconcurrency @MainActor public convenience init(view: UIView) { self.init() }

  /// Prepares the device for feedback. Has no effect.
  open func prepare() {}

  func recordFeedback() { feedbackCount += 1 }
}

/// A generator of feedback for the impact of two objects.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or rigidity of the objects.
  public enum FeedbackStyle: Int, Sendable {
    /// The objects are small and light.
    case light
    /// The objects are of medium size and mass.
    case medium
    /// The objects are large and heavy.
    case heavy
    /// The objects are soft.
    case soft
    /// The objects are rigid.
    case rigid
  }

  /// Creates a feedback generator. The style has no effect.
  @preconcurrency @MainActor public init(style: FeedbackStyle) { super.init() }

  /// Creates a feedback generator for feedback in a view. The style and the view have no effect.
  @preconcurrency @MainActor public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a feedback generator with the medium style.
  @preconcurrency @MainActor public override convenience init() { self.init(style: .medium) }

  /// Reports an impact.
  open func impactOccurred() { recordFeedback() }
  /// Reports an impact. The intensity has no effect.
  open func impactOccurred(intensity: CGFloat) { recordFeedback() }
  /// Reports an impact at a place in the view. The place has no effect.
  open func impactOccurred(at location: CGPoint) { recordFeedback() }
  /// Reports an impact at a place in the view. The intensity and the place have no effect.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { recordFeedback() }
}

/// A generator of feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a change of the selection.
  open func selectionChanged() { recordFeedback() }
  /// Reports a change of the selection at a place in the view. The place has no effect.
  open func selectionChanged(at location: CGPoint) { recordFeedback() }
}

/// A generator of feedback for the results of tasks.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success
    /// The task has produced a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Reports the result of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) { recordFeedback() }
  /// Reports the result of a task at a place in the view. The place has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    recordFeedback()
  }
}

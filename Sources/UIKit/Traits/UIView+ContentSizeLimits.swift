// The limits of the text size that a view and its descendants adopt.

import Foundation

/// The smallest and the largest text size that a view accepts.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Returns the nearest size within the limits. If they exclude all sizes, the minimum takes precedence.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    let below = maximum.map { min(category, $0) } ?? category
    return minimum.map { max(below, $0) } ?? below
  }
}

extension UIView {
  /// The smallest text size that the view and its descendants adopt, whatever the user prefers; `nil`, the
  /// default, for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.minimum }
    set { changeLimits { $0.minimum = newValue } }
  }

  /// The largest text size that the view and its descendants adopt, whatever the user prefers; `nil`, the
  /// default, for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.maximum }
    set { changeLimits { $0.maximum = newValue } }
  }

  /// The limits of the view and of those that contain it, one in each line, for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).compactMap { view in
      view.contentSizeLimits.map { limits in
        let least = limits.minimum?.rawValue ?? "none"
        return "\(type(of: view)): minimum \(least), maximum \(limits.maximum?.rawValue ?? "none")"
      }
    }.joined(separator: "\n")
  }

  private func changeLimits(_ change: (inout ContentSizeLimits) -> Void) {
    var limits = contentSizeLimits ?? ContentSizeLimits()
    change(&limits)
    contentSizeLimits = limits
    traitOverridesDidChange()
  }
}

extension UITraitCollection {
  /// Returns these traits with a text size within limits.
  func limited(_ limits: ContentSizeLimits?) -> UITraitCollection {
    guard let limits else { return self }
    let category = limits.limited(preferredContentSizeCategory)
    return category == preferredContentSizeCategory
      ? self : overridden(by: UITraitCollection(preferredContentSizeCategory: category))
  }
}

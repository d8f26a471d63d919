// Requests for a review. The system decides whether to show one, and here it never does.

import UIKit

/// Requests for a review of the app.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks for a review. Nothing is shown, as the system may decide.
  open class func requestReview() {}
  /// Asks for a review in a scene. Nothing is shown, as the system may decide.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store.
public enum AppStore {
  /// Asks for a review in a scene. Nothing is shown, as the system may decide.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Returns `false`, since no payment can be made.
  public static var canMakePayments: Bool { false }
}

// The detents of a scene's sheets as UIKit's.

import SegueScenes
import UIKit

extension SceneSheetMove.Target {
  /// The identifier of the detent, or `nil` for a target offscreen.
  var identifier: UISheetPresentationController.Detent.Identifier? {
    if case .detent(let detent) = self { detent.identifier } else { nil }
  }
}

extension SceneSheet.Detent {
  /// The identifier of UIKit's detent of this height.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: .medium
    case .large: .large
    case .height: .init(description)
    }
  }

  /// UIKit's detent of this height.
  @MainActor var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let height):
      .custom(identifier: identifier) { context in
        CGFloat(height.points(of: Double(context.maximumDetentValue)))
      }
    }
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The detent as it is written in a scene.
  var name: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    default: rawValue
    }
  }
}

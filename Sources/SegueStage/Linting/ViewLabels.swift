// What the lint calls a view: by the scene's names where there are some, else by its type.

import QuartzCore
import UIKit

/// Labels for views.
@MainActor
struct ViewLabels {
  let names: NodeNames

  /// `detail`, `detail.card`, or `UIView in detail` for a view without a name.
  subscript(view: UIView) -> String {
    let type = "\(type(of: view))"
    guard let id = names[view.layer]?.id else {
      return screen(around: view.superview).map { "\(type) in \($0)" } ?? "\(kind(view))\(type)"
    }
    guard names[view.layer]?.kind != .screen, let screen = screen(around: view.superview) else {
      return id
    }
    return "\(screen).\(id)"
  }

  private func kind(_ view: UIView) -> String {
    view.layer.contents is DisplayRecording ? "snapshot " : ""
  }

  private func screen(around view: UIView?) -> String? {
    var above = view
    while let found = above {
      if let name = names[found.layer], name.kind == .screen { return name.id }
      if found.isTransitionContainer { return nil }
      above = found.superview
    }
    return nil
  }
}

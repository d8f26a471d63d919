// What the lint calls a view: by the scene's names where there are some, else by its type.

import QuartzCore
import SegueDisplay
import UIKit

/// Labels for views.
@MainActor
struct ViewLabels {
  let names: NodeNames

  /// `detail`, `detail.card`, or `UIView in detail` for a view without a name. A controller of an app
  /// lends its screen the name of its class.
  subscript(view: UIView) -> String {
    if let own = screenName(view) { return own }
    let (type, screen) = ("\(type(of: view))", screen(around: view.superview))
    if let name = names[view.layer]?.id ?? view.layer.name {
      return screen.map { "\($0).\(name)" } ?? name
    }
    return screen.map { "\(type) in \($0)" } ?? "\(kind(view))\(type)"
  }

  private func kind(_ view: UIView) -> String {
    view.layer.contents is DisplayRecording && !view.layer.hasDrawnContents ? "snapshot " : ""
  }

  private func screen(around view: UIView?) -> String? {
    var above = view
    while let found = above {
      if let name = screenName(found) { return name }
      if found.isTransitionContainer { return nil }
      above = found.superview
    }
    return nil
  }

  private func screenName(_ view: UIView) -> String? {
    if let name = names[view.layer], name.kind == .screen { return name.id }
    return (view.next as? UIViewController).map { "\(type(of: $0))" }
  }
}

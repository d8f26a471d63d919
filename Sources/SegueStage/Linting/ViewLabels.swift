// The labels of views in findings: names of the scene if there are any, otherwise types.

import QuartzCore
import SegueDisplay
import UIKit

/// The labels of views in findings.
@MainActor
struct ViewLabels {
  let names: LayerNames

  /// The label of a view: `detail`, `detail.card`, or `UIView in detail` for a view without a name.
  /// In an app, a screen has the name of its view controller's class.
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

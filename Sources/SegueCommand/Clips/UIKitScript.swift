// The scenes of UIKit's own transitions: what an app would do, with the two images as screens. No
// bars are added, since screenshots have their own.

import SegueDiagnostics
import SegueTransitions

/// The scene of one of UIKit's own transitions between screens called `from` and `to`.
struct UIKitScript {
  let transition: UIKitTransition
  let reverse: Bool

  /// A Boolean value that indicates whether the arriving screen is a card, which shows the upper part
  /// of its image.
  var showsCard: Bool {
    switch transition {
    case .present, .sheet, .formSheet: true
    case .push, .pop, .tab, .coverVertical, .crossDissolve, .flipHorizontal: false
    }
  }

  /// The keys that make the arriving screen a sheet.
  var cardKeys: [(String, JSONText)] {
    guard transition == .sheet else { return [] }
    let detents = JSONText.array([.string("medium"), .string("large")])
    return [("sheet", .object([("detents", detents), ("grabber", .bool(true))]))]
  }

  /// The screens that contain the images' screens.
  var containers: [(String, JSONText)] {
    switch transition {
    case .push: [container("navigation", ["from"])]
    case .pop: [container("navigation", ["to", "from"])]
    case .tab: [container("tabs", ["from", "to"])]
    case .present, .sheet, .formSheet, .coverVertical, .crossDissolve, .flipHorizontal: []
    }
  }

  private func container(_ kind: String, _ screens: [String]) -> (String, JSONText) {
    let names = JSONText.array(screens.map { .string($0) })
    return ("app", .object([(kind, names), ("bar", .bool(false))]))
  }

  /// The script, with `wait` before and after each transition.
  func steps(wait: JSONText) -> [JSONText] {
    let root = containers.isEmpty ? "from" : "app"
    let (there, back) = (forward, backward)
    return [.object([("show", .string(root))]), wait, there, wait] + (reverse ? [back, wait] : [])
  }

  private var forward: JSONText {
    switch transition {
    case .push: step("push", "to")
    case .pop: step("pop", "from")
    case .tab: step("select", "to")
    case .present, .sheet: step("present", "to")
    case .formSheet: step("present", "to", [("style", .string("formSheet"))])
    case .coverVertical, .crossDissolve, .flipHorizontal:
      step("present", "to", [("transition", .string(transition.rawValue))])
    }
  }

  private var backward: JSONText {
    switch transition {
    case .push: step("pop", "to")
    case .pop: step("push", "from")
    case .tab: step("select", "from")
    case .present, .sheet, .formSheet, .coverVertical, .crossDissolve, .flipHorizontal:
      step("dismiss", "to")
    }
  }

  private func step(
    _ verb: String, _ screen: String, _ others: [(String, JSONText)] = []
  ) -> JSONText { .object([(verb, .string(screen))] + others) }
}

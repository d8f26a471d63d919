// The lines that a gallery offers to copy: of a scene, of Swift, and of the command line.

import SegueDiagnostics
import SegueStage
import SegueTransitions
import UIKit

/// The lines that use a transition.
@MainActor
struct GalleryLines {
  let transition: NamedTransition

  /// The steps of a scene's script.
  var yaml: String {
    switch transition.player {
    case .uikit(let own): own.yaml
    case .entry(let entry): packLine + yaml(of: entry)
    }
  }

  /// The lines of an app.
  var swift: String {
    switch transition.player {
    case .uikit(let own): own.swift
    case .entry(let entry): swift(of: entry)
    }
  }

  /// The command that plays the transition between two images.
  var command: String {
    guard case .entry(let entry) = transition.player else {
      return "segue transition a.png b.png --name \(transition.name)"
    }
    let all = entry.parametersForward.isEmpty ? entry.parametersBackward : entry.parametersForward
    let settings = all.compactMap { parameter in
      parameter.kind.written.map { " --set \(parameter.name)=\($0.option)" }
    }
    let pack = transition.declaration?.pack.map { " --pack \($0)" } ?? ""
    return "segue transition a.png b.png\(pack) --name \(transition.name)"
      + settings.prefix(3).joined()
  }

  /// The line of a scene that names the folder of the transition's pack.
  private var packLine: String {
    transition.declaration?.pack.map { "# The scene has the key  use: [\($0)]\n" } ?? ""
  }

  private func yaml(of entry: TransitionLibrary.Entry) -> String {
    let (there, back) = (plays(entry, .present), plays(entry, .dismiss))
    let forward = "- present: detail\n  transition: \(use(entry, entry.parametersForward))\n"
    let backward = "- dismiss: detail\n  transition: \(use(entry, entry.parametersBackward))\n"
    return (there ? forward : "") + (back ? backward : "")
  }

  private func use(_ entry: TransitionLibrary.Entry, _ parameters: [TransitionParameter]) -> String
  {
    let values = parameters.compactMap { parameter in
      parameter.kind.written.map { "\(parameter.name): \($0.yaml)" }
    }
    guard !values.isEmpty else { return entry.name }
    return "{ name: \(entry.name), \(values.joined(separator: ", ")) }"
  }

  private func swift(of entry: TransitionLibrary.Entry) -> String {
    let role: TransitionRole = plays(entry, .present) ? .present : .dismiss
    if let declaration = entry.declaration {
      return "// segue export SCENE --as swift writes \(declaration.name) as an animator.\n"
    }
    guard transition.group == .builtIn else {
      return "// \(className(entry, role) ?? entry.name), a transition of this program\n"
    }
    let values = entry.parameters(for: role).compactMap { parameter in
      parameter.kind.written.map { "\"\(parameter.name)\": \($0.swift)" }
    }
    let parameters =
      values.isEmpty ? "" : ", TransitionParameters([\(values.joined(separator: ", "))])"
    let note = className(entry, role).map { "// The animator is a \($0).\n" } ?? ""
    let method =
      role == .present
      ? "forPresented presented: UIViewController, presenting: UIViewController,\n"
        + "  source: UIViewController"
      : "forDismissed dismissed: UIViewController"
    return """
      import SegueTransitions

      \(note)func animationController(
        \(method)
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionCatalog.named("\(entry.name)")?
          .animator(for: .\(role.rawValue)\(parameters))
      }

      """
  }

  private func className(_ entry: TransitionLibrary.Entry, _ role: TransitionRole) -> String? {
    guard case .animator(let animator) = entry.player(role, TransitionParameters()) else {
      return nil
    }
    return "\(type(of: animator))"
  }

  private func plays(_ entry: TransitionLibrary.Entry, _ role: TransitionRole) -> Bool {
    switch entry.player(role, TransitionParameters()) {
    case .none: false
    case .system: role.direction == .forward
    case .animator, .delegate, .modalStyle: true
    }
  }
}

extension TransitionParameter.Kind {
  /// The default value as scenes, the command line and Swift write it.
  struct Written {
    let yaml, option, swift: String
  }

  /// The default value in all spellings, or `nil` if there is none.
  var written: Written? {
    func number(_ value: JSONText) -> Written {
      Written(yaml: value.compact, option: value.compact, swift: ".number(\(value.compact))")
    }
    switch self {
    case .number(let standard, _, _): return number(.number(standard))
    case .count(let standard, _): return number(.integer(standard))
    case .choice(let standard, _):
      return standard.map { Written(yaml: $0, option: $0, swift: ".text(\"\($0)\")") }
    case .color(let standard):
      return Written(
        yaml: "\"\(standard)\"", option: "'\(standard)'", swift: ".text(\"\(standard)\")")
    case .point(let x, let y):
      let (left, top) = (JSONText.number(x).compact, JSONText.number(y).compact)
      return Written(
        yaml: "[\(left), \(top)]", option: "\(left),\(top)",
        swift: ".point(x: \(left), y: \(top))")
    case .view: return nil
    }
  }
}

extension UIKitTransition {
  /// The steps of a scene that play the transition and go back.
  fileprivate var yaml: String {
    switch self {
    case .push: "- push: detail\n- pop: detail\n"
    case .pop: "- pop: detail\n- push: detail\n"
    case .present: "- present: detail\n- dismiss: detail\n"
    case .sheet:
      "# detail has the key  sheet: { detents: [medium, large], grabber: true }\n"
        + "- present: detail\n- dismiss: detail\n"
    case .formSheet: "- present: detail\n  style: formSheet\n- dismiss: detail\n"
    case .coverVertical, .crossDissolve, .flipHorizontal:
      "- present: detail\n  transition: \(rawValue)\n- dismiss: detail\n"
    case .tab: "- select: second\n- select: first\n"
    }
  }

  /// The lines of an app that play the transition.
  fileprivate var swift: String {
    switch self {
    case .push: "navigationController?.pushViewController(detail, animated: true)\n"
    case .pop: "navigationController?.popViewController(animated: true)\n"
    case .present: "present(detail, animated: true)\n"
    case .sheet:
      "detail.sheetPresentationController?.detents = [.medium(), .large()]\n"
        + "detail.sheetPresentationController?.prefersGrabberVisible = true\n"
        + "present(detail, animated: true)\n"
    case .formSheet:
      "detail.modalPresentationStyle = .formSheet\npresent(detail, animated: true)\n"
    case .coverVertical, .crossDissolve, .flipHorizontal:
      "detail.modalPresentationStyle = .fullScreen\n"
        + "detail.modalTransitionStyle = .\(rawValue)\npresent(detail, animated: true)\n"
    case .tab: "tabBarController?.selectedIndex = 1\n"
    }
  }
}

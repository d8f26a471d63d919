// Scenes that the tests share.

import SegueDiagnostics
import SegueScenes

enum SceneSamples {
  /// The scene of the project's first page, verbatim.
  static let slideDown = """
    segue: 1
    canvas: { width: 390, height: 844, scale: 2, fps: 60, background: "#000000" }
    screens:
      menu: { image: assets/menu.png }             # a screenshot fills the screen
      detail:
        background: "#F2F2F7"
        views:
          - { id: hero, image: assets/photo.png, frame: [0, 0, 390, 320], contentMode: scaleAspectFill, clips: true }
          - { id: card, frame: [20, 280, 350, 200], background: "#FFFFFF", cornerRadius: 16 }
    script:
      - show: menu
      - wait: 0.25
      - present: detail
        transition: slideDown                       # a name, or { name: slideDown, duration: 0.8, damping: 0.7, velocity: 0 }
      - wait: 0.5
      - dismiss: detail
        transition: slideDown
      - wait: 0.25

    """

  /// A scene around some lines.
  static func scene(
    canvas: String = "{ width: 100, height: 200 }", screens: String = "  a: {}\n  b: {}",
    transitions: String = "", script: String = "  - show: a"
  ) -> String {
    let declared = transitions.isEmpty ? "" : "transitions:\n\(transitions)\n"
    return "segue: 1\ncanvas: \(canvas)\nscreens:\n\(screens)\n\(declared)script:\n\(script)\n"
  }

  /// The messages for `text`, without the name of the file.
  static func messages(_ text: String) -> [String] { messages(Array(text.utf8)) }

  /// The messages for `bytes`, without the name of the file.
  static func messages(_ bytes: [UInt8]) -> [String] {
    failure(bytes).map { $0.lines.map { String($0.dropFirst("s.yaml:".count)) } } ?? []
  }

  /// The error thrown for `bytes`.
  static func failure(_ bytes: [UInt8]) -> Failure? {
    do {
      _ = try SceneDocument.parse(bytes, named: "s.yaml")
      return nil
    } catch {
      return error
    }
  }
}

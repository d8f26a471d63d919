// Checks of sheets that the grammar cannot express: the selected detent must be among the detents.

import SegueDiagnostics

enum SheetChecker {
  static func problems(in root: SceneValue) -> Problems {
    var problems: Problems = []
    for screen in root["screens"]?.entries ?? [] {
      guard let sheet = screen.value["sheet"], let settings = SheetDecoder.sheet(sheet) else {
        continue
      }
      for key in ["selected", "undimmed"] {
        guard let value = sheet[key], let detent = SheetDecoder.detent(value),
          !settings.detents.contains(detent)
        else { continue }
        let known = settings.detents.map(\.description).joined(separator: ", ", last: " or ")
        let message =
          "screens.\(screen.key).sheet.\(key) is \(value.described), which is not among its detents; "
          + "expected \(known)"
        problems.append(Problem(.scene, at: value.position, message))
      }
    }
    return problems
  }
}

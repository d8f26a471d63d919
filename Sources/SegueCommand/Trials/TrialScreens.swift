// Two screens for trials without images: a list and a page, which are easy to tell apart.

import SegueDiagnostics

enum TrialScreens {
  /// The screens `from` and `to`.
  static let both: [(String, JSONText)] = [("from", list), ("to", page)]

  private static let list: JSONText = screen(
    "#F2F2F7",
    [view("header", [0, 0, 390, 110], "#FFFFFF"), view("title", [20, 64, 160, 28], "#1C1C1E", 6)]
      + (0..<7).flatMap { row -> [JSONText] in
        let top = 126 + row * 98
        return [
          view("row\(row)", [16, top, 358, 86], "#FFFFFF", 14),
          view("icon\(row)", [30, top + 15, 56, 56], colors[row % colors.count], 12),
          view("name\(row)", [102, top + 22, 170 - row % 3 * 30, 14], "#3A3A3C", 5),
          view("note\(row)", [102, top + 48, 230 - row % 4 * 25, 11], "#C7C7CC", 5),
        ]
      })

  private static let page: JSONText = screen(
    "#FFFFFF",
    [
      view(
        "hero", [0, 0, 390, 320], "#0A84FF",
        holding: [
          view("sun", [250, 70, 90, 90], "#FFD60A", 45),
          view("hill", [-60, 220, 330, 160], "#30D158", 80),
        ]),
      view("sheet", [0, 300, 390, 544], "#FFFFFF", 22),
      view("heading", [24, 332, 220, 26], "#1C1C1E", 6),
    ]
      + (0..<6).map { line in
        view("line\(line)", [24, 384 + line * 30, 342 - line % 3 * 60, 12], "#C7C7CC", 5)
      } + [view("button", [24, 740, 342, 52], "#FF375F", 14)])

  private static let colors = ["#FF9F0A", "#30D158", "#0A84FF", "#BF5AF2", "#FF375F"]

  private static func screen(_ background: String, _ views: [JSONText]) -> JSONText {
    .object([("background", .string(background)), ("views", .array(views))])
  }

  /// Returns a view. A view that contains others clips them, since screens are seen beside each
  /// other.
  private static func view(
    _ id: String, _ frame: [Int], _ color: String, _ radius: Int = 0, holding views: [JSONText] = []
  ) -> JSONText {
    let own: [(String, JSONText)] = [
      ("id", .string(id)), ("frame", .array(frame.map { .integer($0) })),
      ("background", .string(color)), ("cornerRadius", .integer(radius)),
    ]
    return .object(views.isEmpty ? own : own + [("clips", .bool(true)), ("views", .array(views))])
  }
}

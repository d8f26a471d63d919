// Where in a scene a text stands that could not be drawn.

import SegueScenes
import UIKit

extension SceneDocument {
  /// The first label whose text the problem is about, if it is about one.
  @MainActor
  func label(showing problem: TextProblem) -> Located<[SceneLabel.Run]>? {
    guard case .missing(let glyph) = problem else { return nil }
    for view in allViews {
      guard case .label(let label) = view.content, label.text.contains(glyph.text) else { continue }
      return label.runs
    }
    return nil
  }
}

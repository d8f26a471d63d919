// The position in a scene of text that cannot be drawn.

import SegueScenes
import UIKit

extension SceneDocument {
  /// Returns the text of the first label that contains the missing glyph of `problem`, or `nil` if
  /// the problem is not about a glyph or no label contains it.
  @MainActor
  func label(showing problem: TextProblem) -> Located<[SceneLabel.Run]>? {
    guard case .missing(let glyph) = problem else { return nil }
    return compactMapViews { view -> Located<[SceneLabel.Run]>? in
      guard case .label(let label) = view.content, label.text.contains(glyph.text) else {
        return nil
      }
      return label.runs
    }.first
  }
}

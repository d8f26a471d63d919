// The requests that look inside: `tree`, `hit`, `view`, `curves`, `onion`.

import CoreGraphics
import SegueDiagnostics
import SegueStage
import SegueWorld

extension PreviewHandlers {
  /// The requests about views and their motion.
  static let looking: [String: PreviewHandler] = [
    "tree": { request, context in try context.tree(at: request).json },
    "hit": { request, context in
      let point = CGPoint(x: try request.number("x"), y: try request.number("y"))
      let found = [
        ("view", try context.tree(at: request).view(at: point)),
        ("touched", try context.inspector().touchedView(at: point, try context.time(of: request))),
      ]
      return .object(found.compactMap { name, view in view.map { (name, .string($0)) } })
    },
    "view": { request, context in
      let view = try request.text("view")
      guard let details = try context.tree(at: request).details(of: view) else {
        throw SceneInspector.unknown(view)
      }
      return details.json
    },
    "curves": { request, context in
      try context.inspector().curves(of: try request.text("view")).json
    },
    "onion": { request, context in
      let count = try request.integer("count", in: 1...200)
      let outlines = try context.inspector().outlines(of: try request.text("view"), count: count)
      return .object([("outlines", .array(outlines.map(\.json)))])
    },
  ]
}

extension PreviewContext {
  /// Returns the inspector of the scene that the page shows.
  fileprivate func inspector() throws -> SceneInspector {
    session.studio.inspector(of: try scene())
  }

  /// Returns the views at the time of a request.
  fileprivate func tree(at request: PreviewRequest) throws -> ViewTree {
    try inspector().tree(at: try time(of: request))
  }

  /// Returns the instant of the frame that is shown at the time of a request.
  fileprivate func time(of request: PreviewRequest) throws -> FrameTime {
    let scene = try scene()
    return scene.time(ofFrame: scene.frame(at: try request.number("time")))
  }
}

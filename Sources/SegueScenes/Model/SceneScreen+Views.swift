// The views of a screen, one after the other. Views are large: an array of all those of a scene would
// copy as much memory as the scene has.

extension SceneScreen {
  /// Returns what `transform` returns for the views of the screen, without `nil`. Parents come before
  /// children, in the order of the file.
  package func compactMapViews<Result>(_ transform: (SceneView) -> Result?) -> [Result] {
    guard case .page(let page) = content else { return [] }
    var found: [Result] = []
    page.views.forEachInside { if let result = transform($0) { found.append(result) } }
    return found
  }
}

extension SceneDocument {
  /// Returns what `transform` returns for the views of all screens, without `nil`. Parents come before
  /// children, in the order of the file.
  package func compactMapViews<Result>(_ transform: (SceneView) -> Result?) -> [Result] {
    screens.flatMap { $0.compactMapViews(transform) }
  }
}

extension [SceneView] {
  /// Calls `body` with each view and, after it, with those inside it.
  fileprivate func forEachInside(_ body: (SceneView) -> Void) {
    for view in self {
      body(view)
      view.views.forEachInside(body)
    }
  }
}

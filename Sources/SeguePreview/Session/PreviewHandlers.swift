// The requests that pages can make, by name. Each part of the preview has a table of its own, and a
// new request is one more entry in one of them.

import SegueDiagnostics

/// What a handler can use besides the request.
@MainActor
package struct PreviewContext {
  /// The preview with all its documents and pages.
  package let session: PreviewSession
  /// The page that made the request.
  package let page: PreviewPage
  /// The file that the page shows.
  package let document: PreviewDocument

  /// The scene that the page shows: a recording, or the scene of the file as it was last loaded
  /// without a mistake.
  /// - Throws: `PreviewError` if it never was.
  package func scene() throws(PreviewError) -> LoadedScene {
    if let replay = page.replay { return replay.scene }
    guard let scene = document.scene else {
      throw PreviewError("\(document.path) has not been loaded; expected a file without mistakes")
    }
    return scene
  }
}

/// Answers one kind of request: the result, which becomes that of the response, or `nil` if there
/// is to be no response. What it throws becomes the response's error.
package typealias PreviewHandler =
  @MainActor @Sendable (PreviewRequest, PreviewContext) throws -> JSONText?

/// The requests that pages can make.
package enum PreviewHandlers {
  /// The handlers by the names of their requests.
  package static let all: [String: PreviewHandler] = [
    pictures, outputs, looking, knobs, fingers, goldens,
  ].reduce(into: [:]) { all, part in
    all.merge(part) { _, _ in preconditionFailure("two handlers for one request") }
  }
}

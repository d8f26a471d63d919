// What the preview keeps besides its documents and pages: inspectors, turned knobs, live sessions,
// recordings, and comparisons with goldens.

import SegueDiagnostics

/// The state of the handlers of views, knobs, fingers and goldens.
@MainActor
package final class Studio {
  private unowned let session: PreviewSession
  /// The inspectors of the scenes that were inspected last, the newest last.
  private var inspectors: [(scene: LoadedScene, inspector: SceneInspector)] = []
  /// The comparisons with goldens, by the position of the document.
  private var comparisons: [Int: (scene: LoadedScene, comparison: GoldenComparison)] = [:]
  /// The knobs by the position of the document.
  var knobs: [Int: SceneKnobs] = [:]
  /// The live sessions by the number of the page.
  var fingers: [Int: FingerRun] = [:]
  /// The recordings by their number.
  var recordings: [Int: StudioRecording] = [:]
  private var recordingCount = 0

  private static let inspectorCount = 3
  private static let maximumRecordings = 100

  /// Creates the state of a preview without pages.
  init(_ session: PreviewSession) {
    self.session = session
    session.disconnectionHandlers.append { [weak self] page in
      self?.fingers.removeValue(forKey: page.number)?.stop()
    }
  }

  /// Returns the inspector of a scene.
  func inspector(of scene: LoadedScene) -> SceneInspector {
    if let found = inspectors.first(where: { $0.scene === scene }) { return found.inspector }
    let inspector = SceneInspector(scene.stage, frameCount: scene.frameCount)
    inspectors.append((scene, inspector))
    if inspectors.count > Self.inspectorCount { inspectors.removeFirst() }
    return inspector
  }

  /// Returns the comparison of a document's scene with its golden, which is made at first use.
  /// - Throws: `PreviewError` if there is no golden; `Failure`.
  func comparison(of document: PreviewDocument, _ scene: LoadedScene) throws -> GoldenComparison {
    if let found = comparisons[document.index], found.scene === scene { return found.comparison }
    let comparison = try GoldenComparison(document, scene, transitions: session.transitions)
    comparisons[document.index] = (scene, comparison)
    return comparison
  }

  /// Keeps a recording.
  /// - Returns: The number of the recording.
  func keep(_ recording: StudioRecording) -> Int {
    recordingCount += 1
    recordings[recordingCount] = recording
    recordings[recordingCount - Self.maximumRecordings] = nil
    return recordingCount
  }

  /// Returns the recording with a number.
  /// - Throws: `PreviewError` if there is none.
  func recording(_ number: Int) throws(PreviewError) -> StudioRecording {
    guard let recording = recordings[number] else {
      throw PreviewError("there is no recording \(number); expected one that this preview has made")
    }
    return recording
  }
}

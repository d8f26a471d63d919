// The requests that touch the picture: `live`, `touch`, `drawn`, `replay`, `trim`.

import CoreGraphics
import SegueClips
import SegueDiagnostics

extension PreviewHandlers {
  /// The requests about fingers and their recordings.
  static let fingers: [String: PreviewHandler] = [
    "live": { request, context in
      switch try request.text("action") {
      case "begin":
        try context.beginLive(at: try request.number("time"))
        return .object([])
      case "end": return .object([("recording", try context.endLive())])
      case let other:
        throw PreviewError("\"action\" is \(QuotedText.quoted(other)); expected begin or end")
      }
    },
    "touch": { request, context in
      let name = try request.text("phase")
      guard let phase = LiveSession.Phase(rawValue: name) else {
        throw PreviewError(
          "\"phase\" is \(QuotedText.quoted(name)); expected began, moved, ended or cancelled")
      }
      let point = CGPoint(x: try request.number("x"), y: try request.number("y"))
      let (finger, timestamp) = (
        try request.integer("finger", in: 0...1_000_000_000), try request.number("timestamp")
      )
      context.session.studio.fingers[context.page.number]?.live.touch(
        finger, phase, at: point, timestamp: timestamp)
      return nil
    },
    "drawn": { request, context in
      let serial = try request.integer("serial", in: 0...(1 << 53))
      context.session.studio.fingers[context.page.number]?.pictureWasDrawn(serial)
      return nil
    },
    "replay": { request, context in
      try context.replay(try request.recording)
      return .object([])
    },
    "trim": { request, context in
      let (from, to) = (try request.number("from"), try request.number("to"))
      let recording = try context.session.studio.recording(try request.recording)
      let trimmed = StudioRecording(
        recording: try recording.recording.trimmed(from: from, to: to), original: recording.original
      )
      return .object([("recording", context.keep(trimmed))])
    },
  ]
}

extension PreviewRequest {
  /// The number of the recording that a request names.
  fileprivate var recording: Int {
    get throws(PreviewError) { try integer("recording", in: 1...1_000_000_000) }
  }
}

extension PreviewContext {
  /// Begins a live session of the page. An earlier one ends.
  fileprivate func beginLive(at seconds: Double) throws {
    let scene = try scene()
    let frame = scene.time(ofFrame: scene.frame(at: seconds))
    let live = try LiveSession(scene.stage, at: frame, scene.timeline)
    session.studio.fingers.removeValue(forKey: page.number)?.stop()
    let run = FingerRun(live, original: try shownText(), session: session, page: page)
    session.studio.fingers[page.number] = run
    run.start()
  }

  /// Returns the text of the scene that the page shows; empty for a recording without one.
  private func shownText() throws -> [UInt8] {
    guard let replay = page.replay else { return document.text }
    let recording = try session.studio.recording(replay.number)
    return recording.recording.sceneText(from: recording.original) ?? []
  }

  /// Ends the live session of the page and returns its recording.
  fileprivate func endLive() throws -> JSONText {
    guard let run = session.studio.fingers.removeValue(forKey: page.number) else {
      throw PreviewError("no live session is running; expected one that has begun")
    }
    run.stop()
    return keep(StudioRecording(recording: try run.live.end(), original: run.original))
  }

  /// Keeps a recording and returns it as JSON.
  fileprivate func keep(_ recording: StudioRecording) -> JSONText {
    let number = session.studio.keep(recording)
    return recording.recording.json(id: number, original: recording.original)
  }

  /// Shows a recording in the page in place of its file.
  fileprivate func replay(_ number: Int) throws {
    let document = try session.studio.recording(number).recording.document
    let scene = try scene()
    let clip = try Clip(document, images: scene.clip.images, transitions: session.transitions)
    let replay = ReplayedRecording(
      number: number,
      scene: try LoadedScene(
        clip, revision: scene.revision, transitions: session.transitions))
    page.replay = replay
    page.send(session.message(about: self.document, replay.scene, recording: number))
  }

  /// Records a clip of a recording, and sends the page its progress and its end.
  /// - Returns: The number of the job.
  func renderRecording(_ number: Int, as format: OutputFormat) throws -> Int {
    let document = try session.studio.recording(number).recording.document
    let transitions = session.transitions
    let stem = Clip.stem(document.path) + "-recording"
    return try session.render(stem: stem, as: format, for: page) { options in
      try Clip(document, options: options, transitions: transitions)
    }
  }
}

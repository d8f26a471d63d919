// The program that a preview has built: the same command, with the classes of the Swift files, or
// with the app of a scene. It shows them to the preview's pages over a line that it has inherited.

import CSegueProcess
import Foundation
import SegueClips
import SegueDiagnostics
import SeguePreview
import SegueTrial
import UIKit

/// Shows the transition or the scene of this program until the preview that has started it is gone.
@MainActor
struct PreviewedProgram {
  let command: PreviewCommand
  let session: Session
  let folder: String

  func perform() throws {
    if command.trial.sandbox { try confine() }
    SegueContainer.root = folder
    var monitor = CallMonitor(
      limit: command.trial.timeLimit, memoryLimit: command.trial.maximumMemory,
      console: session.console)
    if let app = session.transitions.app { monitor.subject = "the code of \(app.name)" }
    try monitor.begin()
    let place = PreviewPlace(
      files: command.documents, index: command.shownDocument ?? command.scenes.count,
      outputFolder: folder)
    let preview = try PreviewSession(
      sources: [try source()], place: place,
      transitions: session.transitions, isReadOnly: true,
      jobs: command.jobs.resolved(processors: JobCount.processors))
    defer { preview.close() }
    var hasEnded = false
    try ProgramSide(preview, descriptor: ProgramBuilder.descriptor).start { hasEnded = true }
    while !hasEnded, !session.cancellation.isCancelled {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// The document of this program: the transition of its classes, or a scene with its app.
  private func source() throws -> PreviewDocument.Source {
    if let registry = session.trial {
      let clips = TrialClips(playing: command.playing, registry: registry)
      let family = clips.settled(try clips.chosen()).family
      return .clip(command.swiftFiles[0]) { try clips.clip(of: family, $0) }
    }
    guard let number = command.shownDocument, command.scenes.indices.contains(number) else {
      throw Failure(.bug, "the program of a preview has no document")
    }
    let (path, transitions) = (command.scenes[number], session.transitions)
    return .clip(path) { options in
      try Clip(try SceneSource.load(path), options: options, transitions: transitions)
    }
  }

  /// Confines this process before code of the files runs.
  private func confine() throws {
    let path = strdup(folder)
    defer { free(path) }
    let error = [path, nil].withUnsafeBufferPointer { folders in
      folders.baseAddress.map { segue_confine($0) } ?? EINVAL
    }
    guard error == 0 else {
      throw Failure(.usage, "--sandbox cannot be used: \(String(cString: strerror(error)))")
    }
  }
}

// Clips that get new names. They are copied before anything is rendered, since that would replace
// some of them, and one after the other. After each copy the journal describes what is there, so a
// process that is killed at any time has lost at most one clip.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles

extension BatchRun {
  /// The folder in which a clip is kept while others are moved in a circle.
  private static let asideName = ".segue-batch.moving"
  private static let asideClip = "\(asideName)/clip"

  /// Removes what a killed process has left.
  static func removeMovingClip(in folder: String) {
    try? FileManager.default.removeItem(atPath: "\(folder)/\(asideName)")
  }

  /// Copies clips that earlier runs have made under other names.
  func move(_ clips: [MovedClip]) {
    for step in MoveOrder(clips).steps {
      switch step {
      case .copy(let clip): move(clip)
      case .circle(let clips): moveCircle(clips)
      }
    }
  }

  /// Copies a clip and waits for the end of the copy.
  /// - Parameter place: The clip's present place, if that is not the one in its record.
  private func move(_ clip: MovedClip, from place: OutputPlan? = nil) {
    if cancellation.isCancelled { isStopping = true }
    guard !isStopping else { return }
    do {
      let active = try copy(
        clip.source, clip.queued, clip.source.inputs.shortDigest, from: place)
      while case .waiting = active.step() { wake.wait() }
      end(active)
    } catch {
      fail(clip.queued, error)
    }
  }

  /// Copies the clips of a circle. The first one's place is copied last, so its clip is kept aside.
  private func moveCircle(_ clips: [MovedClip]) {
    guard let last = clips.last, !isStopping else { return }
    defer { Self.removeMovingClip(in: plan.folder) }
    do {
      let aside = try keepAside(last)
      for clip in clips.dropLast() { move(clip) }
      move(last, from: aside)
    } catch {
      failCopy(last.queued, last.source.inputs.shortDigest, error)
      for clip in clips.dropLast() { move(clip) }
    }
  }

  private func keepAside(_ clip: MovedClip) throws -> OutputPlan {
    let target = plan.clips[clip.queued.index].plan
    var record = clip.source
    record.output = Self.asideClip
    let aside = record.plan(beside: target, in: plan.folder)
    try plan.makeInnerFolder("\(plan.folder)/\(Self.asideName)")
    let source = clip.source.plan(beside: target, in: plan.folder)
    try ClipCopy(source: source, target: aside, expected: record.hash, calls: calls).make()
    return aside
  }
}

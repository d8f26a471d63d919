// What `segue try` is told of the program, and of how it is played.

import ArgumentParser
import Foundation
import SegueBatch
import SegueScenes

/// How a program is built and watched.
struct TrialOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The language mode of the files, 5 or 6.", valueName: "mode"))
  var swiftVersion = "5"

  @Option(
    help: ArgumentHelp(
      "A Swift file with functions that make what cannot be made otherwise. Written if it is "
        + "missing and needed, for you to complete.", valueName: "file"))
  var stub: String?

  @Option(
    help: ArgumentHelp("Seconds of computing that one call may take.", valueName: "seconds"))
  var timeLimit = 10.0

  @Option(
    help: ArgumentHelp(
      "Memory that the program may take: 4G, or three quarters of this machine's.",
      valueName: "size"), transform: written)
  var memoryLimit: ByteCount?

  @Option(
    help: ArgumentHelp("What built programs may take on the disk.", valueName: "size"),
    transform: written)
  var cacheLimit: ByteCount?

  /// Bytes of memory that the program may take.
  var mostMemory: Int {
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    return memoryLimit?.bytes ?? min(4 << 30, machine / 4 * 3)
  }

  mutating func validate() throws {
    guard ["5", "6"].contains(swiftVersion) else {
      throw ValidationError("--swift-version is \(swiftVersion); expected 5 or 6")
    }
    guard (memoryLimit?.bytes ?? .max) >= 64 << 20 else {
      throw ValidationError("--memory-limit is less than 64M; expected what a picture needs")
    }
    guard timeLimit > 0, timeLimit <= 3600 else {
      throw ValidationError("--time-limit is \(timeLimit); expected more than 0 and at most 3600")
    }
  }
}

/// How a transition is played.
struct TrialPlaying: ParsableArguments {
  @Option(help: ArgumentHelp("The picture of the screen that is left.", valueName: "picture"))
  var from: String?

  @Option(help: ArgumentHelp("The picture of the screen that comes.", valueName: "picture"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      "A scene whose moves are played by the transition, instead of pictures.",
      valueName: "scene"))
  var scene: String?

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Which transition, by the name of its class.", valueName: "name"))
  var className: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("What it happens to: modal, navigation or tabs.", valueName: "kind"))
  var kind: String?

  @Option(help: ArgumentHelp("How screens are presented, as in scenes.", valueName: "style"))
  var style: PresentationStyle?

  @Option(
    help: ArgumentHelp(
      "Steer it by hand: times in seconds and progress, then finish or cancel, such as "
        + "0.3:0.4,0.6:0.9,finish.", valueName: "script"))
  var interactive: String?

  @Option(
    help: ArgumentHelp(
      "Have --interactive move a finger over the screen instead, from edge to edge: right, left, "
        + "down or up. It begins the way back, or the other tab, if the code has a gesture for it.",
      valueName: "direction"))
  var finger: FingerDirection?

  @Option(help: ArgumentHelp("What chance follows from.", valueName: "number"))
  var seed: UInt64?

  mutating func validate() throws {
    guard (from == nil) == (to == nil) else {
      throw ValidationError("one of --from and --to; expected both or neither")
    }
    guard from == nil || scene == nil else {
      throw ValidationError("--scene and --from exclude each other; expected one of them")
    }
    guard [nil, "modal", "navigation", "tabs"].contains(kind) else {
      throw ValidationError("--as is \(kind ?? ""); expected modal, navigation or tabs")
    }
    guard finger == nil || interactive != nil else {
      throw ValidationError("--finger without --interactive; expected both")
    }
    if let interactive {
      do throws(UsageProblem) { _ = try ProgressScript(interactive) } catch {
        throw ValidationError(error.description)
      }
    }
  }
}

extension PresentationStyle: ExpressibleByArgument {}

// The options of `segue try` for the program and its playback.

import ArgumentParser
import Foundation
import SegueClips
import SegueScenes

/// The options for building and monitoring a program.
struct TrialOptions: ParsableArguments, ProgramLimits {
  @Option(help: ArgumentHelp("The Swift language mode of the files, 5 or 6.", valueName: "mode"))
  var swiftVersion = "5"

  @Option(
    help: ArgumentHelp(
      "A Swift file that is compiled with the others, with functions that create the objects segue "
        + "cannot create itself. If no transition can be played without such a function and the "
        + "file does not exist, a template for you to complete is written there.",
      valueName: "file"), completion: .sources)
  var stub: String?

  @Option(
    help: ArgumentHelp(
      "A folder with the sources of libraries that the files import: a package, a folder of packages or "
        + "pods such as Pods, or the folder of one module. Can be given several times.",
      valueName: "folder"), completion: .directory)
  var library: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Run the code without access to the network, and without writing outside the folder of the "
        + "output. It can still read your files. Requires Linux 6.2 or later with Landlock."))
  var sandbox = false

  @Option(
    help: ArgumentHelp("The maximum CPU time of a single call, in seconds.", valueName: "seconds"))
  var timeLimit = 10.0

  @Option(
    help: ArgumentHelp(
      "The maximum memory of the program. Default: 4G, or three quarters of this machine's memory "
        + "if that is less.",
      valueName: "size"), transform: written)
  var memoryLimit: ByteCount?

  @Option(
    help: ArgumentHelp("The maximum disk space of all cached programs.", valueName: "size"),
    transform: written)
  var cacheLimit: ByteCount?

  /// The options that are set, as they are named on the command line.
  var given: [String] {
    [
      (stub != nil, "--stub"), (!library.isEmpty, "--library"), (sandbox, "--sandbox"),
      (memoryLimit != nil, "--memory-limit"),
      (cacheLimit != nil, "--cache-limit"),
    ].filter(\.0).map(\.1)
  }

  mutating func validate() throws {
    guard ["5", "6"].contains(swiftVersion) else {
      throw ValidationError("--swift-version is \(swiftVersion); expected 5 or 6")
    }
    try checkLimits()
  }
}

/// The options for playing a transition.
struct TrialPlaying: ParsableArguments {
  @Option(
    help: ArgumentHelp("The image of the screen to transition from.", valueName: "image"),
    completion: .images)
  var from: String?

  @Option(
    help: ArgumentHelp("The image of the screen to transition to.", valueName: "image"),
    completion: .images)
  var to: String?

  @Option(
    help: ArgumentHelp(
      "A scene to play with this transition, instead of two images.",
      valueName: "scene"), completion: .scenes)
  var scene: String?

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The class name of the transition to play.", valueName: "name"))
  var className: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "How the transition is performed: modal, navigation, or tabs.", valueName: "kind"))
  var kind: String?

  @Option(help: ArgumentHelp("The modal presentation style, as in scenes.", valueName: "style"))
  var style: PresentationStyle?

  @Option(
    help: ArgumentHelp(
      "Drive the transition interactively: pairs of a time in seconds and a progress, then finish "
        + "or cancel, such as 0.3:0.4,0.6:0.9,finish.", valueName: "script"))
  var interactive: String?

  @Option(
    help: ArgumentHelp(
      "Have --interactive move a finger across the screen, from edge to edge: right, left, down, "
        + "or up. It starts the dismissal, or the switch to the other tab, if the code has a "
        + "gesture for it.",
      valueName: "direction"))
  var finger: TouchDirection?

  @Option(help: ArgumentHelp("The seed of the random number generator.", valueName: "number"))
  var seed: UInt64?

  /// The options that are set, as they are named on the command line.
  var given: [String] {
    let options: [(isGiven: Bool, name: String)] = [
      (from != nil, "--from"), (to != nil, "--to"), (scene != nil, "--scene"),
      (className != nil, "--class"), (kind != nil, "--as"), (style != nil, "--style"),
      (interactive != nil, "--interactive"), (finger != nil, "--finger"), (seed != nil, "--seed"),
    ]
    return options.filter(\.isGiven).map(\.name)
  }

  mutating func validate() throws {
    guard (from == nil) == (to == nil) else {
      throw ValidationError("only one of --from and --to is given; expected both or neither")
    }
    guard from == nil || scene == nil else {
      throw ValidationError("--scene and --from cannot be combined; expected one of them")
    }
    guard [nil, "modal", "navigation", "tabs"].contains(kind) else {
      throw ValidationError("--as is \(kind ?? ""); expected modal, navigation, or tabs")
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

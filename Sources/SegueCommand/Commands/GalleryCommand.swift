// `segue gallery`: a page with all transitions, to choose from.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTransitions

/// Writes a page of all transitions.
struct GalleryCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Write a page with a clip of every transition, to choose from.",
    discussion: """
      The page is index.html in the output folder, and opens in a browser from disk. It can be \
      searched, and shows for each transition its parameters and the lines to copy. Without images, \
      the transitions play between two screens of the gallery's own.
      """.examples(
        "segue gallery -o gallery",
        "segue gallery --from a.png --to b.png --tag mask"))

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder of the page. Its parent must exist.", valueName: "folder"),
    completion: .directory)
  var output = "gallery"

  @Option(
    help: ArgumentHelp("The image to transition from. Requires --to.", valueName: "image"),
    completion: .images)
  var from: String?

  @Option(
    help: ArgumentHelp("The image to transition to. Requires --from.", valueName: "image"),
    completion: .images)
  var to: String?

  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp(
      "Show only the transitions with this tag. With several, those that have all of them.",
      valueName: "tag"), completion: .list(TransitionTag.allCases.map(\.rawValue)),
    transform: written)
  var tags: [TransitionTag] = []

  @Option(help: SizeOptions.pairAppearanceHelp)
  var appearance: SceneAppearance?

  @OptionGroup var packs: PackOptions

  @Flag(help: "Replace files that `segue gallery` did not write.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "The number of frames to render in parallel, or a percentage of the processors. Does not "
        + "affect the result.", valueName: "N|N%"), transform: written)
  var jobs: JobCount = .percent(100)

  @Option(help: "How to show progress on standard error.")
  var progress: ProgressStyle = .auto

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(help: "Print the result as JSON to standard output.")
  var json = false

  var progressStyle: ProgressStyle { progress }

  func validate() throws {
    guard (from == nil) == (to == nil) else {
      throw ValidationError(
        "\(from == nil ? "--to" : "--from") is given alone; expected both --from and --to, or "
          + "neither")
    }
    guard !output.isEmpty, output != "-" else {
      throw ValidationError("--output is '\(output)'; expected a folder")
    }
  }

  func perform(in session: Session) throws {
    let packs = try packs.load(into: session)
    let all = NamedTransition.all(in: session.transitions)
    let transitions = all.filter { transition in tags.allSatisfy(transition.tags.contains) }
    guard !transitions.isEmpty else {
      let names = tags.map(\.rawValue).joined(separator: " and ")
      throw UsageProblem("no transition has the tags \(names); expected fewer --tag options")
    }
    var pair: ImagePair?
    if let from, let to { pair = try ImagePair(from: from, to: to) }
    for note in pair?.notes ?? [] { session.note(note, quiet: quiet, style: progress) }
    let run = GalleryRun(
      session: session, transitions: transitions, pair: pair, appearance: appearance,
      previews: try previews(of: packs),
      folder: GalleryFolder(path: output), jobs: jobs.resolved(processors: JobCount.processors),
      force: force,
      reporting: (quiet, progress))
    _ = try run.record()
    let page = run.folder.path(of: GalleryFolder.page)
    if json {
      let result = JSONText.object([
        ("output", .string(page)), ("transitions", .integer(transitions.count)),
      ])
      try session.console.write(result.compact + "\n")
    } else if !quiet {
      session.note("\(QuotedText.escaped(page)): \(transitions.count) transitions", quiet: false)
    }
  }

  /// Returns the previews of the packs that have any, by the names of the packs.
  @MainActor
  private func previews(of packs: [PackFolder]) throws(Failure) -> [String: ImagePair] {
    var previews: [String: ImagePair] = [:]
    for pack in packs {
      let images = try pack.previews()
      guard images.count == 2 else { continue }
      previews[pack.pack.manifest.name.value] = ImagePair(first: images[0], second: images[1])
    }
    return previews
  }
}

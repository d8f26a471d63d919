// `segue compare EXPECTED ACTUAL`: compares two images, movies or folders.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueImages
import SeguePixels

/// Compares two sources.
struct CompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two images, movies, or folders of images.",
    discussion: """
      Images are equal if all bytes of their pixels are, unless --comparator specifies another rule. \
      Folders are compared file by file, movies frame by frame. The exit code is 0 if the inputs are \
      equal and 1 if they differ; inputs that are missing or unreadable have other exit codes. With \
      --align, the expected movie is a recording of a device or of a website, and the actual one a \
      movie or a scene.
      """.examples(
        "segue compare expected.mp4 actual.mp4",
        "segue compare phone.mov pop.yaml --align --max-points 1"))

  @Argument(
    help: ArgumentHelp("The expected image, movie, or folder.", valueName: "expected"),
    completion: .anyFile)
  var expected: String

  @Argument(
    help: ArgumentHelp("The actual image, movie, or folder.", valueName: "actual"),
    completion: .anyFile)
  var actual: String

  @OptionGroup var comparing: ComparisonOptions
  @OptionGroup var alignment: AlignmentOptions

  @Option(
    help: ArgumentHelp(
      "Write the difference as a PNG; for movies and folders, as a folder of PNG files.",
      valueName: "path"), completion: .anyFile)
  var diff: String?

  @Flag(help: "Replace existing files at the path of --diff.")
  var force = false

  @Option(
    help: ArgumentHelp("The number of images to compare in parallel.", valueName: "N|N%"),
    transform: written)
  var jobs: JobCount = .percent(100)

  @Flag(name: .shortAndLong, help: "Print nothing; report the result only in the exit code.")
  var quiet = false

  @Flag(help: "Print the result as JSON to standard output.")
  var json = false

  mutating func validate() throws {
    guard alignment.align else { return }
    if let option = comparing.given ?? (diff == nil ? nil : "--diff") {
      throw ValidationError(
        "--align and \(option) cannot be combined; expected one of them")
    }
  }

  func perform(in session: Session) throws {
    guard !alignment.align else { return try align(in: session) }
    try rejectScenes()
    let sources = (try ImageSource(path: expected), try ImageSource(path: actual))
    var comparison = SourceComparison(
      comparing.comparison, jobs: jobs.resolved(processors: JobCount.processors))
    comparison.onDifference = try drawing(isImage: sources.0.isImage)
    let verdict = try comparison.compare(sources.1, expected: sources.0)
    if json { try session.console.write(result(verdict).compact + "\n") }
    let lines = quiet ? [] : verdict.lines().map { "\(actual): \(QuotedText.escaped($0))" }
    for line in lines { session.console.writeLine(line) }
    guard verdict.isEqual else { throw SilentExit(code: .mismatch) }
  }

  /// Scenes are compared with recordings of devices, and with their goldens.
  private func rejectScenes() throws(UsageProblem) {
    guard let scene = [expected, actual].first(where: SceneName.isLikely) else { return }
    throw UsageProblem(
      "\(QuotedText.escaped(scene)) is a scene; expected an image, a movie, or a folder. Use --align "
        + "to compare a recording with a scene, and `segue golden` to compare a scene with its "
        + "recorded frames")
  }

  @MainActor
  private func align(in session: Session) throws {
    let run = AlignmentRun(
      session: session, options: alignment, jobs: jobs.resolved(processors: JobCount.processors))
    let verdict = try run.verdict(recording: expected, actual: actual)
    if json {
      try session.console.write(verdict.json(recording: expected, actual: actual).compact + "\n")
    } else if !quiet {
      try session.console.write(verdict.lines.joined(separator: "\n") + "\n")
    }
    guard verdict.isEqual else { throw SilentExit(code: .mismatch) }
  }

  /// Returns the function that draws the difference of a pair.
  private func drawing(isImage: Bool) throws
    -> @Sendable (
      String, ImageDifference, PixelBuffer, PixelBuffer
    ) throws -> Void
  {
    guard let diff else { return { _, _, _, _ in } }
    if isImage {
      try InputFiles.reject(diff)
      let problem = PNGName.problem(of: diff, for: "--diff", "the difference of two images")
      if let problem { throw UsageProblem(problem) }
    }
    let folder = isImage ? nil : try OutputFolder(path: diff, replacing: force)
    if let folder { try InputFiles.reject(in: folder.path) { _ in true } }
    let force = force
    return { name, difference, _, expected in
      guard difference.mask != nil else { return }
      let image = try DifferenceImage.draw(difference, expected: expected)
      let path = folder?.path(of: Self.fileName(name)) ?? diff
      try AtomicFile.write(
        try PNGEncoder.encode(image, opaque: true), to: path, replacing: force)
    }
  }

  /// Returns the name of a PNG file for a name such as `frame 14 (t 0.233)` or `a.webp`.
  private static func fileName(_ name: String) -> String {
    guard name.hasPrefix("frame "), let number = Int(name.split(separator: " ")[1]) else {
      return Clip.stem(name) + ".png"
    }
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  private func result(_ verdict: SourceVerdict) -> JSONText {
    .object([
      ("expected", .string(expected)), ("actual", .string(actual)),
      ("equal", .bool(verdict.isEqual)),
      ("comparator", .string(comparing.comparison.comparator.description)),
      ("compared", .integer(verdict.pairs.count)),
      ("problems", .array(verdict.problems.map { .string($0) })),
      ("differences", .array(verdict.failures.map(\.json))),
    ])
  }
}

extension ImageSource {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}

extension PairVerdict {
  /// The verdict as JSON.
  fileprivate var json: JSONText {
    var pairs: [(String, JSONText)] = name.isEmpty ? [] : [("name", .string(name))]
    if let frame { pairs.append(("frame", .integer(frame))) }
    if let seconds { pairs.append(("time", .number(seconds))) }
    return .object(pairs + difference.json)
  }
}

extension ImageDifference {
  /// The difference as members of a JSON object.
  fileprivate var json: [(String, JSONText)] {
    [
      ("reason", problem.map { .string($0) } ?? .null),
      ("differingPixels", .integer(differingPixels)),
      ("changedPixels", .integer(changedPixels)), ("share", .number(share)),
      ("largestCluster", .integer(largestCluster?.pixels ?? 0)),
      ("largestChannelDifference", .integer(largestChannelDifference)),
      (
        "bounds",
        bounds.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) } ?? .null
      ),
      ("score", score.map { .number($0) } ?? .null),
    ]
  }
}

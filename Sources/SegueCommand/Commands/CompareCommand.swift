// `segue compare EXPECTED ACTUAL`: two pictures, movies or folders.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueImages
import SeguePixels

/// Two sources to a verdict.
struct CompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two pictures, movies or folders of pictures.",
    discussion: """
      Every byte of the pixels counts unless --comparator says otherwise. Folders are compared file by \
      file, movies frame by frame. The answer is 0 when they are equal and 1 when they are not; what is \
      not there or cannot be read is another error.
      """)

  @Argument(help: ArgumentHelp("What it should be.", valueName: "expected"))
  var expected: String

  @Argument(help: ArgumentHelp("What it is.", valueName: "actual"))
  var actual: String

  @OptionGroup var comparing: ComparisonOptions

  @Option(
    help: ArgumentHelp(
      "Draw the difference: a PNG; for movies and folders, a folder of them.", valueName: "path"))
  var diff: String?

  @Flag(help: "Replace what is at --diff.")
  var force = false

  @Option(help: ArgumentHelp("Pictures compared at a time.", valueName: "N|N%"), transform: written)
  var jobs: JobCount = .percent(100)

  @Flag(name: .shortAndLong, help: "Say nothing; only answer.")
  var quiet = false

  @Flag(help: "Describe the result as JSON on standard output.")
  var json = false

  func perform(in session: Session) throws {
    let sources = (try PictureSource(path: expected), try PictureSource(path: actual))
    var comparison = SourceComparison(
      comparing.comparison, jobs: jobs.resolved(processors: JobCount.processors))
    comparison.onDifference = try drawing(isPicture: sources.0.isPicture)
    let verdict = try comparison.compare(sources.1, expected: sources.0)
    if json { try session.console.write(result(verdict).compact + "\n") }
    let lines = quiet ? [] : verdict.lines().map { "\(actual): \(QuotedText.escaped($0))" }
    lines.forEach { session.console.sayLine($0) }
    guard verdict.isEqual else { throw SilentExit(code: .mismatch) }
  }

  /// What draws the difference of a pair.
  private func drawing(isPicture: Bool) throws
    -> @Sendable (
      String, PictureDifference, PixelBuffer, PixelBuffer
    ) throws -> Void
  {
    guard let diff else { return { _, _, _, _ in } }
    let folder = isPicture ? nil : try OutputFolder(path: diff, replacing: force)
    let force = force
    return { name, difference, _, expected in
      guard difference.mask != nil else { return }
      let picture = try DifferencePicture.draw(difference, expected: expected)
      let path = folder?.path(of: Self.fileName(name)) ?? diff
      try AtomicFile.write(
        try PNGEncoder.encode(picture, opaque: true), to: path, replacing: force)
    }
  }

  /// `frame 14 (t 0.233)` and `a.webp` as names of PNG files.
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

extension PictureSource {
  fileprivate var isPicture: Bool { if case .picture = self { true } else { false } }
}

extension PairVerdict {
  /// For programs.
  fileprivate var json: JSONText {
    var pairs: [(String, JSONText)] = name.isEmpty ? [] : [("name", .string(name))]
    if let frame { pairs.append(("frame", .integer(frame))) }
    if let seconds { pairs.append(("time", .number(seconds))) }
    return .object(pairs + difference.json)
  }
}

extension PictureDifference {
  /// For programs.
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

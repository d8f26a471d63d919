// `-o`, `--format` and `--force`.

import ArgumentParser
import SegueClips

/// The options for the output of a clip, which must be given.
struct OutputOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: OutputOptions.outputHelp, completion: .anyFile)
  var output: String

  @Option(help: OutputOptions.formatHelp, completion: .formats, transform: OutputFormat.written)
  var format: OutputFormat?

  @Flag(help: "Replace existing files.")
  var force = false

  static let outputHelp = ArgumentHelp(
    "A file; a directory or a pattern (%04d) for an image sequence; or - for standard output.",
    valueName: "path")

  static let formatHelp = ArgumentHelp(
    "The format, if the path does not determine it: mp4, mov, webm, gif, apng, webp, png, jpg, avif, "
      + "y4m, or rawvideo.",
    valueName: "name")
}

/// The options for the output of a clip, which need not be given.
struct PossibleOutputOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: OutputOptions.outputHelp, completion: .anyFile)
  var output: String?

  @Option(help: OutputOptions.formatHelp, completion: .formats, transform: OutputFormat.written)
  var format: OutputFormat?

  @Flag(help: "Replace existing files.")
  var force = false
}

/// The options for the output of one image, which must be given.
struct ImageOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The image, whose name ends in .png, .jpg, .webp, or .avif; or - for standard output.",
      valueName: "path"), completion: .anyFile)
  var output: String

  @Option(
    help: ArgumentHelp(
      "The format on standard output: png, jpg, or rawvideo.", valueName: "name"),
    completion: .list(ImageOutputOptions.piped.map(\.rawValue)), transform: OutputFormat.written)
  var format: OutputFormat?

  @Flag(help: "Replace existing files.")
  var force = false

  /// The formats of one image that standard output takes.
  static let piped: [OutputFormat] = [.png, .jpeg, .rawvideo]
}

/// The options for the output of a clip that has a name of its own.
struct OptionalOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file; a directory or a pattern (%04d) for an image sequence; or - for standard output. "
        + "Default: a file in the current directory.", valueName: "path"), completion: .anyFile)
  var output: String?

  @Option(help: OutputOptions.formatHelp, completion: .formats, transform: OutputFormat.written)
  var format: OutputFormat?

  @Flag(help: "Replace existing files.")
  var force = false

  /// Returns the path of the output: by default, a file with the given name, or a folder of images.
  func path(named name: String) -> String {
    let format = format ?? .mp4
    return output ?? name + (format.isSequence ? "/" : "." + format.suffix)
  }
}

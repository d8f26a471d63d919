// `--asset-root`: where the symbolic links among a scene's files may lead.

import ArgumentParser
import SegueClips
import SegueDiagnostics

/// The option for folders that symbolic links among a scene's files may lead to.
struct AssetOptions: ParsableArguments {
  @Option(
    name: .customLong("asset-root"),
    help: ArgumentHelp(
      "A folder that symbolic links in the scene's folder may lead to. Can be given several times.",
      valueName: "folder"),
    transform: Self.parse)
  var assetRoots: [String] = []

  /// Returns the path of a folder as it is.
  /// - Throws: `ValidationError` if there is no folder at the path.
  @Sendable static func parse(_ path: String) throws -> String {
    guard OutputChecks.isDirectory(path) else {
      throw ValidationError(
        "--asset-root is \(QuotedText.quoted(path)), which is not a folder; expected an existing "
          + "folder")
    }
    return path
  }
}

/// A command that reads scenes with the files that they name.
protocol SceneReadingCommand {
  /// Where the files of the scenes may be.
  var assetOptions: AssetOptions { get }
}

extension BatchCommand: SceneReadingCommand {}
extension ChunkCommand: SceneReadingCommand {}
extension FilmstripCommand: SceneReadingCommand {}
extension GoldenAcceptCommand: SceneReadingCommand {}
extension GoldenRecordCommand: SceneReadingCommand {}
extension GoldenVerifyCommand: SceneReadingCommand {}
extension InspectCommand: SceneReadingCommand {}
extension PlanCommand: SceneReadingCommand {}
extension RenderCommand: SceneReadingCommand {}
extension StillCommand: SceneReadingCommand {}
extension ValidateCommand: SceneReadingCommand {}
extension WatchCommand: SceneReadingCommand {}

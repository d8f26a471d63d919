// `--pack`: folders of packs, whose transitions can be named beside the built-in ones.

import ArgumentParser
import SegueDiagnostics
import SegueStage

/// The option for packs of transitions.
struct PackOptions: ParsableArguments {
  @Option(
    name: .customLong("pack"),
    help: ArgumentHelp(
      "The folder of a pack, whose transitions can be named like the built-in ones. Can be given "
        + "several times.", valueName: "folder"), completion: .directory)
  var folders: [String] = []

  /// Reads the packs, and adds their transitions to those of a run.
  /// - Throws: `Failure` with the problems of the first pack that has any.
  @MainActor
  func load(into session: Session) throws(Failure) -> [PackFolder] {
    var packs: [PackFolder] = []
    for path in folders {
      let pack = try PackFolder(path: path)
      let name = pack.pack.manifest.name.value
      if let other = packs.first(where: { $0.pack.manifest.name.value == name }) {
        throw Failure(
          .usage,
          "--pack: \(QuotedText.quoted(other.path)) and \(QuotedText.quoted(path)) are both called "
            + "\(QuotedText.quoted(name)); expected packs with different names")
      }
      packs.append(pack)
      session.transitions.add(pack)
    }
    return packs
  }
}

// Names by which other tools call the commands of this one.

/// Names of commands in other tools.
enum CommandSynonyms {
  /// Returns the command that `name` means elsewhere, if it is one of `commands`.
  static func name(for name: String, among commands: [String]) -> String? {
    table[name.lowercased()]?.first(where: commands.contains)
  }

  /// The names in other tools.
  static var all: [String] { table.keys.sorted() }

  /// The names here that are meant by a name.
  static func names(for name: String) -> [String] { table[name] ?? [] }

  private static let table: [String: [String]] = [
    "approve": ["accept"], "update": ["accept"], "bless": ["accept"], "commit": ["accept"],
    "test": ["verify"], "check": ["verify", "validate"], "diff": ["verify", "compare"],
    "create": ["record", "new"], "generate": ["record", "render"], "ls": ["list"],
    "prune": ["clean"], "rm": ["clean"],
    "lint": ["validate"], "animate": ["transition"], "convert": ["transition"],
    "build": ["render"], "make": ["render"], "play": ["preview"], "serve": ["preview"],
    "screenshot": ["still"], "frame": ["still"], "snapshot": ["still"],
    "montage": ["filmstrip"], "sheet": ["filmstrip"], "contact-sheet": ["filmstrip"],
    "init": ["new"], "search": ["list"], "devices": ["list"], "transitions": ["list"],
    "lottie": ["export"], "split": ["plan"], "join": ["assemble"], "merge": ["assemble"],
  ]
}

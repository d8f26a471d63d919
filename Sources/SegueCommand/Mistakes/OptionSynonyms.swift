// Names by which other tools call the options of this one.

/// Names of options in other tools.
enum OptionSynonyms {
  /// Returns the names of options here that mean what `name` means elsewhere, the likeliest first.
  static func names(for name: String) -> [String] { table[name] ?? [] }

  /// The names in other tools.
  static var all: [String] { table.keys.sorted() }

  private static let table: [String: [String]] = [
    "t": ["name", "time", "to"], "transition": ["name"], "animation": ["name"], "effect": ["name"],
    "out": ["output"], "dest": ["output"], "destination": ["output"], "file": ["output"],
    "framerate": ["fps"], "frame-rate": ["fps"], "rate": ["fps"], "r": ["fps"],
    "resolution": ["size"], "dimensions": ["size"], "s": ["size"],
    "overwrite": ["force"], "replace": ["force"], "yes": ["force"], "y": ["force"],
    "frame": ["frames", "time"], "at": ["time"], "timestamp": ["time"], "ss": ["from", "time"],
    "start": ["from"], "end": ["to"], "reversed": ["reverse"], "repeat": ["loop"],
    "crop": ["fit"], "mode": ["fit"], "phone": ["device"], "frame-device": ["bezel"],
    "dark": ["appearance"], "theme": ["appearance"], "bg": ["background"],
    "threads": ["jobs"], "parallel": ["jobs"], "j": ["jobs"],
    "tolerance": ["comparator", "max-points"], "threshold": ["comparator", "max-points"],
    "precision": ["comparator"], "fuzz": ["comparator"], "metric": ["comparator"],
    "update": ["record"],
    "type": ["format"], "silent": ["quiet"],
    "bitrate": ["crf"], "filesize": ["max-size"], "target-size": ["max-size"],
    "delay": ["hold"], "pause": ["hold"], "length": ["duration"], "slowmo": ["speed"],
    "mockup": ["bezel"], "device-frame": ["bezel"], "zoom": ["scale"], "dpi": ["scale"],
    "csv": ["rows"], "data": ["rows"], "continue": ["resume"], "incremental": ["resume"],
    "workers": ["jobs"], "concurrency": ["jobs"], "verbose": ["stats"],
  ]
}

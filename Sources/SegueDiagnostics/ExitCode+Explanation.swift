// What each exit code means: one table for the help, `segue explain` and, compared by a test,
// Documentation/Guide/COMMAND.md.

extension ExitCode {
  /// The meaning of the code in one or two words, as the help lists it.
  package var summary: String {
    switch self {
    case .done: "success"
    case .mismatch: "mismatch"
    case .usage: "usage"
    case .scene: "scene"
    case .asset: "asset"
    case .limit: "limit"
    case .output: "output"
    case .encoder: "encoder"
    case .bug: "internal error"
    case .interrupted: "interrupted by SIGINT"
    case .terminated: "interrupted by SIGTERM or SIGHUP"
    }
  }

  /// What has happened when a command ends with the code, as a phrase.
  package var explanation: String {
    switch self {
    case .done: "success"
    case .mismatch:
      "a difference, failed scenes of a batch, missing chunks of a plan, or what every clip needs "
        + "is missing (`doctor`)"
    case .usage:
      "the command line is empty, wrong or requests what is not implemented; an output is also an "
        + "input; a plan was made for another renderer"
    case .scene:
      "a scene is invalid, outside its list's folder, or has changed since the plan was made; a "
        + "plan or a golden is damaged; a recording cannot be aligned"
    case .asset:
      "an image or a font is missing, damaged, outside the scene's folder, or has changed since the "
        + "plan was made"
    case .limit:
      "a limit was exceeded: size, frames, memory, stack; no thread can be created; `/proc` is "
        + "missing where threads need it"
    case .output:
      "the output could not be written: it exists, the directory is missing, the disk is full, the "
        + "reader of a pipe has closed it; or a file could not be opened, since no descriptor is "
        + "free"
    case .encoder: "the encoder is missing or failed"
    case .bug: "a bug of Segue's; please report it"
    case .interrupted: "interrupted by SIGINT"
    case .terminated: "interrupted by SIGTERM or SIGHUP"
    }
  }

  /// Whether the same command may succeed when it is run again: `no` or a phrase that begins with
  /// `yes`; empty after a success.
  package var retry: String {
    switch self {
    case .done: ""
    case .mismatch, .usage, .scene, .asset, .limit, .bug: "no"
    case .output: "yes, after a look"
    case .encoder, .interrupted, .terminated: "yes"
    }
  }

  /// What to do about the code, in one or two sentences; empty after a success.
  package var remedy: String {
    switch self {
    case .done: ""
    case .mismatch:
      "The messages and the report name what differs, failed or is missing. This is a result, not "
        + "a malfunction."
    case .usage:
      "Correct the command line as the message says; `segue help COMMAND` lists the options."
    case .scene:
      "Correct the scene at the line and column of the message; `segue validate SCENE` checks it "
        + "without drawing."
    case .asset:
      "Correct the path, convert the image, or install the font that the message names; `segue "
        + "doctor` lists the fonts that are missing."
    case .limit:
      "Use fewer of what the message names, or raise the limit with --limits NAME=N for scenes that "
        + "you trust; `segue explain NAME` explains a limit."
    case .output:
      "Use --force to replace an existing file, create the directory, or free space."
    case .encoder: "`segue doctor` tells which encoders are installed."
    case .bug: "Report it with the command line, the scene and the whole message."
    case .interrupted, .terminated:
      "Run the command again. Batches and plans continue where they stopped."
    }
  }
}

// `--max-size`.

import ArgumentParser
import SegueClips

/// The option for the size of the file.
struct FittingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum size of the file, such as 3M. Quality, then frame size, then frame rate are "
        + "reduced until it fits.", valueName: "size"), transform: written)
  var maxSize: ByteCount?
}

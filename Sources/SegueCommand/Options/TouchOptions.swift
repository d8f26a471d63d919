// `--show-touches`.

import ArgumentParser

/// The option for drawing touches.
struct TouchOptions: ParsableArguments {
  @Flag(help: "Draw the touches of the script as discs.")
  var showTouches = false
}

// `--show-touches`.

import ArgumentParser

/// What is drawn beside the scene.
struct TouchOptions: ParsableArguments {
  @Flag(help: "Draw the fingers of the script as discs.")
  var showTouches = false
}

// All that can be said of a clip on the command line, for the commands that make whole clips.

import ArgumentParser
import SegueBatch

/// How a clip looks and is encoded.
struct LookOptions: ParsableArguments {
  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var encoding: EncodingOptions

  /// The options of a clip.
  var options: ClipOptions {
    var options = ClipOptions()
    options.rate = rate.fps
    size.apply(to: &options)
    options.showsTouches = touches.showTouches
    frames.apply(to: &options)
    encoding.apply(to: &options)
    return options
  }
}

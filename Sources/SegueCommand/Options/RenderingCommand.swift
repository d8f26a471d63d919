// All options of a clip, for the commands that record whole clips.

import ArgumentParser
import SegueClips

/// A command with the options for rendering and encoding a clip. Each such command declares these
/// groups itself: in debug builds, the parser examines a group inside of a group four times as often.
protocol RenderingCommand: ToolCommand {
  var rate: RateOptions { get }
  var size: SizeOptions { get }
  var touches: TouchOptions { get }
  var frames: FrameOptions { get }
  var timing: TimingOptions { get }
  var encoding: EncodingOptions { get }
  var picture: PictureOptions { get }
}

extension RenderingCommand {
  /// The options of a clip.
  var clipOptions: ClipOptions {
    var options = ClipOptions()
    options.rate = rate.fps
    size.apply(to: &options)
    options.showsTouches = touches.showTouches
    frames.apply(to: &options)
    timing.apply(to: &options)
    encoding.apply(to: &options)
    picture.apply(to: &options)
    return options
  }
}

// All options of a clip, for the commands that record whole clips.

import ArgumentParser
import SegueClips

/// The options for rendering and encoding a clip.
struct RenderingOptions: ParsableArguments {
  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions

  mutating func validate() throws { try EncodingOptions.rejectDraft(of: options) }

  /// The options of a clip.
  var options: ClipOptions {
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

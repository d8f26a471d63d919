// Movies as other programs read them.

import Foundation
import ScratchFolders
import SegueFiles
import SeguePixels
import SegueVideo
import Testing

@Suite struct MovieSinkTests {
  @Test(
    "a movie has its frames, its rate and its tags",
    arguments: [(1, 60, 1), (239, 60, 1), (240, 60, 1), (241, 30000, 1001), (500, 60, 1)])
  func framesRateTags(_ count: Int, _ numerator: Int, _ denominator: Int) throws {
    let folder = try ScratchFolder()
    let path = folder("clip.mp4")
    var settings = MovieSettings(
      width: 64, height: 48, rateNumerator: numerator, rateDenominator: denominator)
    settings.preset = "veryfast"
    let sink = try MovieSink(.file(path: path, replacing: false), settings: settings)
    for number in 0..<count {
      try sink.append(.yCbCr420(try TestFrames.frame(number, width: 64, height: 48)))
    }
    try sink.finish()
    let stream = try Tool.probe(
      path,
      "stream=codec_name,codec_tag_string,width,height,pix_fmt,color_range,color_space,"
        + "color_transfer,color_primaries,chroma_location,r_frame_rate,avg_frame_rate,nb_read_frames,start_time",
      extra: ["-count_frames"])
    let rate = "\(numerator)/\(denominator)"
    #expect(
      stream == [
        "codec_name=h264", "codec_tag_string=avc1", "width=64", "height=48", "pix_fmt=yuv420p",
        "color_range=tv", "color_space=bt709", "color_transfer=bt709", "color_primaries=bt709",
        "chroma_location=center",
        "r_frame_rate=\(rate)", "avg_frame_rate=\(rate)", "start_time=0.000000",
        "nb_read_frames=\(count)",
      ])
  }
}

// The documented defaults and limits of a movie's settings, and the speed of encoders.

import SegueVideo
import Testing

@Suite struct MovieSettingsTests {
  @Test("the defaults are those of the documentation")
  func defaults() {
    let settings = MovieSettings(width: 2, height: 2, rateNumerator: 60)
    #expect(settings.rateDenominator == 1)
    #expect(settings.codec == .h264 && settings.container == .mp4 && !settings.hasAlpha)
    #expect(settings.crf == 18 && settings.preset == "medium")
    #expect(settings.chunkLength == 240 && settings.threads == 2)
    let factors = MovieCodec.allCases.map(\.usualCRF)
    #expect(factors == [18, 20, 24, 24, nil, nil, nil])
  }

  @Test("values at the ends of their ranges are accepted", arguments: permitted)
  func limits(_ permitted: BadSetting) {
    var settings = smallMovie()
    permitted.change(&settings)
    #expect(throws: Never.self) { try settings.validate() }
  }

  private static let permitted: [BadSetting] = [
    BadSetting(name: "smallest size") { ($0.width, $0.height) = (1, 1) },
    BadSetting(name: "largest width") { ($0.width, $0.height) = (16384, 1) },
    BadSetting(name: "largest height") { ($0.width, $0.height) = (1, 16384) },
    BadSetting(name: "largest rate") { $0.rateNumerator = 1000 },
    BadSetting(name: "smallest rate") { ($0.rateNumerator, $0.rateDenominator) = (1, 1000) },
    BadSetting(name: "largest terms") {
      ($0.rateNumerator, $0.rateDenominator) = (1_000_000, 1_000_000)
    },
    BadSetting(name: "best quality") { $0.crf = 0 },
    BadSetting(name: "lowest quality") { $0.crf = 51 },
    BadSetting(name: "lowest quality of AV1") { ($0.codec, $0.crf) = (.av1, 63) },
    BadSetting(name: "shortest chunk") { $0.chunkLength = 1 },
    BadSetting(name: "longest chunk") { $0.chunkLength = 1_000_000 },
    BadSetting(name: "one thread") { $0.threads = 1 },
    BadSetting(name: "most threads") { $0.threads = 64 },
  ]

  @Test(
    "the presets of x264 are spread over the speeds of libaom and libvpx",
    arguments: [
      (MovieCodec.av1, "placebo", "0"), (.av1, "veryslow", "0"), (.av1, "medium", "3"),
      (.av1, "superfast", "7"), (.av1, "ultrafast", "8"), (.vp9, "placebo", "0"),
      (.vp9, "medium", "2"), (.vp9, "veryfast", "3"), (.vp9, "ultrafast", "5"),
    ])
  func speeds(_ codec: MovieCodec, _ preset: String, _ expected: String) {
    var settings = smallMovie(preset: preset)
    settings.codec = codec
    let options = settings.encoderOptions
    #expect(options.first { $0.name == "cpu-used" }?.value == expected)
  }

  @Test("AV1 and VP9 take whole factors: the nearest one")
  func wholeFactors() {
    var settings = smallMovie()
    for codec in [MovieCodec.av1, .vp9] {
      (settings.codec, settings.crf) = (codec, 24.6)
      #expect(settings.encoderOptions.first { $0.name == "crf" }?.value == "25")
    }
  }
}

// The movie as other programs read it.

import Foundation
import ScratchFolders
import Testing

@Suite(.enabled(if: isInstalled("ffmpeg") && isInstalled("ffprobe")))
struct MovieQualityTests {
  private static let probe = [
    "ffprobe", "-v", "error", "-select_streams", "v:0", "-count_frames", "-of", "json",
    "-show_entries",
    "stream=nb_read_frames,width,height,r_frame_rate,avg_frame_rate,codec_name,pix_fmt,color_space,"
      + "color_primaries,color_transfer,color_range:packet=pts_time",
  ]

  /// The demo's scene: 2.0 seconds at 60 frames per second.
  private func slideDown(_ folder: ScratchFolder) throws -> String {
    let text = """
      segue: 1
      canvas: { width: 195, height: 422, fps: 60, background: "#000000" }
      screens:
        menu:
          background: "#F2F2F7"
          views:
            - { frame: [15, 60, 165, 90], background: "#FFFFFF", cornerRadius: 12 }
            - { frame: [15, 170, 165, 90], background: "#2E7D5B", cornerRadius: 12 }
        detail:
          background: "#FFFFFF"
          views: [{ frame: [0, 0, 195, 160], background: "#5A3C78" }]
      script:
        - show: menu
        - wait: 0.25
        - present: detail
          transition: slideDown
        - wait: 0.5
        - dismiss: detail
          transition: slideDown
        - wait: 0.25
      """
    return try folder.write("slide-down.yaml", text)
  }

  @Test("slideDown and back is 120 frames at exact times, tagged BT.709")
  func probed() throws {
    let folder = try ScratchFolder()
    #expect(try process(["render", try slideDown(folder), "-o", folder("a.mp4"), "-q"]).code == 0)
    let result = try run("/usr/bin/env", Self.probe + [folder("a.mp4")])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    let stream = try #require((json["streams"] as? [[String: Any]])?.first)
    let expected = [
      "nb_read_frames": "120", "r_frame_rate": "60/1", "avg_frame_rate": "60/1",
      "codec_name": "h264", "pix_fmt": "yuv420p", "color_space": "bt709",
      "color_primaries": "bt709", "color_range": "tv",
    ]
    for (key, value) in expected { #expect(stream[key] as? String == value, "\(key)") }
    let packets = try #require(json["packets"] as? [[String: Any]])
    let times = packets.compactMap { ($0["pts_time"] as? String).flatMap(Double.init) }.sorted()
    #expect(times.count == 120)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 60) < 1e-5) }
  }

  @Test("decoded luma is within 42 dB of our own conversion at crf 12")
  func quality() throws {
    let folder = try ScratchFolder()
    let scene = try slideDown(folder)
    _ = try process(["render", scene, "-o", folder("a.mp4"), "--crf", "12", "-q"])
    _ = try process(["render", scene, "-o", folder("a.y4m"), "-q"])
    let decoded = try run(
      "/usr/bin/env",
      [
        "ffmpeg", "-v", "error", "-i", folder("a.mp4"), "-f", "rawvideo", "-pix_fmt", "yuv420p",
        "-",
      ])
    let (width, height) = (196, 422)
    let frameBytes = width * height * 3 / 2
    #expect(decoded.output.count == 120 * frameBytes)
    let original = try folder.bytes("a.y4m")
    let header = try #require(original.firstIndex(of: 10)) + 1
    var squares = 0
    for frame in 0..<120 {
      let a = header + frame * (frameBytes + 6) + 6
      let b = frame * frameBytes
      for i in 0..<(width * height) {
        let difference = Int(original[a + i]) - Int(decoded.output[b + i])
        squares += difference * difference
      }
    }
    let mean = Double(squares) / Double(120 * width * height)
    #expect(mean < 255.0 * 255.0 / pow(10, 4.2))
  }
}

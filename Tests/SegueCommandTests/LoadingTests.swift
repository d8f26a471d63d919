// FFmpeg's libraries are loaded when they are needed, and one that cannot be loaded is an error in one
// line. The dynamic loader itself reports what it loads.

import Foundation
import ScratchFolders
import Testing

@Suite struct LoadingTests {
  /// The names of FFmpeg's libraries that a run of the command loads.
  private func loaded(_ arguments: [String]) throws -> Set<String> {
    let result = try process(arguments, environment: ["LD_DEBUG": "files"])
    #expect(result.code == 0, "\(result.errors.suffix(300))")
    #expect(result.errors.contains("file=libpng16.so"), "the loader reported nothing")
    let names = result.errors.matches(of: /file=(lib(?:avcodec|avformat|avutil)\.so\.\d+)/)
    return Set(names.map { String($0.1) })
  }

  @Test("a still of PNG images loads none of them; a movie loads all three")
  func libraries() throws {
    let folder = try ScratchFolder()
    try folder.image("a.png", 8, 8, 255)
    let scene = try folder.write(
      "a.yaml",
      """
      segue: 1
      canvas: { width: 40, height: 60, fps: 30 }
      screens: { a: { views: [{ frame: [0, 0, 20, 20], image: a.png }] } }
      script: [{ show: a }, { wait: 0.1 }]
      """)
    #expect(try loaded(["still", scene, "--time", "0", "-o", folder("a.png.png")]).isEmpty)
    #expect(try loaded(["validate", scene]).isEmpty)
    let all = try loaded(["render", scene, "-o", folder("a.mp4"), "-q"])
    #expect(
      all.map { $0.prefix { $0 != "." } }.sorted() == ["libavcodec", "libavformat", "libavutil"])
  }

  @Test("a library that cannot be loaded is one line and exit code 7, and leaves nothing behind")
  func damaged() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let names = try loaded(["render", scene, "-o", folder("a.mp4"), "-q"])
    try FileManager.default.removeItem(atPath: folder("a.mp4"))
    try FileManager.default.createDirectory(
      atPath: folder("lib"), withIntermediateDirectories: false)
    for name in names {
      let file = try folder.write("lib/\(name)", "")
      defer { try? FileManager.default.removeItem(atPath: file) }
      let result = try process(
        ["render", scene, "-o", folder("a.mp4"), "-q"],
        environment: ["LD_LIBRARY_PATH": folder("lib")])
      #expect(result.code == 7)
      #expect(result.errors.hasPrefix("segue: error: lib"), "\(result.errors)")
      #expect(result.errors.contains("\(name)"), "\(result.errors)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
      #expect(try folder.names().filter { $0 != "lib" } == ["small.yaml"])
    }
  }
}

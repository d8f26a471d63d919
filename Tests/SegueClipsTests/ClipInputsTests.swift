// The dependencies of a clip are found by playing it, and differences are reported by name.

import Foundation
import ScratchFolders
import SegueClips
import SegueDiagnostics
import SegueImages
import SeguePixels
import SegueScenes
import SegueStage
import Testing

@MainActor
@Suite struct ClipInputsTests {
  private func inputs(
    _ folder: ScratchFolder, _ options: ClipOptions = ClipOptions(),
    assets: SharedAssets? = nil
  ) throws -> ClipInputs {
    let assets = assets ?? SharedAssets { FileDigest.hex(of: $0) }
    let path = folder("scene.yaml")
    let clip = try Clip(
      SceneDocument.load(contentsOf: path), options: options, assets: assets,
      transitions: .builtIn)
    _ = try clip.stage.frameCount()
    return ClipInputs(
      of: clip, scene: try FileDigest.hex(ofFile: path), options: options, renderer: .current)
  }

  private func makeScene() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      "scene.yaml",
      """
      segue: 1
      canvas: { width: 40, height: 60, scale: 2, fps: 30 }
      screens:
        one:
          views:
            - { id: a, frame: [0, 0, 20, 20], image: a.png }
            - { id: t, frame: [0, 20, 40, 20], label: "Hi", font: { size: 12 } }
      script:
        - show: one
        - wait: 0.1
      """)
    try folder.image("a.png", 8, 8, 255)
    return folder
  }

  @Test("the inputs of a scene list by name what it reads, looks up and is encoded with")
  func found() throws {
    let folder = try makeScene()
    let inputs = try inputs(folder)
    #expect(inputs.assets.map(\.name) == ["a.png", "a@2x.png", "a@3x.png"])
    #expect(inputs.assets[0].hash == (try FileDigest.hex(ofFile: folder("a.png"))))
    #expect(inputs.assets[1].hash == nil && inputs.assets[2].hash == nil)
    let font = try #require(inputs.fonts.first)
    #expect(font.name.hasSuffix("Inter-Regular.otf"))
    #expect(font.hash == (try FileDigest.hex(ofFile: font.name)))
  }

  @Test("shared assets record what each clip used, although they are read once")
  func shared() throws {
    let folder = try makeScene()
    let assets = SharedAssets { FileDigest.hex(of: $0) }
    let first = try inputs(folder, assets: assets)
    try FileManager.default.removeItem(atPath: folder("a.png"))
    #expect(try inputs(folder, assets: assets) == first)
    #expect(throws: Failure.self) { try inputs(folder) }
  }

  @Test("each change is reported by name and changes the digest")
  func differences() throws {
    let folder = try makeScene()
    let before = try inputs(folder)
    func now(_ options: ClipOptions = ClipOptions()) throws -> [String] {
      let now = before.now(
        scene: try FileDigest.hex(ofFile: folder("scene.yaml")), folder: folder.path,
        options: options, renderer: .current, digests: FileDigests())
      #expect((now.digest == before.digest) == (now == before))
      return now.differences(from: before)
    }
    #expect(try now() == [])
    var options = ClipOptions()
    options.crf = 20
    #expect(try now(options) == ["--crf not given → 20"])
    try folder.image("a.png", 8, 8, 100)
    #expect(try now() == ["asset a.png changed"])
    try folder.image("a@2x.png", 16, 16, 100)
    #expect(try now() == ["asset a.png changed", "asset a@2x.png was added"])
    try FileManager.default.removeItem(atPath: folder("a.png"))
    try FileManager.default.removeItem(atPath: folder("a@2x.png"))
    #expect(try now() == ["asset a.png is missing"])
    try folder.write("scene.yaml", "segue: 1")
    #expect(try now() == ["the scene changed", "asset a.png is missing"])
  }

  @Test("another renderer is named with both versions")
  func renderers() {
    let old = RendererVersion(
      segue: "0.4", libraries: [RendererVersion.Library(name: "x264", version: "155")])
    let new = RendererVersion(
      segue: "0.5", libraries: [RendererVersion.Library(name: "x264", version: "164")])
    #expect(new.differences(from: old) == ["renderer 0.4 → 0.5", "x264 155 → 164"])
  }

  @Test("every library reports its version")
  func libraries() {
    let libraries = RendererVersion.current.libraries
    #expect(libraries.count == 10)
    for library in libraries {
      #expect(library.version.contains { $0.isNumber }, "\(library.name) is \(library.version)")
    }
    #expect(libraries.first { $0.name == "x264" }?.version.contains(" r") == true)
  }

  @Test("inputs read back as they were written")
  func coding() throws {
    let inputs = try inputs(makeScene())
    let data = try JSONEncoder().encode(inputs)
    #expect(try JSONDecoder().decode(ClipInputs.self, from: data) == inputs)
    let own = try JSONDecoder().decode(ClipInputs.self, from: Data(inputs.json.compact.utf8))
    #expect(own == inputs)
  }
}

// Images of an app's bundle: variants, slices, files.

import Foundation
import ScratchFolders
import SegueImages
import SeguePixels
import SegueWorld
import Testing

@testable import UIKit

@MainActor
@Suite struct AppImageTests {
  private typealias Writer = (ScratchFolder) throws -> Void

  /// Runs `body` in a world whose app has the files.
  private func app(_ write: Writer, _ body: () throws -> Void) throws {
    let files = try ScratchFolder()
    try write(files)
    try World().run {
      UIKitState.current.install(AppBundle(path: files.path, language: ""))
      try body()
    }
  }

  private static let appearances = """
    {"images": [{"idiom": "universal", "filename": "light.png", "scale": "1x"},
      {"idiom": "universal", "filename": "dark.png", "scale": "1x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
    """

  private func writeAppearances(_ files: ScratchFolder) throws {
    try files.bundleFile("A.xcassets/sky.imageset/Contents.json", Self.appearances)
    try files.bundleImage("A.xcassets/sky.imageset/light.png", 4, 4, 0xFF0000)
    try files.bundleImage("A.xcassets/sky.imageset/dark.png", 4, 4, 0x0000FF)
  }

  private func red(_ image: UIImage?) -> UInt8? {
    image?.cgImage?.bitmap?.pixels[0, 0].red
  }

  @Test func imageViewsShowTheVariantOfTheirAppearance() throws {
    try app(writeAppearances) {
      let image = try #require(UIImage(named: "sky"))
      #expect(red(image) == 255)
      #expect(
        red(UIImage(named: "sky", in: nil, compatibleWith: .init(userInterfaceStyle: .dark))) == 0)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = UIImageView(image: image)
      window.addSubview(view)
      window.isHidden = false
      @MainActor func shown() -> UInt8? {
        (view.layer.contents as? CGImage)?.bitmap?.pixels[0, 0].red
      }
      #expect(shown() == 255)
      window.overrideUserInterfaceStyle = .dark
      #expect(shown() == 0)
      #expect(view.image === image)
      view.image = image.withRenderingMode(.alwaysTemplate)
      #expect(shown() == 0)
    }
  }

  @Test func codeRegistersVariants() throws {
    let write: Writer = { try $0.bundleImage("light.png", 2, 2, 0xFFFFFF) }
    try app(write) {
      let light = try #require(UIImage(named: "light.png"))
      let dark = UIImage(bitmap: Bitmap(try PixelBuffer(width: 2, height: 2)), scale: 1)
      light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(red(light.resolved(for: UITraitCollection(userInterfaceStyle: .dark))) == 0)
      #expect(red(light.resolved(for: UITraitCollection(userInterfaceStyle: .light))) == 255)
      let own = UIImageAsset()
      own.register(light, with: UITraitCollection(userInterfaceStyle: .light))
      own.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(red(own.image(with: UITraitCollection(userInterfaceStyle: .dark))) == 0)
    }
  }

  @Test func slicesBecomeCapInsets() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "b.png", "resizing": {
        "mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
        "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let write: Writer = {
      try $0.bundleFile("A.xcassets/bubble.imageset/Contents.json", contents)
      let pixels = try PixelBuffer(width: 20, height: 16)
      // The two columns of the part that is tiled are white and black.
      for y in 0..<16 { pixels[4, y] = PremultipliedRGBA8(255, 255, 255, 255) }
      try $0.bundleFile(
        "A.xcassets/bubble.imageset/b.png", try PNGEncoder.encode(pixels, opaque: false))
    }
    try app(write) {
      let image = try #require(UIImage(named: "bubble"))
      #expect(image.size == CGSize(width: 10, height: 8))
      #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(image.resizingMode == .tile)
      #expect(image.renderingMode == .alwaysTemplate)
      let shown = try #require(image.cgImage?.bitmap?.pixels)
      let row = (0..<20).map { shown[$0, 0].red }
      #expect(row[4..<12] == [255, 0, 255, 0, 255, 0, 255, 0])
      #expect(row[12...].allSatisfy { $0 == 0 })
    }
  }

  @Test func filesOfTheBundle() throws {
    let write: Writer = {
      try $0.bundleImage("photo@2x.png", 8, 4, 0x00FF00)
      try $0.bundleImage("en.lproj/sign.png", 3, 3, 0x00FF00)
    }
    try app(write) {
      #expect(UIImage(named: "photo")?.size == CGSize(width: 4, height: 2))
      #expect(UIImage(named: "sign")?.size == CGSize(width: 3, height: 3))
      let path = "\(SegueBundle.path(of: SegueBundle.main))/photo.png"
      #expect(UIImage(contentsOfFile: path)?.scale == 2)
      #expect(UIImage(contentsOfFile: "/etc/hostname") == nil)
      let literal = UIImage(imageLiteralResourceName: "photo")
      #expect(literal.size == CGSize(width: 4, height: 2))
      #expect(UIImage(named: "absent") == nil)
    }
  }

  @Test func vectorImagesAreDrawnAtTheScaleOfTheScreen() throws {
    let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}]}"
    let write: Writer = {
      try $0.bundleFile("A.xcassets/leaf.imageset/Contents.json", contents)
      try $0.bundleFile(
        "A.xcassets/leaf.imageset/a.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"4\">"
          + "<rect x=\"4\" width=\"4\" height=\"4\" fill=\"#00ff00\"/></svg>")
    }
    try app(write) {
      guard let image = UIImage(named: "leaf") else {
        // Without the library, the warning names its package.
        let warning = World.current.diagnostics.warnings.first
        #expect(warning?.contains("sudo apt install lib") == true)
        return
      }
      #expect(image.size == CGSize(width: 8, height: 4))
      #expect(image.scale == 2)
      let pixels = try #require(image.cgImage?.bitmap?.pixels)
      #expect(pixels[7, 4] == PremultipliedRGBA8(0, 0, 0, 0))
      #expect(pixels[8, 4] == PremultipliedRGBA8(0, 255, 0, 255))
    }
  }

  @Test func damagedFilesAreWarnings() throws {
    let write: Writer = { try $0.bundleFile("bad.png", "no image") }
    try app(write) {
      #expect(UIImage(named: "bad") == nil)
      #expect(UIImage(named: "bad") == nil)
      let messages = World.current.diagnostics.entries.map(\.message)
      #expect(messages.filter { $0.hasPrefix("bad.png") }.count == 1)
    }
  }
}

// Scenes and images that the tests share.

import SegueDiagnostics
import SeguePixels
import SegueScenes
import SegueStage

@MainActor
enum StageSamples {
  /// The scene of the project's first page, small, with images that need no files.
  static let slideDown = """
    segue: 1
    canvas: { width: 40, height: 80, scale: 2, fps: 60, background: "#000000" }
    screens:
      menu: { image: menu.png }
      detail:
        background: "#F2F2F7"
        views:
          - { id: hero, image: photo.png, frame: [0, 0, 40, 30], contentMode: scaleAspectFill, clips: true }
          - { id: card, frame: [2, 28, 36, 20], background: "#FFFFFF", cornerRadius: 4 }
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

  /// Two images, each a pattern of its own.
  static func images() throws -> ImageLibrary {
    let menu = try bitmap(78, 168) { x, y in (UInt8(x * 3), UInt8(y), UInt8((x ^ y) & 0xFF)) }
    let photo = try bitmap(30, 20) { x, y in
      (UInt8(255 - x * 8), UInt8(x * y & 0xFF), UInt8(y * 12))
    }
    return ImageLibrary(bitmaps: ["menu.png": menu, "photo.png": photo])
  }

  private static func bitmap(
    _ width: Int, _ height: Int, color: (Int, Int) -> (UInt8, UInt8, UInt8)
  ) throws -> Bitmap {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        pixels[x, y] = PremultipliedRGBA8(red, green, blue, 255)
      }
    }
    return Bitmap(pixels)
  }

  /// The scene of these lines.
  static func document(_ text: String) throws -> SceneDocument {
    try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
  }

  /// A stage for the scene of these lines.
  static func stage(_ text: String, transitions: TransitionLibrary = .builtIn) throws -> Stage {
    try Stage(document(text), images: images(), transitions: transitions)
  }
}

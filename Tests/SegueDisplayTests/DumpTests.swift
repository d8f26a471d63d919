import CoreGraphics
import SegueDisplay
import SeguePixels
import Testing

@Suite struct DumpTests {
  @Test("every kind of item is one line, and groups indent their items")
  func everyKind() throws {
    let photo = Bitmap(try PixelBuffer(width: 4, height: 3))
    let frame = CGRect(x: 0, y: 0.5, width: 10, height: 20)
    let move = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0.1, ty: -0.0)
    let rounded = RoundedRectangle(frame, topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.25)
    let image = ImageQuad(
      bitmap: photo, source: CGRect(x: 0, y: 0, width: 4, height: 3), destination: frame,
      transform: move, opacity: 0.5, filter: .nearest,
      crossFade: CrossFade(
        bitmap: photo, source: CGRect(x: 1, y: 1, width: 2, height: 2), fraction: 0.75))
    let list = DisplayList(
      width: 100, height: 200, background: .black,
      items: [
        .solid(SolidQuad(shape: rounded, transform: .identity, color: white)),
        .group(
          DisplayGroup(
            opacity: 0.5,
            clip: DisplayClip(shape: RoundedRectangle(frame, radius: 3), transform: move),
            items: [.image(image)])),
        .group(DisplayGroup(items: [])),
      ])
    #expect(
      list.dump() == """
        frame 100 x 200 background [0 0 0 1]
          solid [0 0.5 10 20] radius [1 2 3 4] color [1 1 1 0.25] transform [1 0 0 1 0 0]
          group opacity 0.5 clip [0 0.5 10 20] radius 3 transform [2 0 0 2 0.1 0]
            image #1 (4 x 3, alpha) part [0 0 4 3] in [0 0.5 10 20] transform [2 0 0 2 0.1 0] \
        opacity 0.5 filter nearest to #1 (4 x 3, alpha) part [1 1 2 2] fraction 0.75
          group

        """)
  }

  @Test("images are numbered in order of first appearance")
  func numbers() throws {
    let (a, b) = (
      Bitmap(try PixelBuffer(width: 1, height: 1)), Bitmap(try PixelBuffer(width: 2, height: 1))
    )
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let items = [a, b, a].map {
      DisplayItem.image(
        ImageQuad(bitmap: $0, source: unit, destination: unit, transform: .identity))
    }
    let text = DisplayList(width: 1, height: 1, background: .clear, items: items).dump()
    let names = text.split(separator: "\n").dropFirst().map { $0.split(separator: " ")[1] }
    #expect(names == ["#1", "#2", "#1"])
  }
}

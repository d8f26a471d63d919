import ScratchFolders
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@testable import SeguePreview

@Suite("Pictures that are kept")
struct PictureStoreTests {
  private static let list = DisplayList(width: 10, height: 10, background: .black)
  private static let other = DisplayList(width: 10, height: 20, background: .black)

  /// A picture of 400 bytes.
  private static func picture() throws -> PixelBuffer { try PixelBuffer(width: 10, height: 10) }

  @Test("A picture is found by its frame, as long as that looks the same")
  func finding() throws {
    let store = PictureStore()
    let picture = try Self.picture()
    store.keep(picture, of: Self.list, index: 3)
    #expect(store.buffer(of: Self.list, index: 3) === picture)
    #expect(store.buffer(of: Self.list, index: 4) == nil)
    #expect(store.buffer(of: Self.other, index: 3) == nil)
    store.removeAll()
    #expect(store.buffer(of: Self.list, index: 3) == nil)
  }

  @Test("The picture that was not used for the longest time makes room")
  func capacity() throws {
    let size = try Self.picture().bytesPerRow * 10
    let store = PictureStore(capacity: 2 * size)
    for index in 0..<2 { store.keep(try Self.picture(), of: Self.list, index: index) }
    _ = store.buffer(of: Self.list, index: 0)
    store.keep(try Self.picture(), of: Self.list, index: 2)
    #expect((0..<3).map { store.buffer(of: Self.list, index: $0) != nil } == [true, false, true])
    // One that replaces another needs no more room.
    store.keep(try Self.picture(), of: Self.other, index: 2)
    #expect(store.buffer(of: Self.list, index: 0) != nil)
    store.keep(try PixelBuffer(width: 100, height: 100), of: Self.list, index: 4)
    #expect(store.buffer(of: Self.list, index: 4) == nil)
  }

  @Test("While a page plays, the next frames are drawn, with the pixels of the clip")
  @MainActor func ahead() async throws {
    let folder = try ScratchFolder()
    let session = try PreviewSession([try folder.scene()], transitions: .builtIn, jobs: 1)
    defer { session.close() }
    let page = session.connect(PageOutbox())
    let scene = try #require(session.documents[0].scene)
    let list = try scene.list(ofFrame: 20)
    session.requestPicture(at: 0, serial: 1, isExact: false, of: page)
    for _ in 0..<6000 where session.store.buffer(of: list, index: 20) == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    let kept = try #require(session.store.buffer(of: list, index: 20))
    let drawn = try Rasterizer().render(list)
    #expect((0..<60).allSatisfy { Array(kept.row($0)) == Array(drawn.row($0)) })
  }

  @Test("For a page that rests nothing is drawn before it is requested")
  @MainActor func resting() async throws {
    let folder = try ScratchFolder()
    let session = try PreviewSession([try folder.scene()], transitions: .builtIn, jobs: 1)
    defer { session.close() }
    let page = session.connect(PageOutbox())
    session.requestPicture(at: 0, serial: 1, isExact: true, of: page)
    session.drawAhead(of: page)
    #expect(!session.isDrawingAhead)
  }
}

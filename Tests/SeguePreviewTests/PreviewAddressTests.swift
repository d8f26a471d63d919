import Testing

@testable import SeguePreview

@Suite("The address of a preview")
struct PreviewAddressTests {
  /// A generator that returns the same number each time.
  private struct Constant: RandomNumberGenerator {
    let value: UInt64
    func next() -> UInt64 { value }
  }

  @Test("A token always has 32 digits")
  func tokenLength() {
    var small = Constant(value: 0x2A)
    let address = PreviewAddress(port: 8080, generator: &small)
    #expect(address.token == "000000000000002a000000000000002a")
    #expect(address.url == "http://127.0.0.1:8080/000000000000002a000000000000002a/")
  }

  @Test("Requests may name the loopback interface in two ways")
  func hosts() {
    var generator = SystemRandomNumberGenerator()
    let address = PreviewAddress(port: 4711, generator: &generator)
    #expect(address.hosts == ["127.0.0.1:4711", "localhost:4711"])
  }
}

// Contents that are another picture at another time: pictures in turn, a movie. They are asked when a
// frame is committed, for its instant, and must answer the same for the same instant.

/// A picture for each instant, as the contents of a layer.
@MainActor
package final class TimedContents {
  private let image: @MainActor (Double) -> CGImage?

  /// Contents that are what `image` answers at an instant in seconds of world time.
  package init(_ image: @escaping @MainActor (Double) -> CGImage?) {
    self.image = image
  }

  /// What shows at `seconds` of world time.
  package func image(atSeconds seconds: Double) -> CGImage? { image(seconds) }
}

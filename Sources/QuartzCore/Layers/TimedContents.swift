// Contents that change with time: sequences of images, movies. They are queried when a frame is
// committed, for its instant, and must return the same image for the same instant.

/// Contents of a layer with an image for each instant.
@MainActor
package final class TimedContents {
  private let image: @MainActor (Double) -> CGImage?

  /// Creates contents from a closure that returns the image at an instant in seconds of world time.
  package init(_ image: @escaping @MainActor (Double) -> CGImage?) {
    self.image = image
  }

  /// Returns the image at `seconds` of world time.
  package func image(atSeconds seconds: Double) -> CGImage? { image(seconds) }
}

// One open page: what it shows, and which picture it waits for. Of the pictures that a page requests
// faster than they can be drawn, only the newest is drawn.

import SegueDiagnostics
import SegueDisplay
import SegueWorld

/// A page that is connected.
@MainActor
package final class PreviewPage {
  /// The number of the page, which no other page of this run has.
  package let number: Int
  /// The messages to the page.
  package let outbox: PageOutbox
  /// The position of the file that the page shows.
  package var file = 0

  /// The recording that the page shows in place of its file, or `nil`.
  package var replay: ReplayedRecording?

  /// The newest picture that has been requested and not begun.
  var wanted: WantedPicture?
  /// A Boolean value that indicates whether a picture is being drawn for the page.
  var isDrawing = false
  /// A Boolean value that indicates whether the next picture must be whole, since the page may have
  /// received others than those of `history`.
  var startsAnew = false
  /// The last picture that was requested, which is drawn again after a change.
  var lastRequest: WantedPicture?
  /// The pictures that the page has received.
  let history = PictureHistory()

  /// Creates a page that has nothing to show yet.
  init(number: Int, outbox: PageOutbox) { (self.number, self.outbox) = (number, outbox) }

  /// Sends a message that is a JSON object.
  package func send(_ message: JSONText) { outbox.send(.text(message.compact)) }
}

/// A picture that a page waits for.
struct WantedPicture {
  /// What the picture shows.
  enum Subject {
    /// A frame of the page's scene, by its time in seconds. It is drawn at a smaller scale if the page
    /// shows it smaller: `height` pixels high.
    case time(Double, height: Int?)
    /// A display list that does not come from the script, such as that of a finger's session.
    case list(DisplayList, time: Double, index: Int)
  }

  let subject: Subject
  /// The number by which the page knows the request, or `nil` if it made none.
  let serial: Int?
  /// A Boolean value that indicates whether the picture must be lossless.
  let isExact: Bool
  /// A Boolean value that indicates whether the picture belongs to a finger's session.
  var isLive = false
}

// The typing of an action.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

extension ActRun {
  /// Types the characters, one every `interval` seconds.
  func type(_ characters: [Character], interval: Double) {
    type(characters, interval: interval, next: 0, since: world.now)
  }

  private func type(
    _ characters: [Character], interval: Double, next: Int, since start: VirtualTime
  ) {
    guard next < characters.count else { return end(.performed) }
    guard let responder = UIResponder.receivingText, responder.takesText else {
      let rest = QuotedText.quoted(String(characters[next...]))
      return end(.failed("editing ended before \(rest) was typed"))
    }
    let character = characters[next]
    if character == "\n" {
      responder.pressReturnKey()
    } else {
      responder.typeText(String(character))
    }
    let time = start + VirtualTime(seconds: Double(next + 1) * interval)
    world.schedule(at: max(time, world.now), phase: .input) { [self] in
      type(characters, interval: interval, next: next + 1, since: start)
    }
  }

  /// Presses a key, which takes as long as typing a character.
  func press(_ key: SceneKey, in responder: UIResponder) {
    switch key {
    case .return: responder.pressReturnKey()
    case .delete: responder.pressDelete()
    }
    after(VirtualTime(seconds: SceneAct.standardInterval)) { [self] in end(.performed) }
  }
}

import Foundation
import SegueWorld
import Testing
import UIKit

/// Apple raises exceptions for these calls; here they end the process with a message.
@Suite struct AnimatorMisuseTests {
  @Test("A stopped animator cannot be started again before it is finished")
  func startStopped() async {
    await #expect(processExitsWith: .failure) {
      await misuse {
        $0.startAnimation()
        $0.stopAnimation(false)
        $0.startAnimation()
      }
    }
  }

  @Test("Only a stopped animator can be finished")
  func finishRunning() async {
    await #expect(processExitsWith: .failure) {
      await misuse {
        $0.startAnimation()
        $0.finishAnimation(at: .end)
      }
    }
  }

  @Test("Only a paused animator can be continued")
  func continueRunning() async {
    await #expect(processExitsWith: .failure) {
      await misuse {
        $0.startAnimation()
        $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
  }

  @Test("An animator cannot start in the past")
  func negativeDelay() async {
    await #expect(processExitsWith: .failure) {
      await misuse { $0.startAnimation(afterDelay: -1) }
    }
  }

  @Test("Properties that an active animator fixes cannot change")
  func interruptible() async {
    await #expect(processExitsWith: .failure) {
      await misuse {
        $0.startAnimation()
        $0.isInterruptible = false
      }
    }
  }

  @Test("Permitted calls succeed")
  func allowed() async {
    await #expect(processExitsWith: .success) {
      await misuse {
        $0.startAnimation()
        $0.pauseAnimation()
        $0.stopAnimation(true)
      }
      exit(0)
    }
  }
}

/// Runs `body` on an animator in a separate world.
@MainActor private func misuse(_ body: @MainActor (UIViewPropertyAnimator) -> Void) {
  World().run { body(UIViewPropertyAnimator(duration: 1, curve: .linear) {}) }
}

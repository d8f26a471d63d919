// Update links: when their actions are called, and in which order.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct UpdateLinkTests {
  @Test("A continuous link is called for every refresh, in the order of phases")
  func continuous() throws {
    let bars = BarSample()
    var (calls, times): ([String], [Double]) = ([], [])
    let link = bars.world.run {
      let link = UIUpdateLink(view: bars.a.view)
      link.addAction(to: .afterUpdateComplete) { _, _ in calls.append("last") }
      link.addAction { link, info in
        calls.append("first")
        times.append(info.modelTime)
        #expect(link.currentUpdateInfo === info)
      }
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      return link
    }
    try bars.advance(to: 0.1)
    #expect(times.count == 6)
    #expect(calls.prefix(4) == ["first", "last", "first", "last"])
    bars.run { link.isEnabled = false }
    try bars.advance(to: 0.2)
    #expect(times.count == 6)
  }

  @Test("Another link is called only while something moves")
  func onDemand() throws {
    let bars = BarSample()
    var count = 0
    try bars.advance(to: 0.5)
    let link = bars.world.run {
      let link = UIUpdateLink(view: bars.a.view)
      link.addAction { _, _ in count += 1 }
      link.isEnabled = true
      return link
    }
    try bars.advance(to: 1)
    let resting = count
    bars.run { UIView.animate(withDuration: 0.5) { bars.a.view.alpha = 0.5 } }
    try bars.advance(to: 1.5)
    #expect(resting <= 1)
    #expect(count >= 25)
    bars.run { link.isEnabled = false }
  }
}

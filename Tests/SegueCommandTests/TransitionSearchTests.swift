// `segue list --search`: people find transitions by what they call them.

import SegueTransitions
import Testing

@testable import SegueCommand

@Suite @MainActor struct TransitionSearchTests {
  /// Returns the names of what is found, best first.
  private func found(_ text: String) -> [String] {
    let all = NamedTransition.all(in: .builtIn)
    return TransitionSearch(text).found(among: all).map(\.name)
  }

  @Test(
    "what people say leads to the transition among the first three",
    arguments: [
      ("card grows", "cardToPage"), ("the one where the card grows into the page", "cardToPage"),
      ("grow into page", "cardToPage"), ("app store card", "cardToPage"), ("expand", "expand"),
      ("card expands to full screen", "cardToPage"), ("hero", "hero"), ("shared element", "match"),
      ("magic move", "match"), ("circle reveal", "circleReveal"), ("circular", "circleReveal"),
      ("phone's back swipe", "navigationPush"), ("iphone push", "push"), ("open an app", "appOpen"),
      ("photo zoom", "zoom"), ("page turns like a book", "pageTurn"), ("paper curl", "pageCurl"),
      ("peel", "pageCurl"), ("genie", "suckEffect"), ("water", "rippleEffect"), ("cube", "cube"),
      ("3d box", "cube"), ("broken glass", "shatter"), ("explosion", "explode"),
      ("theater curtain", "curtain"), ("doors open", "door"), ("side menu", "drawer"),
      ("tinder swipe", "deck"), ("bottom sheet", "bottomSheet"),
      ("slide up from the bottom", "present"),
      ("cross dissolve", "crossDissolve"), ("fade to black", "fadeThroughColor"),
      ("blur", "blurThrough"), ("flip a card", "cardFlip"), ("origami", "fold"),
      ("cover flow", "glide"), ("cartoon ending", "irisClose"), ("heartbeat", "pulse"),
      ("newspaper", "spinIn"), ("android shared axis", "sharedAxisX"),
      ("list row opens", "listToDetail"), ("brush", "paint"), ("chess", "checkerboard"),
      ("screen shrinks and the new one comes up", "stack"), ("blurred background", "blurThrough"),
      ("old screen goes out of focus", "defocus"), ("the screen tips over", "tumble"),
      ("thing grows out of a button", "popover"), ("menu from the left", "drawer"),
      ("stack of cards", "stack"), ("elevator doors", "portal"), ("slide from below", "present"),
    ])
  func phrase(text: String, expected: String) {
    let names = found(text)
    #expect(names.prefix(3).contains(expected), "\(text): \(names.prefix(8))")
  }

  @Test("those whose names begin with a word come before those that contain it")
  func beginnings() {
    #expect(found("slide").prefix(5).allSatisfy { $0.hasPrefix("slide") })
    #expect(found("card").prefix(3) == ["card", "cardFlip", "cardToPage"])
    #expect(found("page").prefix(3).allSatisfy { $0.hasPrefix("page") })
  }

  @Test(
    "a transition's own name finds it first, and what comes from a side is not what moves there",
    arguments: [
      ("zoom", "zoom"), ("zoom in", "zoomIn"), ("flip", "flip"), ("reveal", "reveal"),
      ("falling tiles", "fallingTiles"), ("page curl", "pageCurl"), ("cube", "cube"),
      ("sheet", "sheet"), ("circle reveal", "circleReveal"), ("fade through", "fadeThrough"),
      ("iOS push", "push"), ("slide in from the right", "push"), ("push from right", "push"),
      ("slide from left", "slideRight"), ("slides in from the top", "slideDown"),
      ("slide up from the bottom", "present"), ("ios modal", "present"), ("star wipe", "star"),
      ("image opens", "zoom"), ("mini player expands", "expand"), ("coin flip", "cardFlip"),
      ("page turns like a book", "pageTurn"), ("circle opens from the button", "circleReveal"),
      ("old TV switching off", "irisClose"), ("photo zooms into full screen", "zoom"),
      ("cards fan out", "fan"), ("the app-switcher look", "depthPush"), ("go back", "pop"),
      ("slide left", "push"), ("slide right", "slideRight"), ("door opens", "door"),
      ("iphone notification", "slideDown"), ("camera shutter", "iris"), ("coverflow", "glide"),
      ("garage door", "roll"), ("context menu", "peek"), ("settings", "push"), ("dialog", "alert"),
    ])
  func first(text: String, expected: String) {
    let names = found(text)
    #expect(names.first == expected, "\(text): \(names.prefix(8))")
  }

  @Test("words that occur nowhere find nothing, no words find everything")
  func ends() {
    #expect(found("zzqq").isEmpty)
    #expect(found("").count == NamedTransition.all(in: .builtIn).count)
    #expect(found("the one with").count == found("").count)
    // A word that occurs nowhere does not hide what the others find.
    #expect(found("zzqq genie") == found("genie"))
  }

  @Test("every transition has words of its own, and no words belong to others")
  func keywords() {
    #expect(TransitionKeywords.names == NamedTransition.all(in: .builtIn).map(\.name).sorted())
  }

  @Test("the command prints what is found, best first, and says if there is nothing")
  func command() {
    let result = segue("list", "--search", "card grows into the page")
    #expect(result.code == 0)
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.hasPrefix("cardToPage"), "\(text)")
    let nothing = segue("list", "--search", "zzqq")
    #expect(nothing.code == 0 && nothing.output.isEmpty)
    #expect(nothing.errors.contains("no transition has any of these words"))
    #expect(segue("list", "--fonts", "--search", "card").code == 2)
  }
}

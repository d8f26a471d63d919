// Tokens of search fields.

import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct SearchTokenTests {
  private let world = World()

  private func field() -> UISearchTextField {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.placeholder = "Search"
    return field
  }

  @Test("tokens are before the text, and take the place of the placeholder") func places() {
    world.run {
      let field = field()
      let start = field.textRect(forBounds: field.bounds).minX
      let token = UISearchToken(icon: nil, text: "Photos")
      token.representedObject = "photos"
      field.tokens = [token]
      field.insertToken(UISearchToken(icon: nil, text: "Anna"), at: 0)
      field.layoutIfNeeded()
      #expect(field.tokens.map(\.text) == ["Anna", "Photos"] && field.label.text == nil)
      #expect(field.tokenViews[0].frame.minX == start)
      #expect(field.tokenViews[1].frame.minX > field.tokenViews[0].frame.maxX)
      #expect(field.textRect(forBounds: field.bounds).minX > field.tokenViews[1].frame.maxX)
      field.removeToken(at: 0)
      field.removeToken(at: 0)
      #expect(field.tokenViews.isEmpty && field.label.text == "Search")
      #expect(field.textRect(forBounds: field.bounds).minX == start)
    }
  }

  @Test("the delete key selects the last token, and then removes it") func deleting() {
    world.run {
      let field = field()
      field.tokens = [UISearchToken(icon: nil, text: "A"), UISearchToken(icon: nil, text: "B")]
      field.text = "x"
      field.deleteBackward()
      #expect(field.text == "" && field.tokens.count == 2)
      field.deleteBackward()
      #expect(field.tokens.count == 2 && field.isLastTokenSelected)
      field.deleteBackward()
      #expect(field.tokens.map(\.text) == ["A"] && !field.isLastTokenSelected)
      field.allowsDeletingTokens = false
      field.deleteBackward()
      field.deleteBackward()
      #expect(field.tokens.count == 1)
    }
  }

  @Test("a part of the text becomes a token") func replacing() throws {
    try world.run {
      let field = field()
      field.text = "from anna"
      let end = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
      field.replaceTextualPortion(
        of: range, with: UISearchToken(icon: nil, text: "From"), at: 0)
      #expect(field.text == "anna" && field.tokens.map(\.text) == ["From"])
      #expect(field.text(in: field.textualRange) == "anna")
    }
  }

  @Test("a search controller updates its results when tokens change") func updating() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var counts: [Int] = []
      func updateSearchResults(for searchController: UISearchController) {
        counts.append(searchController.searchBar.searchTextField.tokens.count)
      }
    }
    world.run {
      let (search, updater) = (UISearchController(), Updater())
      search.searchResultsUpdater = updater
      search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "A")]
      #expect(updater.counts.last == 1)
      search.searchBar.searchTextField.tokens = []
      #expect(updater.counts.last == 0)
    }
  }

  @Test("a responder has the English keyboard") func inputMode() {
    world.run {
      #expect(field().textInputMode?.primaryLanguage == "en-US")
      #expect(UITextInputMode.activeInputModes.count == 1)
    }
  }
}

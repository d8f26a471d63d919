// Transformers of values, which apps register for transformable attributes.

import Foundation
import Testing
import UIKit

private final class WordsTransformer: ValueTransformer {
  override class func transformedValueClass() -> AnyClass { NSData.self }
  override func transformedValue(_ value: Any?) -> Any? {
    (value as? [String])?.joined(separator: " ").data(using: .utf8)
  }
  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).map {
      String(decoding: $0, as: UTF8.self).split(separator: " ").map(String.init)
    }
  }
}

@Suite struct ValueTransformerTests {
  @Test("A registered transformer is found by its name, until it is removed")
  func registry() throws {
    let name = NSValueTransformerName("words")
    let transformer = WordsTransformer()
    ValueTransformer.setValueTransformer(transformer, forName: name)
    #expect(ValueTransformer(forName: name) === transformer)
    #expect(WordsTransformer(forName: name) === transformer)
    #expect(NSSecureUnarchiveFromDataTransformer(forName: name) == nil)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let data = try #require(transformer.transformedValue(["a", "b"]) as? Data)
    #expect(transformer.reverseTransformedValue(data) as? [String] == ["a", "b"])
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test("The plain transformer returns the value")
  func plain() {
    #expect(ValueTransformer().transformedValue(3) as? Int == 3)
    #expect(ValueTransformer().reverseTransformedValue(3) as? Int == 3)
    #expect(ValueTransformer.allowsReverseTransformation())
    #expect(WordsTransformer.transformedValueClass() is NSData.Type)
  }

  @Test("The transformer of archives reads what it has written, and nothing else")
  func archives() throws {
    let transformer = NSSecureUnarchiveFromDataTransformer()
    let data = try #require(transformer.reverseTransformedValue(NSString("text")) as? Data)
    #expect(transformer.transformedValue(data) as? String == "text")
    #expect(transformer.transformedValue(Data([1, 2])) == nil)
    #expect(transformer.transformedValue(nil) == nil)
  }
}

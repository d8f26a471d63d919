// The classes that are generated from data models.

import Foundation
import ScratchFolders
import SegueProgram
import Testing

@Suite struct DataModelSourceTests {
  private func source(_ entities: String) throws -> String {
    let folder = try ScratchFolder()
    try folder.write("contents", "<?xml version=\"1.0\"?><model>\(entities)</model>")
    return DataModelSource([folder.path]).text
  }

  @Test("a class has its properties with the types that Xcode gives them")
  func types() throws {
    let text = try source(
      """
      <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
        <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="rank" optional="YES" attributeType="Integer 32"/>
        <attribute name="isDone" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="date" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="color" attributeType="Transformable" customClassName="UIColor"/>
        <attribute name="default" attributeType="URI"/>
        <relationship name="list" maxCount="1" destinationEntity="List" inverseName="notes"/>
      </entity>
      <entity name="List" representedClassName=".NoteList" codeGenerationType="none">
        <relationship name="notes" toMany="YES" destinationEntity="Note" inverseName="list"/>
      </entity>
      """)
    #expect(
      text == """
        import CoreData
        import Foundation

        @objc(Note)
        public class Note: NSManagedObject {
        }

        extension Note {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> {
            return NSFetchRequest<Note>(entityName: "Note")
          }
          @NSManaged public var color: UIColor?
          @NSManaged public var count: Int16
          @NSManaged public var date: Date?
          @NSManaged public var `default`: URL?
          @NSManaged public var isDone: Bool
          @NSManaged public var list: NoteList?
          @NSManaged public var rank: NSNumber?
          @NSManaged public var title: String?
        }

        extension Note: Identifiable {
        }

        """)
  }

  @Test(
    "a transformable attribute has the type of Swift that its class names",
    arguments: [
      ("[String]", "[String]?"), ("Set&lt;Day&gt;", "Set<Day>?"),
      ("[String: Int]", "[String: Int]?"),
      ("A.B", "A.B?"), ("X { }", "NSObject?"), ("[]", "NSObject?"),
    ])
  func transformables(_ name: String, _ type: String) throws {
    let text = try source(
      """
      <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="value" attributeType="Transformable" customClassName="\(name)"/>
      </entity>
      """)
    #expect(text.contains("@NSManaged public var value: \(type)\n"))
  }

  @Test("a category has properties alone, and methods for its relationships")
  func category() throws {
    let text = try source(
      """
      <entity name="List" representedClassName="App.NoteList" codeGenerationType="category"
        parentEntity="Base">
        <relationship name="notes" toMany="YES" destinationEntity="Note"/>
        <relationship name="steps" toMany="YES" ordered="YES" destinationEntity="Base"/>
      </entity>
      <entity name="Note" representedClassName="Note"/><entity name="Base"/>
      """)
    #expect(!text.contains("class NoteList") && text.contains("extension NoteList {"))
    #expect(text.contains("(entityName: \"List\")"))
    for line in [
      "public var notes: NSSet?", "public var steps: NSOrderedSet?",
      "public func addToNotes(_ value: Note)", "public func removeFromNotes(_ values: NSSet)",
      "public func addToSteps(_ values: NSOrderedSet)",
      "public func insertIntoSteps(_ value: NSManagedObject, at idx: Int)",
      "public func replaceSteps(at indexes: NSIndexSet, with values: [NSManagedObject])",
    ] {
      #expect(text.contains("  @NSManaged \(line)\n"), "\(line)")
    }
  }

  @Test("derived entities have derived classes; other names than Swift's are left out")
  func inheritance() throws {
    let text = try source(
      """
      <entity name="A" representedClassName="A" codeGenerationType="class" parentEntity="B"/>
      <entity name="B" representedClassName="B" codeGenerationType="class">
        <attribute name="x; exit(1)" attributeType="String"/>
      </entity>
      <entity name="C" representedClassName="C: D" codeGenerationType="class"/>
      """)
    #expect(text.contains("public class A: B {") && text.contains("class B: NSManagedObject {"))
    #expect(!text.contains("exit") && !text.contains("C: D"))
    #expect(try source("").isEmpty)
  }
}

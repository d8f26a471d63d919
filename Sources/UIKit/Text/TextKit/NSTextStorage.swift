// Attributed text that tells its layout managers of changes. Subclasses keep the text elsewhere: they
// override the four basic methods, and report changes with `edited`. Foundation on Linux reads some
// properties of attributed strings past these methods, so the storage follows such changes in its own
// text.

import Foundation

/// The changes of text in a storage.
extension NSTextStorage {
  /// The kinds of changes.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Creates a set of kinds from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 2)
  }
}

/// Attributed text that is laid out by layout managers.
open class NSTextStorage: NSMutableAttributedString {
  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate of the storage.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the changes that are being processed.
  open private(set) var editedMask: EditActions = []
  /// The range of the changes that are being processed, in the changed text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference of the lengths after and before the changes that are being processed.
  open private(set) var changeInLength = 0
  /// A Boolean value that indicates whether attributes are fixed when they are read. Always `false`.
  open var fixesAttributesLazily: Bool { false }

  /// Called after changes have been processed.
  var didProcessEditing: () -> Void = {}
  private var editingDepth = 0
  private var isProcessing = false
  /// A Boolean value that indicates whether the storage changes the text itself, not a subclass.
  private var changesOwnText = false

  // MARK: Initialization

  /// Creates an empty storage.
  public init() { super.init(string: "") }
  /// Creates a storage with text without attributes.
  public override init(string: String) { super.init(string: string) }
  /// Creates a storage with text that has the given attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  /// Creates a storage with a copy of attributed text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  /// Creates a storage from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  /// Reports a change of the text. Subclasses that keep the text themselves call it after each change;
  /// unless changes are being grouped, they are processed at once.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The range before the change.
  ///   - delta: The difference of the lengths after and before it.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    if !changesOwnText { follow(editedMask, editedRange, delta) }
    let changed = NSRange(
      location: editedRange.location, length: max(0, editedRange.length + delta))
    let known = self.editedRange
    self.editedRange =
      known.location == NSNotFound
      ? changed : NSUnionRange(known.extended(by: delta), changed)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editingDepth == 0 { processChanges() }
  }

  /// Begins a group of changes, which are processed together.
  open override func beginEditing() { editingDepth += 1 }
  /// Ends a group of changes.
  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    if editingDepth == 0, !editedMask.isEmpty { processChanges() }
  }

  private func processChanges() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    didProcessEditing()
  }

  /// Processes changes: asks the delegate, and tells the layout managers. What a subclass or the
  /// delegate changes meanwhile belongs to the same changes.
  open func processEditing() {
    if delegate != nil {
      // Safe, because text that has a delegate is changed in the thread of the main actor.
      nonisolated(unsafe) let text = self
      MainActor.assumeIsolated { text.askDelegate() }
    }
    for manager in layoutManagers { manager.forgetLayout() }
  }

  @MainActor
  private func askDelegate() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }

  /// Marks attributes as not fixed. There is nothing to fix: fonts for characters that a font lacks are
  /// chosen during layout.
  open func invalidateAttributes(in range: NSRange) {}
  /// Fixes attributes. There is nothing to fix; see `invalidateAttributes(in:)`.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: The text

  /// Replaces characters. The new ones have the attributes of the first replaced one, or of the one
  /// before them.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    changeOwnText { super.replaceCharacters(in: range, with: str) }
    report(.editedCharacters, range, str.utf16.count - range.length)
  }

  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    changeOwnText { super.setAttributes(attrs, range: range) }
    report(.editedAttributes, range, 0)
  }

  /// Replaces characters, with their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
      attributes, part, _ in
      let place = NSRange(location: range.location + part.location, length: part.length)
      setAttributes(attributes, range: place)
    }
    endEditing()
  }
  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }
  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: range) { attributes, part, _ in runs.append((attributes, part)) }
    beginEditing()
    for run in runs {
      var attributes = run.attributes
      change(&attributes)
      setAttributes(attributes, range: run.range)
    }
    endEditing()
  }

  private func changeOwnText(_ change: () -> Void) {
    changesOwnText = true
    change()
    changesOwnText = false
  }

  private func report(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    changesOwnText = true
    defer { changesOwnText = false }
    // What happens while the change is processed is reported on its own.
    editingDepth += 1
    edited(mask, range: range, changeInLength: delta)
    changesOwnText = false
    editingDepth -= 1
    if editingDepth == 0 { processChanges() }
  }

  /// Makes the storage's own text follow a change that a subclass has made elsewhere.
  private func follow(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let whole = string as NSString
    let changed = NSRange(location: range.location, length: range.length + delta)
    guard changed.length >= 0, changed.location + changed.length <= whole.length,
      range.location + range.length <= super.length
    else { return }
    if mask.contains(.editedCharacters) {
      super.replaceCharacters(in: range, with: whole.substring(with: changed))
    }
    var place = changed.location
    while place < changed.location + changed.length {
      var effective = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &effective)
      let run = NSIntersectionRange(effective, changed)
      guard run.length > 0 else { return }
      super.setAttributes(attributes, range: run)
      place = run.location + run.length
    }
  }
}

extension NSRange {
  /// Returns the range with another length.
  fileprivate func extended(by distance: Int) -> NSRange {
    NSRange(location: location, length: max(0, length + distance))
  }
}

/// The methods that a storage calls on its delegate.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed. The delegate may change the text.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called when changes have been processed. The delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

import Foundation

/// A text that tells its layout managers, its delegate and the text view that shows it about changes.
///
/// Changes between `beginEditing()` and `endEditing()` are processed together. A subclass that stores the text itself overrides
/// `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` in the last two methods. All other methods that change the text call these methods.
/// `edited(_:range:changeInLength:)` copies the changed text from the subclass into the superclass, because Foundation on Linux
/// reads the characters of a string without calling the methods that a subclass overrides.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes to a text.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Creates a set of kinds from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were inserted, replaced or deleted.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before changes are processed. The object is the text storage.
  public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted after changes were processed. The object is the text storage.
  public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate, which the text storage notifies of changes. It is not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the changes that have not been processed.
  open private(set) var editedMask: EditActions = []
  /// The range of the text after the changes that have not been processed. If there are none, the location is `NSNotFound`, and
  /// the length is that of the previous changes (measured, `ts-process-without-edit` in textkit-cases.json).
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The length of the text after the changes that have not been processed, less the length before them.
  open private(set) var changeInLength = 0
  /// A closure that is called after changes were processed. The text view that shows the text sets it.
  var onEdit: ((EditActions) -> Void)?
  private var editingDepth = 0
  /// Indicates whether the superclass already contains the change that is being recorded, so that nothing is copied from a
  /// subclass.
  private var isStoredBySuperclass = false
  /// Indicates whether changes are being processed. Further changes then belong to the same group.
  private var isProcessing = false

  /// Creates an empty text storage.
  public init() { super.init(string: "") }
  /// Creates a text storage with a text without attributes.
  ///
  /// - Parameter str: The text.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a text storage with a text with the same attributes everywhere.
  ///
  /// - Parameters:
  ///   - str: The text.
  ///   - attrs: The attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a text storage with a copy of a text.
  ///
  /// - Parameter attrStr: The text.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// Creates a text storage from data in an unarchiver.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// Adds a layout manager, which lays out the text from now on.
  ///
  /// - Parameter aLayoutManager: The layout manager. The text storage retains it.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager, which then has no text storage. A layout manager of another text storage is ignored.
  ///
  /// - Parameter aLayoutManager: The layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: Processing changes

  /// Records a change. Outside of `beginEditing()` and `endEditing()` it is processed at once.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The range that was changed, in the text before the change.
  ///   - delta: The number of UTF-16 code units by which the text has grown. It is negative if the text is shorter.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if !isStoredBySuperclass {
      let length = (string as NSString).length
      let end = editedRange.location.addingReportingOverflow(editedRange.length)
      let endAfterChange = end.partialValue.addingReportingOverflow(delta)
      guard editedRange.location >= 0, editedRange.length >= 0, delta >= -(super.string as NSString).length,
        !end.overflow, !endAfterChange.overflow,
        end.partialValue <= (super.string as NSString).length,
        (0...length).contains(max(editedRange.location, endAfterChange.partialValue))
      else {
        Diagnostics.report(
          "\(type(of: self)).edited(_:range:changeInLength:) was called with the range {\(editedRange.location), "
            + "\(editedRange.length)} and the change \(delta), which are not within the text of \(length) UTF-16 code units "
            + "after the change. The change is ignored. Pass the range before the change, and the change of its length")
        return
      }
      copyText(from: editedRange, changeInLength: delta)
    }
    isStoredBySuperclass = false
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    var range = self.editedRange.location == NSNotFound ? editedRange : NSUnionRange(self.editedRange, editedRange)
    range.length = max(0, range.length + delta)
    self.editedRange = range
    processChanges()
  }

  /// Copies a range that a subclass has changed into the text of the superclass.
  private func copyText(from range: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: range.location, length: max(0, range.length + delta))
    let text = (string as NSString).substring(with: changed)
    if delta != 0 || (super.string as NSString).substring(with: range) != text {
      super.replaceCharacters(in: range, with: text)
    }
    for run in runs(in: changed) { super.setAttributes(run.attributes, range: run.range) }
  }

  /// Processes the changes, unless a group is open or changes are being processed already.
  private func processChanges() {
    guard editingDepth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Tells the observers, the delegate and the layout managers about the changes since the last call.
  ///
  /// The order is the one that was measured on UIKit (`ts-layout-manager-attribute` in textkit-cases.json): each notification comes
  /// before the method of the delegate, and the layout managers are last. The attributes are fixed between the two
  /// notifications. A call inside of `beginEditing()` and `endEditing()` does not end the group, so its changes are
  /// processed again at the end (`ts-process-inside-group`). A subclass may change attributes before it calls this method;
  /// the range then contains these changes, too.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    // Changes that the delegate makes here belong to the same group of changes.
    editingDepth += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    if editedRange.location != NSNotFound { invalidateAttributes(in: editedRange) }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    editingDepth -= 1
    if editingDepth == 0 {
      editedMask = []
      editedRange.location = NSNotFound
      changeInLength = 0
      isProcessing = false
    }
    guard !mask.isEmpty else { return }
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    onEdit?(mask)
  }

  /// Begins a group of changes that are processed together.
  open override func beginEditing() {
    super.beginEditing()
    editingDepth += 1
  }

  /// Ends a group of changes, and processes them if it is the outermost one.
  open override func endEditing() {
    super.endEditing()
    guard editingDepth > 0 else { return }
    editingDepth -= 1
    processChanges()
  }

  // MARK: Fixing attributes

  /// A Boolean value that indicates whether attributes are fixed when they are read, not when they are changed. It is `true` in a
  /// plain text storage and `false` in a subclass (measured, `ts-fixes-lazily` in textkit-cases.json).
  open var fixesAttributesLazily: Bool { type(of: self) == NSTextStorage.self }

  /// Marks the attributes of a range as changed. Unless attributes are fixed lazily, they are fixed at once.
  ///
  /// - Parameter range: The range.
  open func invalidateAttributes(in range: NSRange) {
    if !fixesAttributesLazily { fixAttributes(in: range) }
  }

  /// Removes attachments from characters other than U+FFFC. A subclass overrides this method to change other attributes after
  /// an edit.
  ///
  /// The method does not change fonts, because characters that a font lacks are drawn in another font.
  ///
  /// - Parameter range: The range, in UTF-16 code units. A range beyond the text is limited to the text.
  open func fixAttributes(in range: NSRange) { removeStrayAttachments(in: range) }

  /// Fixes the attributes of a range that have not been fixed since they were changed.
  ///
  /// - Parameter range: The range.
  open func ensureAttributesAreFixed(in range: NSRange) {
    if fixesAttributesLazily { fixAttributes(in: range) }
  }

  // MARK: Primitive methods

  /// The characters of the text.
  open override var string: String { super.string }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let whole = rangeOfWholeCharacters(range)
    if whole == range {
      super.replaceCharacters(in: range, with: str)
    } else {
      replaceParts(of: whole, range, with: str)
    }
    isStoredBySuperclass = true
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Returns a range that is extended to whole characters, as Swift's strings count them. Foundation on Linux replaces whole
  /// characters in the string, but not in the runs of attributes, and reads attributes outside of the string afterwards.
  private func rangeOfWholeCharacters(_ range: NSRange) -> NSRange {
    let text = string
    let units = text.utf16
    guard range.location >= 0, range.length >= 0,
      let start = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex)
    else { return range }
    func beginning(_ index: String.Index) -> String.Index {
      index == text.endIndex ? index : text.index(before: text.index(after: index))
    }
    let wholeStart = beginning(start)
    let wholeEnd = beginning(end) == end ? end : text.index(after: end)
    let location = units.distance(from: units.startIndex, to: wholeStart)
    return NSRange(location: location, length: units.distance(from: wholeStart, to: wholeEnd))
  }

  /// Replaces a range that contains parts of the characters of another range. The other parts keep their attributes.
  private func replaceParts(of whole: NSRange, _ range: NSRange, with text: String) {
    let before = NSRange(location: whole.location, length: range.location - whole.location)
    let after = NSRange(location: NSMaxRange(range), length: NSMaxRange(whole) - NSMaxRange(range))
    let remainingRuns = runs(in: before) + runs(in: after)
    let units = Array(string.utf16)
    // Foundation's strings extend a part of a character to the character here as well.
    func part(_ range: NSRange) -> String {
      String(decoding: units[range.location..<NSMaxRange(range)], as: UTF16.self)
    }
    let delta = text.utf16.count - range.length
    super.replaceCharacters(in: whole, with: part(before) + text + part(after))
    for run in remainingRuns {
      let isAfter = run.range.location >= NSMaxRange(range)
      super.setAttributes(
        run.attributes, range: NSRange(location: run.range.location + (isAfter ? delta : 0), length: run.range.length))
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    isStoredBySuperclass = true
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// The characters of the text as an object that can be changed. Its changes keep the attributes of the text around them.
  open override var mutableString: NSMutableString { TextStorageString(self) }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    if attrString.length > 0 {
      let full = NSRange(location: 0, length: attrString.length)
      attrString.enumerateAttributes(in: full, options: []) { attributes, run, _ in
        setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
      }
    }
    endEditing()
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    for run in runs(in: range) {
      var attributes = run.attributes
      change(&attributes)
      setAttributes(attributes, range: run.range)
    }
    endEditing()
  }

  /// Returns the runs of equal attributes in a range, in ascending order.
  private func runs(in range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    var location = range.location
    while location < NSMaxRange(range) {
      var effective = NSRange()
      let attributes = attributes(at: location, effectiveRange: &effective)
      let end = max(location + 1, min(NSMaxRange(effective), NSMaxRange(range)))
      runs.append((NSRange(location: location, length: end - location), attributes))
      location = end
    }
    return runs
  }
}

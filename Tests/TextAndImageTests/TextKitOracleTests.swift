import TestSupport
import UIKit
import XCTest

/// The measured cases of text storages and attributed strings (`textkit-cases.json`). A value that is not compared fails the test.
@preconcurrency @MainActor
final class TextKitOracleTests: XCTestCase {
  /// A value of a case that has another form than expected.
  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private static let key = NSAttributedString.Key("K")
  private static let other = NSAttributedString.Key("O")

  private func entry(_ id: String) throws -> Oracle.Case {
    try XCTUnwrap(try Oracle.cases("textkit-cases.json").first { $0.id == id }, id)
  }

  // MARK: Attributed strings

  /// Returns the runs of a text in the form of the cases: `[location, length, attributes]`.
  private func runs(_ text: NSAttributedString) -> String {
    var runs: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let values = attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
      runs.append("\(range.location) \(range.length) \(values)")
    }
    return runs.joined(separator: "; ")
  }

  private func measuredRuns(_ entry: Oracle.Case) throws -> String {
    try entry.expect.value("runs", as: [OracleValue].self).map { value -> String in
      guard case .list(let parts) = value, parts.count == 3, let location = Int.read(parts[0]),
        let length = Int.read(parts[1]), case .object(let attributes) = parts[2]
      else { throw Unreadable("\(entry.id): \(value) is no run") }
      let values = attributes.map { key, value in
        "\(key)=\(String.read(value) ?? Int.read(value).map { "\($0)" } ?? "?")"
      }.sorted().joined(separator: " ")
      return "\(location) \(length) \(values)"
    }.joined(separator: "; ")
  }

  private func check(_ text: NSAttributedString, _ id: String, line: UInt = #line) throws {
    let entry = try entry(id)
    XCTAssertEqual(runs(text), try measuredRuns(entry), id, line: line)
    if entry.expect.has("text") { entry.expect("text", text.string) }
    entry.finish(line: line)
  }

  /// Each test runs with an attributed string and with a text storage, which changes its text by other methods.
  private func texts(_ string: String) -> [NSMutableAttributedString] {
    [NSMutableAttributedString(string: string), NSTextStorage(string: string)]
  }

  func testEqualRunsAreJoined() throws {
    for text in texts("abcdefgh") {
      text.addAttribute(Self.key, value: "1", range: NSRange(location: 0, length: 2))
      text.addAttribute(Self.key, value: "1", range: NSRange(location: 2, length: 2))
      try check(text, "tk-coalesce-identical")
    }
    for text in texts("abcdefgh") {
      text.addAttribute(Self.key, value: "v", range: NSRange(location: 0, length: 4))
      text.addAttribute(Self.key, value: String(["v"]), range: NSRange(location: 4, length: 4))
      try check(text, "tk-coalesce-equal-strings")
      text.addAttribute(Self.other, value: "1", range: NSRange(location: 2, length: 3))
      text.removeAttribute(Self.other, range: NSRange(location: 2, length: 3))
      try check(text, "tk-merge-after-remove")
    }
  }

  private func enumerated(_ text: NSMutableAttributedString) -> NSMutableAttributedString {
    text.addAttribute(Self.key, value: "A", range: NSRange(location: 0, length: 6))
    text.addAttribute(Self.other, value: "1", range: NSRange(location: 2, length: 2))
    text.addAttribute(Self.key, value: "B", range: NSRange(location: 8, length: 2))
    return text
  }

  private func calls(
    _ text: NSAttributedString, _ range: NSRange, _ options: NSAttributedString.EnumerationOptions = [],
    stops: Bool = false
  ) -> [String] {
    var calls: [String] = []
    text.enumerateAttribute(Self.key, in: range, options: options) { value, range, stop in
      calls.append("\(range.location) \(range.length) \(value as? String ?? "nil")")
      if stops { stop.pointee = true }
    }
    return calls
  }

  func testEnumerations() throws {
    func check(_ id: String, _ calls: [String], line: UInt = #line) throws {
      let entry = try entry(id)
      let measured = try entry.expect.value("calls", as: [OracleValue].self).map { value -> String in
        guard case .list(let parts) = value, parts.count == 3 else { throw Unreadable("\(id): \(value) is no call") }
        return "\(Int.read(parts[0]) ?? -1) \(Int.read(parts[1]) ?? -1) \(String.read(parts[2]) ?? "nil")"
      }
      XCTAssertEqual(calls, measured, id, line: line)
      entry.finish(line: line)
    }
    let whole = NSRange(location: 0, length: 10)
    for text in texts("0123456789").map(enumerated) {
      try check("tk-enum-attribute", calls(text, whole))
      try check("tk-enum-attribute-not-longest", calls(text, whole, .longestEffectiveRangeNotRequired))
      try check("tk-enum-attribute-stop", calls(text, whole, stops: true))
      let empty = try entry("tk-enum-empty-range")
      empty.expect("calls", CGFloat(calls(text, NSRange(location: 3, length: 0)).count))
      empty.finish()
      let limited = try entry("tk-longest-range-limited")
      var range = NSRange()
      let value = text.attribute(
        Self.key, at: 3, longestEffectiveRange: &range, in: NSRange(location: 1, length: 4))
      limited.expect("value", text: value as? String)
      limited.expect("range", [CGFloat(range.location), CGFloat(range.length)])
      limited.finish()
    }
  }

  func testInsertedTextTakesTheAttributesBeforeIt() throws {
    for text in texts("abc") {
      text.setAttributes([Self.key: "first"], range: NSRange(location: 0, length: 1))
      text.setAttributes([Self.key: "last"], range: NSRange(location: 1, length: 2))
      text.replaceCharacters(in: NSRange(location: 0, length: 0), with: "<")
      try check(text, "tk-insert-start")
      text.replaceCharacters(in: NSRange(location: 2, length: 0), with: "|")
      text.replaceCharacters(in: NSRange(location: text.length, length: 0), with: ">")
      try check(text, "tk-insert-end")
      text.deleteCharacters(in: NSRange(location: 0, length: text.length))
      text.replaceCharacters(in: NSRange(location: 0, length: 0), with: "new")
      try check(text, "tk-insert-into-empty")
    }
    for text in texts("a") {
      text.setAttributes([Self.key: "k"], range: NSRange(location: 0, length: 1))
      text.append(NSAttributedString(string: "--"))
      text.append(NSAttributedString(string: "b", attributes: [Self.key: "k"]))
      text.append(NSAttributedString(string: "!", attributes: [Self.key: "k"]))
      try check(text, "tk-append-equal")
    }
    // Foundation on Linux changes the characters of a plain attributed string without its attributes.
    let storage = NSTextStorage(string: "z", attributes: [Self.other: "3"])
    storage.mutableString.append("zz")
    storage.mutableString.insert("q", at: 0)
    try check(storage, "tk-mutable-string")
    XCTAssertEqual(storage.mutableString as String, "qzzz")
  }

  func testUnitsAndCopies() throws {
    for text in texts("a\u{1F600}b") {
      let unicode = try entry("tk-utf16-substring")
      let part = text.attributedSubstring(from: NSRange(location: 1, length: 2))
      XCTAssertEqual(try unicode.expect.string("substring"), "the emoji")
      XCTAssertEqual(part.string, "\u{1F600}")
      unicode.expect("length", CGFloat(part.length))
      unicode.finish()
      let copy = try entry("tk-copy")
      copy.expect("copy_of_mutable_is_mutable", (text.copy() as AnyObject) is NSMutableAttributedString)
      copy.expect("mutableCopy_is_mutable", (text.mutableCopy() as AnyObject) is NSMutableAttributedString)
      copy.finish()
    }
  }

  // MARK: Text storages

  /// The masks, ranges and changes of length in a line of a case, such as "will, did: attr [0,1]".
  private struct Edit: Equatable, CustomStringConvertible {
    var source: String
    var mask: String
    var range: NSRange
    var delta: Int?

    init(_ source: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int?) {
      self.source = source
      let names =
        (mask.contains(.editedAttributes) ? ["attr"] : []) + (mask.contains(.editedCharacters) ? ["chars"] : [])
      self.mask = names.isEmpty ? "none" : names.joined(separator: "+")
      self.range = range
      self.delta = delta
    }

    /// Reads the edits of a line, or returns none if the line describes something else.
    static func edits(_ line: String, lastLength: Int = 0) -> [Edit] {
      let pattern =
        /^(.*?)(?:: | )(?:mask )?(attr\+chars|attr|chars|none)(?:,)?(?: range)?(?: \[(NSNotFound|\d+), ?(last length|\d+)\])(?:,? delta (-?\d+))?/
      guard let match = line.firstMatch(of: pattern) else { return [] }
      return match.1.split(separator: ",").map { source in
        var edit = Edit(
          source.trimmingCharacters(in: .whitespaces), [],
          NSRange(location: Int(match.3) ?? NSNotFound, length: Int(match.4) ?? lastLength), match.5.flatMap { Int($0) }
        )
        edit.mask = String(match.2)
        return edit
      }
    }

    var description: String { "\(source): \(mask) \(range) \(delta.map { "\($0)" } ?? "-")" }
  }

  private final class Listener: NSTextStorageDelegate {
    var edits: [Edit] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { edits.append(Edit("will", editedMask, editedRange, delta)) }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { edits.append(Edit("did", editedMask, editedRange, delta)) }
    func add(_ source: String, _ storage: NSTextStorage) {
      edits.append(Edit(source, storage.editedMask, storage.editedRange, storage.changeInLength))
    }
  }

  /// Compares the edits with those of a case. Values that the case leaves out are not compared.
  private func compare(
    _ edits: [Edit], _ id: String, lastLength: Int = 0, expands: (String) -> String = { $0 }, line: UInt = #line
  ) throws {
    let measured = try entry(id).whole.strings("sequence").map(expands).flatMap {
      Edit.edits($0, lastLength: lastLength)
    }
    XCTAssertFalse(measured.isEmpty && !edits.isEmpty, id, line: line)
    XCTAssertEqual(edits.count, measured.count, "\(id): \(edits)", line: line)
    for (edit, measuredEdit) in zip(edits, measured) {
      var edit = edit
      if measuredEdit.delta == nil { edit.delta = nil }
      XCTAssertEqual(edit, measuredEdit, id, line: line)
    }
  }

  private func storage(_ length: Int) -> (NSTextStorage, Listener) {
    let storage = NSTextStorage(string: String(repeating: "a", count: length))
    let listener = Listener()
    storage.delegate = listener
    return (storage, listener)
  }

  private func after(_ id: String) throws -> [String] { try entry(id).whole.strings("after") }

  func testSingleEdits() throws {
    var (storage, listener) = storage(11)
    storage.addAttribute(Self.key, value: "1", range: NSRange(location: 6, length: 5))
    try compare(listener.edits, "ts-add-attribute")
    XCTAssertEqual(try after("ts-add-attribute"), ["mask none"])
    XCTAssertEqual(storage.editedMask, [])
    (storage, listener) = self.storage(12)
    storage.setAttributedString(NSAttributedString(string: "abc", attributes: [Self.key: "1"]))
    try compare(listener.edits, "ts-set-attributed")
    XCTAssertEqual(try after("ts-set-attributed"), ["\(storage.length) characters"])
    (storage, listener) = self.storage(5)
    storage.mutableString.append("b")
    try compare(listener.edits, "ts-append-mutable-string")
    XCTAssertEqual(try after("ts-append-mutable-string"), ["\(storage.length) characters"])
    (storage, listener) = self.storage(5)
    storage.addAttribute(Self.key, value: "1", range: NSRange(location: 2, length: 0))
    XCTAssertEqual(listener.edits, [])
    XCTAssertEqual(try entry("ts-add-zero-length").whole.strings("sequence"), ["(nothing)"])
  }

  func testGroups() throws {
    var (storage, listener) = storage(11)
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "b")
    listener.add("(inside)", storage)
    storage.addAttribute(Self.key, value: "1", range: NSRange(location: 3, length: 2))
    listener.add("(inside)", storage)
    storage.deleteCharacters(in: NSRange(location: 1, length: 1))
    listener.add("(inside)", storage)
    storage.endEditing()
    try compare(listener.edits, "ts-group")
    XCTAssertEqual(try after("ts-group"), ["one pair of callbacks for the group"])
    (storage, listener) = self.storage(4)
    storage.beginEditing()
    storage.beginEditing()
    storage.addAttribute(Self.key, value: "1", range: NSRange(location: 0, length: 1))
    storage.endEditing()
    XCTAssertEqual(listener.edits, [])
    listener.add("(after the inner end)", storage)
    storage.endEditing()
    try compare(listener.edits, "ts-nested")
  }

  func testProcessingByHand() throws {
    var (storage, listener) = storage(4)
    storage.addAttribute(Self.key, value: "1", range: NSRange(location: 1, length: 2))
    listener.edits = []
    storage.processEditing()
    try compare(listener.edits, "ts-process-without-edit", lastLength: 2) {
      $0.replacingOccurrences(of: "did: the same", with: "did: mask none, range [NSNotFound, last length], delta 0")
    }
    (storage, listener) = self.storage(4)
    storage.beginEditing()
    storage.edited(.editedAttributes, range: NSRange(location: 0, length: 1), changeInLength: 0)
    storage.processEditing()
    listener.add("(after the explicit call) mask still", storage)
    storage.endEditing()
    try compare(listener.edits, "ts-process-inside-group")
    XCTAssertEqual(try after("ts-process-inside-group"), ["mask none"])
    XCTAssertEqual(storage.editedMask, [])
  }

  // MARK: Subclasses

  private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")
    var log: [String] = []
    var restyles: (OwnStorage) -> Void = { _ in }

    override var string: String { text.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      log.append("replaceCharacters [\(range.location),\(range.length)] with \(str.isEmpty ? "empty" : "the string")")
      text.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      log.append("setAttributes [\(range.location),\(range.length)]")
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func invalidateAttributes(in range: NSRange) {
      log.append("invalidateAttributes [\(range.location),\(range.length)]")
      super.invalidateAttributes(in: range)
    }
    override func fixAttributes(in range: NSRange) {
      log.append("fixAttributes [\(range.location),\(range.length)]")
      super.fixAttributes(in: range)
    }
    override func processEditing() {
      let edit = Edit("", editedMask, editedRange, changeInLength)
      log.append(
        "processEditing begins: \(edit.mask) [\(edit.range.location),\(edit.range.length)] delta \(edit.delta ?? 0)")
      restyles(self)
      super.processEditing()
      log.append("processEditing ends")
    }
  }

  private func ownStorage(_ length: Int) -> OwnStorage {
    let storage = OwnStorage()
    storage.replaceCharacters(
      in: NSRange(location: 0, length: 0), with: String(repeating: "a", count: length))
    storage.log = []
    return storage
  }

  func testCallsOfSubclasses() throws {
    var storage = ownStorage(1)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    XCTAssertEqual(
      storage.log.filter { !$0.hasPrefix("invalidate") }, try entry("ts-subclass-delete").whole.strings("sequence"))
    storage = ownStorage(3)
    storage.setAttributedString(NSAttributedString(string: "b", attributes: [Self.key: "1"]))
    // UIKit sets the attributes again when it has chosen a font for the characters. Here another font is chosen when they are drawn
    // (docs/differences.md).
    XCTAssertEqual(
      storage.log.filter { !$0.hasPrefix("invalidate") },
      try entry("ts-subclass-set-attributed").whole.strings("sequence").filter { !$0.hasSuffix(" again") })
    storage = ownStorage(0)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abcde")
    storage.setAttributes([Self.key: "1"], range: NSRange(location: 0, length: 5))
    XCTAssertEqual(
      storage.log.filter { $0.hasPrefix("invalidate") || $0.hasPrefix("fix") },
      try entry("ts-fix-subclass").whole.strings("sequence"))
    let lazy = try entry("ts-fixes-lazily")
    lazy.expect("platform_storage", NSTextStorage().fixesAttributesLazily)
    lazy.expect("subclass", storage.fixesAttributesLazily)
    lazy.finish()
  }

  func testASubclassChangesAttributesBeforeOthersAreTold() throws {
    let storage = ownStorage(10)
    let listener = Listener()
    storage.delegate = listener
    storage.restyles = { storage in
      listener.add("processEditing begins", storage)
      storage.setAttributes([Self.key: "1"], range: NSRange(location: 0, length: 8))
      listener.add("(after restyling)", storage)
    }
    storage.insert(NSAttributedString(string: "b"), at: 7)
    try compare(listener.edits, "ts-subclass-restyle") {
      $0.replacingOccurrences(of: "(after restyling) range", with: "(after restyling) attr+chars")
    }
    XCTAssertEqual(try after("ts-subclass-restyle"), ["the united range is what observers see"])
  }

  // MARK: Layout managers

  private final class Manager: NSLayoutManager {
    var onProcess: (NSTextStorage.EditActions, NSRange, Int, NSRange) -> Void = { _, _, _, _ in }
    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
      changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
      onProcess(editMask, newCharRange, delta, invalidatedCharRange)
    }
  }

  private final class Recorder: NSTextStorageDelegate, @unchecked Sendable {
    var log: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { log.append("will delegate") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { log.append("did delegate") }
  }

  func testLayoutManagersAreToldLast() throws {
    let storage = NSTextStorage(string: "abcd")
    let recorder = Recorder()
    let manager = Manager()
    storage.addLayoutManager(manager)
    let added = try entry("ts-layout-manager-added")
    added.expect("layoutManagers", CGFloat(storage.layoutManagers.count))
    XCTAssertEqual(try added.expect.string("manager_textStorage"), "the storage")
    XCTAssertTrue(manager.textStorage === storage)
    added.finish()
    storage.delegate = recorder
    manager.onProcess = { mask, range, delta, invalidated in
      let edit = Edit("", mask, range, delta)
      recorder.log.append(
        "layout manager processEditing: mask \(edit.mask), range [\(range.location),\(range.length)], delta \(delta), "
          + "invalidated [\(invalidated.location),\(invalidated.length)]")
    }
    let names = [
      NSTextStorage.willProcessEditingNotification: "will", NSTextStorage.didProcessEditingNotification: "did",
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { _ in
        MainActor.assumeIsolated { recorder.log.append("\(word) notification") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    storage.addAttribute(Self.key, value: "1", range: NSRange(location: 1, length: 2))
    XCTAssertEqual(recorder.log, try entry("ts-layout-manager-attribute").whole.strings("sequence"))
  }

  func testATextViewHasAStorage() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "abc"
    let entry = try entry("tk-textview-set-text")
    entry.expect("textStorage_string", view.textStorage.string)
    entry.expect("length", CGFloat(view.textStorage.length))
    entry.finish()
  }
}

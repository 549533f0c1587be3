import UIKit
import XCTest

/// What a text storage tells its delegate and its layout managers, and subclasses that keep the text themselves.
final class TextStorageTests: XCTestCase {
  /// A text storage as in Apple's documentation: the text is in another object.
  private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")

    override init() { super.init() }
    required init?(coder: NSCoder) { nil }

    override var string: String { text.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  private final class Listener: NSTextStorageDelegate {
    var log: [String] = []
    var onChange: ((NSTextStorage) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      log.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
      onChange?(textStorage)
    }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { log.append("did \(editedMask.rawValue) \(editedRange) \(delta)") }
  }

  private let key = NSAttributedString.Key("key")

  func testChangesAreReported() {
    for storage in [NSTextStorage(), OwnStorage()] {
      let listener = Listener()
      storage.delegate = listener
      storage.append(NSAttributedString(string: "abc", attributes: [key: 1]))
      XCTAssertEqual(listener.log, ["will 3 {0, 3} 3", "did 3 {0, 3} 3"])
      listener.log = []
      storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
      storage.addAttribute(key, value: 2, range: NSRange(location: 0, length: 2))
      storage.deleteCharacters(in: NSRange(location: 0, length: 1))
      XCTAssertEqual(
        listener.log.filter { $0.hasPrefix("did") }, ["did 2 {1, 3} 2", "did 1 {0, 2} 0", "did 2 {0, 0} -1"])
      XCTAssertEqual(storage.string, "xyzc")
      XCTAssertEqual(storage.attribute(key, at: 0, effectiveRange: nil) as? Int, 2)
      XCTAssertEqual(storage.attribute(key, at: 3, effectiveRange: nil) as? Int, 1)
    }
  }

  func testChangesInAGroupAreReportedOnce() {
    for storage in [NSTextStorage(), OwnStorage()] {
      storage.setAttributedString(NSAttributedString(string: "0123456789"))
      let listener = Listener()
      storage.delegate = listener
      storage.beginEditing()
      storage.deleteCharacters(in: NSRange(location: 2, length: 2))
      storage.addAttribute(key, value: 1, range: NSRange(location: 5, length: 1))
      XCTAssertEqual(listener.log, [])
      XCTAssertEqual(storage.editedMask, [.editedCharacters, .editedAttributes])
      storage.endEditing()
      XCTAssertEqual(listener.log, ["will 3 {2, 4} -2", "did 3 {2, 4} -2"])
      XCTAssertEqual(storage.editedMask, [])
    }
  }

  func testADelegateMayChangeTheText() {
    let storage = NSTextStorage()
    let listener = Listener()
    listener.onChange = { $0.addAttribute(self.key, value: 7, range: NSRange(location: 0, length: $0.length)) }
    storage.delegate = listener
    storage.append(NSAttributedString(string: "ab"))
    XCTAssertEqual(listener.log, ["will 3 {0, 2} 2", "did 3 {0, 2} 2"])
    XCTAssertEqual(storage.attribute(key, at: 1, effectiveRange: nil) as? Int, 7)
  }

  /// Foundation on Linux reads the text of the superclass without calling methods.
  func testFoundationReadsTextThatASubclassKeeps() {
    let storage = OwnStorage()
    storage.append(NSAttributedString(string: "abc", attributes: [key: 1]))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xx")
    storage.addAttribute(key, value: 3, range: NSRange(location: 3, length: 1))
    let copy = NSAttributedString(attributedString: storage)
    XCTAssertEqual(copy.string, "xxbc")
    XCTAssertEqual(copy.attribute(key, at: 3, effectiveRange: nil) as? Int, 3)
    XCTAssertEqual(storage.length, 4)
    XCTAssertEqual((storage.copy() as? NSAttributedString)?.string, "xxbc")
    XCTAssertEqual(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string, "xb")
  }
}

@testable import UIKit
import UIKitTesting
import XCTest

/// The engine for text editing in text fields and text views: keys as commands, positions, selection with the pointer,
/// and undo. The tests use no views.
@preconcurrency @MainActor
final class TextEditingTests: XCTestCase {
  private func key(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) -> TextCommand? {
    TextCommand(UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: flags, keyCode: code))
  }

  /// Keys follow the conventions of GTK, Qt and Windows. The Command key is Control.
  func testKeys() {
    let table: [(UIKeyboardHIDUsage, UIKeyModifierFlags, TextCommand?)] = [
      (.keyboardLeftArrow, [], .move(.left, extends: false)),
      (.keyboardRightArrow, [.shift], .move(.right, extends: true)),
      (.keyboardLeftArrow, [.control], .move(.wordLeft, extends: false)),
      (.keyboardRightArrow, [.command, .shift], .move(.wordRight, extends: true)),
      (.keyboardUpArrow, [], .move(.up, extends: false)),
      (.keyboardDownArrow, [.control], .move(.paragraphDown, extends: false)),
      (.keyboardHome, [], .move(.lineStart, extends: false)),
      (.keyboardEnd, [.control, .shift], .move(.end, extends: true)),
      (.keyboardPageDown, [.shift], .move(.pageDown, extends: true)),
      (.keyboardDeleteForward, [], .delete(.right)), (.keyboardDeleteForward, [.control], .delete(.wordRight)),
      (.keyboardDeleteForward, [.shift], .cut), (.keyboardInsert, [.shift], .paste),
      (.keyboardInsert, [.control], .copy), (.keyboardDeleteOrBackspace, [.control], .delete(.wordLeft)),
      (.keyboardDeleteOrBackspace, [], nil), (.keyboardA, [], nil), (.keyboardA, [.control], .selectAll),
      (.keyboardZ, [.control], .undo), (.keyboardZ, [.control, .shift], .redo), (.keyboardY, [.command], .redo),
      (.keyboardC, [.control], .copy), (.keyboardC, [.control, .shift], nil), (.keyboardLeftArrow, [.alternate], nil),
      (.keyboardReturnOrEnter, [], nil), (.keyboardTab, [], nil),
    ]
    for (code, flags, expected) in table { XCTAssertEqual(key(code, flags), expected, "\(code) \(flags)") }
  }

  private func text(_ string: String, _ anchor: Int = 0, _ head: Int = 0) -> EditedText {
    let text = EditedText()
    text.set(NSAttributedString(string: string))
    text.select(anchor, head)
    return text
  }

  func testMovements() {
    let table: [(String, Int, Int, TextMovement, Bool, Bool, Int?)] = [
      // text, anchor, head, movement, extends, to the left, place
      ("abc", 1, 1, .left, false, false, 0), ("abc", 1, 1, .right, false, false, 2),
      ("abc", 3, 3, .right, false, false, 3),
      ("abc", 1, 1, .left, false, true, 2), ("abc", 1, 1, .right, false, true, 0),
      ("abc", 0, 2, .left, false, false, 0), ("abc", 2, 0, .right, false, false, 2),
      ("abc", 0, 2, .left, false, true, 2),
      ("abc", 0, 2, .right, true, false, 3), ("a👩‍👩‍👧b", 1, 1, .right, false, false, 9),
      ("a👩‍👩‍👧b", 9, 9, .left, false, false, 1), ("e\u{301}x", 2, 2, .left, false, false, 0),
      ("one two", 0, 0, .wordRight, false, false, 3), ("one two", 3, 3, .wordRight, false, false, 7),
      ("one two", 7, 7, .wordLeft, false, false, 4), ("one two", 4, 4, .wordRight, false, true, 0),
      ("a\nbc\nd", 3, 3, .paragraphUp, false, false, 2), ("a\nbc\nd", 2, 2, .paragraphUp, false, false, 0),
      ("a\nbc\nd", 2, 2, .paragraphDown, false, false, 5), ("a\nbc\nd", 5, 5, .paragraphDown, false, false, 6),
      ("", 0, 0, .paragraphUp, false, false, 0), ("", 0, 0, .wordLeft, true, false, 0),
      ("abc", 1, 1, .start, true, true, 0), ("abc", 1, 1, .end, false, true, 3),
      ("abc", 1, 1, .up, false, false, nil), ("abc", 1, 1, .lineEnd, false, false, nil),
    ]
    for (string, anchor, head, movement, extends, isRightToLeft, place) in table {
      XCTAssertEqual(
        text(string, anchor, head).index(after: movement, extends: extends, isRightToLeft: isRightToLeft), place,
        "\(string) \(anchor) \(head) \(movement)")
    }
  }

  /// Words and characters are those of Unicode (UAX 29).
  func testWordsAndCharacters() {
    func words(_ string: String) -> [String] {
      let boundaries = TextBoundaries(string)
      var found: [String] = []
      var at = 0
      while at < boundaries.length {
        let end = boundaries.wordEnd(after: at)
        let start = boundaries.wordStart(before: end)
        if start < at { break }
        found.append(boundaries.string.substring(with: NSRange(location: start, length: end - start)))
        at = end
      }
      return found
    }
    XCTAssertEqual(words("I don't, 3.5 e-mail"), ["I", "don't", "3.5", "e", "mail"])
    XCTAssertEqual(words("one\ntwo\r\n\nthree"), ["one", "two", "three"])
    let text = TextBoundaries("a🇩🇪🇫🇷e\u{301}👍🏽\r\nb")
    var places: [Int] = [0]
    while let last = places.last, last < text.length { places.append(text.nextBoundary(after: last)) }
    XCTAssertEqual(places, [0, 1, 5, 9, 11, 15, 17, 18])
    var back: [Int] = [text.length]
    while let last = back.last, last > 0 { back.append(text.previousBoundary(before: last)) }
    XCTAssertEqual(back, places.reversed())
    for place in 0...text.length { XCTAssertEqual(text.characterBoundary(place), places.last { $0 <= place }) }
    let around = TextBoundaries("ab, cd ")
    let table = [(0, 0, 2), (1, 0, 2), (2, 0, 2), (3, 3, 1), (4, 4, 2), (6, 4, 2), (7, 6, 1)]
    for (place, start, length) in table {
      XCTAssertEqual(around.word(at: place), NSRange(location: start, length: length), "\(place)")
    }
    XCTAssertNil(around.enclosingWord(at: 3))
    XCTAssertEqual(TextBoundaries("").word(at: 0), NSRange(location: 0, length: 0))
  }

  func testSentences() {
    let text = TextBoundaries("One. Two 3.5 three?! \"Four.\" Five\nSix。七。")
    let sentences = ["One. ", "Two 3.5 three?! ", "\"Four.\" ", "Five\n", "Six。", "七。"]
    var at = 0
    for sentence in sentences {
      for place in at..<at + sentence.utf16.count {
        XCTAssertEqual(text.string.substring(with: text.sentence(at: place)), sentence, "\(place)")
      }
      at += sentence.utf16.count
    }
    XCTAssertEqual(TextBoundaries("").sentence(at: 0).length, 0)
  }

  func testDeletions() {
    XCTAssertEqual(text("abc", 1, 3).rangeToDelete(by: .left), NSRange(location: 1, length: 2))
    XCTAssertEqual(text("a😀", 3, 3).rangeToDelete(by: .left), NSRange(location: 1, length: 2))
    XCTAssertEqual(text("one two", 0, 0).rangeToDelete(by: .wordRight), NSRange(location: 0, length: 3))
    XCTAssertEqual(text("abc", 0, 0).rangeToDelete(by: .left).length, 0)
    XCTAssertEqual(text("abc", 3, 3).rangeToDelete(by: .right).length, 0)
  }

  func testPointers() {
    let words = text("one two three\nfour")
    let double = PointerSelection(words, at: 5, tapCount: 2)
    double.begin(at: 5, extends: false)
    XCTAssertEqual(words.selection, NSRange(location: 4, length: 3))
    double.move(to: 10)
    XCTAssertEqual(words.selection, NSRange(location: 4, length: 9), "whole words")
    double.move(to: 1)
    XCTAssertEqual([words.anchor, words.head], [7, 0], "the first word stays")
    let triple = PointerSelection(words, at: 5, tapCount: 3)
    triple.begin(at: 5, extends: false)
    XCTAssertEqual(words.selection, NSRange(location: 0, length: 14))
    let single = PointerSelection(words, at: 3, tapCount: 1)
    words.select(1, 1)
    single.begin(at: 3, extends: true)
    XCTAssertEqual([words.anchor, words.head], [1, 3])
    single.move(to: 0)
    XCTAssertEqual([words.anchor, words.head], [1, 0])
  }

  func testWhatIsTypedLooksLikeWhatIsBefore() {
    let text = EditedText()
    XCTAssertNil(text.attributesForTyping)
    let string = NSMutableAttributedString(string: "a", attributes: [.kern: 1])
    string.append(NSAttributedString(string: "b", attributes: [.kern: 2, .link: "x"]))
    text.set(string)
    for (place, kern) in [(0, 1), (1, 1), (2, 2)] {
      text.select(place, place)
      XCTAssertEqual(text.attributesForTyping?[.kern] as? Int, kern, "\(place)")
      XCTAssertNil(text.attributesForTyping?[.link])
    }
  }

  func testWhatIsTypedAfterEverythingWasDeletedLooksTheSame() {
    let text = EditedText()
    text.set(NSAttributedString(string: "ab", attributes: [.kern: 1]))
    text.replace(text.fullRange, with: NSAttributedString(string: ""))
    text.select(0, 0)
    XCTAssertEqual(text.attributesForTyping?[.kern] as? Int, 1)
    text.setAttribute(.kern, 2)
    XCTAssertEqual(text.attributesForTyping?[.kern] as? Int, 2)
    text.set(NSAttributedString(string: ""))
    XCTAssertNil(text.attributesForTyping)
  }

  // MARK: Undo

  private func undone(_ text: EditedText, _ manager: UndoManager) -> TextUndo {
    TextUndo(text) { [weak text] range, old in text?.replace(range, with: old) }
  }

  func testWhatWasComposedIsNotBroughtBack() {
    let text = text("ab", 1, 1)
    let manager = UndoManager()
    let undo = undone(text, manager)
    text.compose(NSAttributedString(string: "xy"), selected: NSRange(location: 2, length: 0))
    XCTAssertEqual(text.string, "axyb")
    let range = NSRange(location: 1, length: 2)
    undo.registerChange(range, NSAttributedString(string: "Z"), name: "Typing", in: manager)
    text.replace(range, with: NSAttributedString(string: "Z"))
    manager.undo()
    XCTAssertEqual(text.string, "ab")
    manager.redo()
    XCTAssertEqual(text.string, "aZb")
  }

  /// The undo manager follows Foundation's documentation of NSUndoManager.
  func testWhatTheManagerSays() {
    let manager = UndoManager()
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    let observers = [
      NSNotification.Name.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
      .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        log.lines.append(String(name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)))
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    XCTAssertEqual(manager.undoMenuItemTitle, "Undo")
    manager.undo()
    XCTAssertEqual(log.lines, [])
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { _ in }
    manager.registerUndo(withTarget: self) { _ in }
    manager.endUndoGrouping()
    manager.setActionName("Typing")
    XCTAssertEqual([manager.undoCount, manager.redoCount], [1, 0])
    XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
    XCTAssertEqual(log.lines, ["DidOpenUndoGroup", "DidCloseUndoGroup"])
    manager.registerUndo(withTarget: self) { test in manager.registerUndo(withTarget: test) { _ in } }
    manager.setActionName("Moving")
    log.lines = []
    manager.undo()
    XCTAssertEqual(manager.redoMenuItemTitle, "Redo Moving")
    XCTAssertEqual([manager.undoCount, manager.redoCount], [1, 1])
    XCTAssertEqual([log.lines.first, log.lines.last], ["WillUndoChange", "DidUndoChange"])
    manager.redo()
    XCTAssertEqual(log.lines.last, "DidRedoChange")
  }

  /// After random changes, undo restores the first text and redo the last one.
  func testEverythingCanBeTakenBack() {
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(1, limit)
    }
    for _ in 0..<40 {
      let text = text("The first text")
      let manager = UndoManager()
      let undo = undone(text, manager)
      var states = [text.string]
      for _ in 0..<30 {
        let start = random(text.length + 1)
        let range = NSRange(location: start, length: random(text.length - start + 1))
        let new = NSAttributedString(string: String(repeating: "x", count: random(4)))
        undo.registerChange(range, new, name: "Change", in: manager)
        text.replace(range, with: new)
        states.append(text.string)
      }
      for state in states.reversed().dropFirst() {
        manager.undo()
        XCTAssertEqual(text.string, state)
      }
      XCTAssertFalse(manager.canUndo)
      for state in states.dropFirst() {
        manager.redo()
        XCTAssertEqual(text.string, state)
      }
      undo.removeUndo(in: manager)
      XCTAssertFalse(manager.canUndo || manager.canRedo)
    }
  }
}

import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Every case of `gesture-cases.json`: its script and what it expects are read from the file and played with fingers, the
/// mouse and keys. A case that does not run stands in `docs/differences.md`; one that is in neither place fails the test.
@preconcurrency @MainActor
final class GestureCaseTests: GestureTestCase {
  typealias Play = (Oracle.Case) throws -> Void

  func testEveryCase() throws {
    let cases = try Oracle.cases("gesture-cases.json")
    let families: [String: Play] = [
      "swipe": playSwipe, "pinch": playPinch, "rotation": playRotation, "hover": playHover,
      "screen-edge": playScreenEdge, "long-press": playLongPress, "responder-action": playAction,
      "key-command": playKeyCommand, "text-item": playTextItem,
    ]
    let differences = try Oracle.differences()
    var run = 0
    for entry in cases {
      guard let play = families[entry.family] else {
        XCTFail("nobody knows the family \(entry.family) of the case \(entry.id)")
        continue
      }
      let isDifferent = differences.contains("`\(entry.id)`")
      start()
      app.onReport = { _ in }
      // Of what differs on purpose, what we do instead is played where there is such a thing.
      do { try play(entry) } catch { XCTFail("\(entry.id): \(error)") }
      app.close()
      if !isDifferent { entry.finish() }
      run += 1
    }
    XCTAssertEqual(run, cases.count)
  }

  // MARK: Help for the families

  func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> Gesture { add(gesture, "it") }

  /// The states with which actions ran.
  var states: [String] { notes.log.map { String($0.dropFirst("it ".count)) } }

  func expect<Value: Equatable>(_ entry: Oracle.Case, _ have: Value, _ want: Value, _ what: String = "") {
    XCTAssertEqual(have, want, "\(entry.id) \(what)")
  }

  /// The file says something that nobody here understands.
  func isUnknown(_ entry: Oracle.Case, _ words: String?) {
    XCTFail("\(entry.id): \(words ?? "nothing") is not understood")
  }
}

import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Performs every case of `gesture-cases.json` with touches, the mouse and keys. The script and the expected values are
/// read from the file. A case that is not performed must be listed in `docs/differences.md`, otherwise it fails the
/// test.
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
      // For deliberate differences, our behavior is tested if it exists.
      do { try play(entry) } catch { XCTFail("\(entry.id): \(error)") }
      app.close()
      if !isDifferent { entry.finish() }
      run += 1
    }
    XCTAssertEqual(run, cases.count)
  }

  // MARK: Helpers

  func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> Gesture { add(gesture, "it") }

  /// The states of the recognizers when their actions were called.
  var states: [String] { notes.log.map { String($0.dropFirst("it ".count)) } }

  func expect<Value: Equatable>(_ entry: Oracle.Case, _ have: Value, _ want: Value, _ what: String = "") {
    XCTAssertEqual(have, want, "\(entry.id) \(what)")
  }

  /// Fails the test because a case contains text that is not supported.
  func isUnknown(_ entry: Oracle.Case, _ words: String?) {
    XCTFail("\(entry.id): \(words ?? "nothing") is not understood")
  }
}

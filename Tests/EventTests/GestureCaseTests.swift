import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Every case of `gesture-cases.json`: its script and what it expects are read from the file and played with fingers, the
/// mouse and keys. A case that does not run stands in `docs/differences.md`; one that is in neither place fails the test.
@preconcurrency @MainActor
final class GestureCaseTests: GestureTestCase {
  typealias Play = (Oracle.Case) throws -> Void

  private var mistakes = 0

  func testEveryCase() throws {
    let cases = try Oracle.cases("gesture-cases.json")
    let families: [String: Play] = [
      "swipe": playSwipe, "pinch": playPinch, "rotation": playRotation, "hover": playHover,
      "screen-edge": playScreenEdge, "long-press": playLongPress, "responder-action": playAction,
      "key-command": playKeyCommand, "text-item": playTextItem,
    ]
    let differences = try Oracle.differences()
    var tally = OracleTally("gesture-cases.json")
    for entry in cases {
      guard let play = families[entry.family] else {
        XCTFail("nobody knows the family \(entry.family) of the case \(entry.id)")
        continue
      }
      let isDifferent = differences.contains("`\(entry.id)`")
      mistakes = 0
      start()
      app.onReport = { _ in }
      // Of what differs on purpose, what we do instead is played where there is such a thing.
      do { try play(entry) } catch {
        mistakes += 1
        XCTFail("\(entry.id): \(error)")
      }
      app.close()
      if isDifferent {
        tally.leave(entry, "listed in differences.md")
      } else {
        tally.ran(entry, passed: mistakes == 0)
      }
    }
    try tally.finish()
  }

  // MARK: Help for the families

  func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> Gesture { add(gesture, "it") }

  /// The states with which actions ran.
  var states: [String] { notes.log.map { String($0.dropFirst("it ".count)) } }

  func expect<Value: Equatable>(_ entry: Oracle.Case, _ have: Value, _ want: Value, _ what: String = "") {
    if have != want { mistakes += 1 }
    XCTAssertEqual(have, want, "\(entry.id) \(what)")
  }

  /// A number of the file; what is missing equals nothing.
  func expect(_ entry: Oracle.Case, _ have: CGFloat, _ want: Any?, _ what: String) {
    let number = CGFloat((want as? NSNumber)?.doubleValue ?? .nan)
    if !(abs(have - number) <= CGFloat(entry.tolerance ?? 0) + 1e-9) {
      mistakes += 1
      XCTFail("\(entry.id): \(what) is \(have) instead of \(number)")
    }
  }

  /// The file says something that nobody here understands.
  func isUnknown(_ entry: Oracle.Case, _ words: Any?) {
    mistakes += 1
    XCTFail("\(entry.id): \(String(describing: words)) is not understood")
  }

  func point(_ value: Any?) throws -> CGPoint {
    let numbers = try XCTUnwrap(value as? [NSNumber])
    guard numbers.count == 2 else { throw PointError(count: numbers.count) }
    return CGPoint(x: numbers[0].doubleValue, y: numbers[1].doubleValue)
  }
}

/// A case gives a point with another number of numbers than two.
private struct PointError: Error { let count: Int }

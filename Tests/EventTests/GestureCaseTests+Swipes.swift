import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Swipes with one or two fingers that follow a table of steps.
extension GestureCaseTests {
  func playSwipe(_ entry: Oracle.Case) throws {
    let swipe = add(UISwipeGestureRecognizer())
    swipe.direction = try direction(try entry.config.string("direction"))
    swipe.numberOfTouchesRequired = try entry.config.integer("numberOfTouchesRequired")
    let count = try entry.config.integer("touches")
    let starts = [CGPoint(x: 180, y: 300), CGPoint(x: 180, y: 380)]
    let fingers = (0..<count).map { app.touch(at: starts[$0], finger: $0 + 1) }
    let down = app.time
    let moves = try entry.config.lists("moves")
    let second = entry.config["moves_second_touch", as: [[Double]].self] ?? []
    var recognisedAt: Int?
    for (index, move) in moves.enumerated() {
      let time = down + move[2]
      let together: [(TestFinger, CGPoint, [Double])] =
        [(fingers[0], starts[0], move)]
        + (index < second.count && fingers.count > 1 ? [(fingers[1], starts[1], second[index])] : [])
      for (number, (finger, from, move)) in together.enumerated() {
        finger.move(
          to: CGPoint(x: from.x + move[0], y: from.y + move[1]),
          after: number == 0 ? max(0, time - app.time) : 0)
      }
      if recognisedAt == nil, !notes.log.isEmpty { recognisedAt = index }
    }
    for finger in fingers { finger.lift() }
    // Null if it is not recognized.
    expect(entry, recognisedAt, try entry.expect.value("recognised_at", as: Int?.self), "recognised at")
    let state = try entry.expect.value("state_when_action_runs", as: String?.self)
    expect(entry, states, state.map { [$0] } ?? [], "states")
    expect(entry, swipe.state, .possible, "afterwards")
  }

  private func direction(_ words: String) throws -> UISwipeGestureRecognizer.Direction {
    switch words {
    case "all four": return [.left, .right, .up, .down]
    case "none (0)": return []
    default:
      let names: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      return try words.split(separator: "+").reduce(into: []) {
        $0.formUnion(try XCTUnwrap(names[String($1)], words))
      }
    }
  }

  /// Swipes that change their direction, by the rules of swipe-right-down-down and similar cases: if directions on both
  /// axes are allowed, a diagonal swipe is horizontal. A movement against the only direction of an axis fails the
  /// swipe, even if the swipe is along the other axis.
  func testSwipesThatTurn() {
    let tables: [(UISwipeGestureRecognizer.Direction, [(CGFloat, CGFloat)], Bool)] = [
      ([.left, .up], [(0, -100)], false), ([.right, .left, .down], [(0, 100)], false),
      ([.left, .up], [(-100, 0)], true),
      ([.right, .down], [(100, 20)], true), ([.right, .down], [(100, -20)], false),
      ([.right, .up], [(100, 20)], false),
      ([.up, .down], [(0, 100)], true), ([.up, .down], [(20, -100)], true),
      ([.right, .down], [(0, 30), (100, 30)], true),
      ([.right, .down], [(0, 60), (100, 60)], false),
    ]
    for (direction, moves, isRecognized) in tables {
      start()
      let swipe = add(UISwipeGestureRecognizer())
      swipe.direction = direction
      let from = CGPoint(x: 180, y: 300)
      let finger = app.touch(at: from)
      for (x, y) in moves { finger.move(to: CGPoint(x: from.x + x, y: from.y + y), after: 0.05) }
      finger.lift()
      XCTAssertEqual(states, isRecognized ? ["ended"] : [], "\(direction.rawValue) \(moves)")
      app.close()
    }
  }

  func playScreenEdge(_ entry: Oracle.Case) throws {
    let pan = add(UIScreenEdgePanGestureRecognizer())
    let edges = try entry.config.string("edges")
    guard edges == "left" else { return isUnknown(entry, edges) }
    pan.edges = .left
    let start = try entry.config.point("start")
    let finger = app.touch(at: start)
    expect(entry, "\(pan.state) at touch-down", try entry.expect.string("state"))
    finger.drag(to: CGPoint(x: start.x + 120, y: start.y), duration: 0.1)
    finger.lift()
    expect(entry, states, [], "nothing comes of it")
    // The same drag begins at the edge, so the position caused the failure.
    let edge = app.touch(at: CGPoint(x: 8, y: start.y))
    edge.drag(to: CGPoint(x: 128, y: start.y), duration: 0.1)
    edge.lift()
    expect(entry, states.first, "began", "from the edge")
    expect(entry, states.last, "ended", "from the edge")
  }

  func playLongPress(_ entry: Oracle.Case) throws {
    let recognizer = try entry.config.string("recognizer")
    guard recognizer == "long press, fresh" else { return isUnknown(entry, recognizer) }
    let press = UILongPressGestureRecognizer()
    entry.expect("allowableMovement", press.allowableMovement)
    entry.expect("minimumPressDuration", CGFloat(press.minimumPressDuration))
  }
}

import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Pinches and rotations with two fingers, and the pointer over a view.
extension GestureCaseTests {
  func playPinch(_ entry: Oracle.Case) throws {
    let pinch = add(UIPinchGestureRecognizer())
    if let story = entry.config["after began", as: String.self] { return try playLifts(entry, story, pinch) }
    for (index, place) in try entry.config.value("touches_start", as: [CGPoint].self).enumerated() {
      app.touch(at: place, finger: index + 1)
    }
    let down = app.time
    var seen = ["\(pinch.state)"]
    var scales = [pinch.scale]
    for move in try entry.config.value("moves", as: [[OracleValue]].self) {
      let time = down + (try XCTUnwrap(move.last.flatMap { Double.read($0) }, entry.id))
      app.advance(by: time - app.time)
      let places = try move.dropLast().map { try XCTUnwrap(CGPoint.read($0), entry.id) }
      app.send(moves: places.enumerated().map { (finger: $0.offset + 1, point: $0.element) })
      if pinch.state == .began, entry.expect.has("velocity_at_began") {
        entry.expect("velocity_at_began", pinch.velocity)
      }
      seen.append("\(pinch.state)")
      scales.append(pinch.scale)
    }
    if let want = entry.expect["states", as: [String].self] { expect(entry, seen, want, "states") }
    if let want = entry.expect["state", as: String.self] { expect(entry, seen.last, want, "state") }
    if let want = entry.expect["actions", as: Int.self] { expect(entry, notes.log.count, want, "actions") }
    if let want = entry.expect["location", as: CGPoint.self] {
      expect(entry, pinch.location(in: nil), want, "location")
    }
    guard let scale = entry.expect["scale", as: OracleValue.self] else { return }
    if let list = [Double].read(scale) {
      XCTAssertGreaterThan(list.count, 1, entry.id)
      entry.expect("scale", scales.map { $0 })
    } else {
      entry.expect("scale", scales.last)
    }
  }

  private func playLifts(_ entry: Oracle.Case, _ story: String, _ pinch: UIPinchGestureRecognizer) throws {
    guard story == "first finger lifts, then the second" else { return isUnknown(entry, story) }
    let first = app.touch(at: CGPoint(x: 100, y: 200), finger: 1)
    let second = app.touch(at: CGPoint(x: 200, y: 200), finger: 2)
    app.advance(by: 0.05)
    app.send(moves: [(1, CGPoint(x: 95, y: 200)), (2, CGPoint(x: 205, y: 200))])
    expect(entry, pinch.state, .began)
    first.lift()
    expect(entry, "\(pinch.state)", try entry.expect.string("after_first_lift"), "after the first lift")
    notes.log = []
    second.lift()
    expect(
      entry, (states + ["then \(pinch.state)"]).joined(separator: ", "),
      try entry.expect.string("after_second_lift"), "after the second lift")
  }

  /// Performs a rotation with fingers on both sides of (200, 200), 100 points apart, as in the recording.
  func playRotation(_ entry: Oracle.Case) throws {
    let rotation = add(UIRotationGestureRecognizer())
    let (words, change) = (try entry.config.string("continues"), try entry.config.string("set"))
    guard words.hasPrefix("rotation-"), let from = Double(words.dropFirst("rotation-".count)), change == "rotation = 0"
    else { return isUnknown(entry, "\(words), \(change)") }
    func places(_ degrees: Double) -> [(finger: Int, point: CGPoint)] {
      let angle = degrees * .pi / 180
      let (x, y) = (50 * cos(angle), 50 * sin(angle))
      return [(1, CGPoint(x: 200 - x, y: 200 - y)), (2, CGPoint(x: 200 + x, y: 200 + y))]
    }
    for (finger, place) in places(0) { app.touch(at: place, finger: finger) }
    for degrees in stride(from: 10, through: from, by: 10) {
      app.advance(by: 0.05)
      app.send(moves: places(degrees))
    }
    expect(entry, abs(rotation.rotation * 180 / .pi - CGFloat(from - 5)) < 1e-6, true, "5 degrees stay subtracted")
    rotation.rotation = 0
    app.advance(by: 0.05)
    app.send(moves: places(try entry.config.number("then rotate to")))
    entry.expect("rotation_degrees", rotation.rotation * 180 / .pi)
  }

  func playHover(_ entry: Oracle.Case) throws {
    let hover = add(UIHoverGestureRecognizer())
    for words in try entry.config.strings("events") {
      let parts = words.split { " (,)".contains($0) }
      let place = CGPoint(x: try XCTUnwrap(Double(parts[1])), y: try XCTUnwrap(Double(parts[2])))
      switch parts[0] {
      case "entered", "moved":
        app.hover(at: place)
        expect(entry, hover.location(in: view), place, words)
      case "exited": app.hover(at: nil)
      default: isUnknown(entry, words)
      }
    }
    expect(entry, states, try entry.expect.strings("states"), "states")
    entry.expect("zOffset", hover.zOffset)
    entry.expect("altitudeAngle", hover.altitudeAngle)
  }
}

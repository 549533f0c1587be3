import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Pinches and turns of two fingers, and the pointer over a view.
extension GestureCaseTests {
  func playPinch(_ entry: Oracle.Case) throws {
    let pinch = add(UIPinchGestureRecognizer())
    if let story = entry.config["after began"] as? String { return try playLifts(entry, story, pinch) }
    for (index, place) in try XCTUnwrap(entry.config["touches_start"] as? [Any]).enumerated() {
      app.touch(at: try point(place), finger: index + 1)
    }
    let down = app.time
    var seen = ["\(pinch.state)"]
    var scales = [pinch.scale]
    for move in try XCTUnwrap(entry.config["moves"] as? [[Any]]) {
      let time = down + (try XCTUnwrap(move.last as? NSNumber)).doubleValue
      app.advance(by: time - app.time)
      let places = try move.dropLast().map { try point($0) }
      app.send(moves: places.enumerated().map { (finger: $0.offset + 1, point: $0.element) })
      if pinch.state == .began, let want = entry.expect["velocity_at_began"] {
        expect(entry, pinch.velocity, want, "velocity")
      }
      seen.append("\(pinch.state)")
      scales.append(pinch.scale)
    }
    var known = ["velocity_at_began"]
    if let want = entry.expect["states"] as? [String] { expect(entry, seen, want, "states") }
    if let want = entry.expect["state"] as? String { expect(entry, seen.last, want, "state") }
    if let want = entry.expect["actions"] as? NSNumber { expect(entry, notes.log.count, want.intValue, "actions") }
    if let want = entry.expect["location"] { expect(entry, pinch.location(in: nil), try point(want), "location") }
    if let want = entry.expect["scale"] {
      let wanted = want as? [Any] ?? [want]
      for (have, want) in zip(scales.suffix(wanted.count), wanted) { expect(entry, have, want, "scale") }
    }
    known += ["states", "state", "actions", "location", "scale"]
    for key in entry.expect.keys where !known.contains(key) { isUnknown(entry, key) }
  }

  private func playLifts(_ entry: Oracle.Case, _ story: String, _ pinch: UIPinchGestureRecognizer) throws {
    guard story == "first finger lifts, then the second" else { return isUnknown(entry, story) }
    let first = app.touch(at: CGPoint(x: 100, y: 200), finger: 1)
    let second = app.touch(at: CGPoint(x: 200, y: 200), finger: 2)
    app.advance(by: 0.05)
    app.send(moves: [(1, CGPoint(x: 95, y: 200)), (2, CGPoint(x: 205, y: 200))])
    expect(entry, pinch.state, .began)
    first.lift()
    expect(entry, "\(pinch.state)", entry.expect["after_first_lift"] as? String ?? "?", "after the first lift")
    notes.log = []
    second.lift()
    expect(
      entry, (states + ["then \(pinch.state)"]).joined(separator: ", "),
      entry.expect["after_second_lift"] as? String ?? "?", "after the second lift")
  }

  /// The fingers lie on both sides of (200, 200), 100 points apart, as in the recording.
  func playRotation(_ entry: Oracle.Case) throws {
    let rotation = add(UIRotationGestureRecognizer())
    guard let words = entry.config["continues"] as? String, words.hasPrefix("rotation-"),
      let from = Double(words.dropFirst("rotation-".count)), entry.config["set"] as? String == "rotation = 0"
    else { return isUnknown(entry, entry.config) }
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
    app.send(moves: places(try XCTUnwrap(entry.config["then rotate to"] as? NSNumber).doubleValue))
    expect(entry, rotation.rotation * 180 / .pi, entry.expect["rotation_degrees"], "degrees")
  }

  func playHover(_ entry: Oracle.Case) throws {
    let hover = add(UIHoverGestureRecognizer())
    for words in try XCTUnwrap(entry.config["events"] as? [String]) {
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
    expect(entry, states, entry.expect["states"] as? [String] ?? [], "states")
    expect(entry, hover.zOffset, entry.expect["zOffset"], "zOffset")
    expect(entry, hover.altitudeAngle, entry.expect["altitudeAngle"], "altitudeAngle")
  }
}

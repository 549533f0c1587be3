import CollectionCore
import QuartzCore
import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// All cases of `scroll-traces.json` but the text view's, and the orders of the family `scroll-delegate`: played with
/// fingers on a scroll view, at any frame rate.
@preconcurrency @MainActor
final class ScrollOracleTests: XCTestCase {
  private var app: TestApplication!
  private var scroll: UIScrollView!
  private var listener: ScrollListener!
  private let log = CallbackLog()
  private let size = CGSize(width: 393, height: 852)

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func start(offset: Double, refreshRate: Double) {
    app = TestApplication(size: size, scale: 3, refreshRate: refreshRate)
    scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentSize = CGSize(width: 393, height: 40000)
    listener = ScrollListener(log)
    scroll.delegate = listener
    app.show(scroll)
    scroll.contentOffset.y = CGFloat(offset)
    log.take()
  }

  private func cases(_ family: String) throws -> [Oracle.Case] {
    let cases = try Oracle.cases("scroll-traces.json", family: family)
    return cases
  }

  private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  /// What a case's finger does. `step` is called after each move with the travel so far.
  private func play(_ entry: Oracle.Case, step: (Double) -> Void = { _ in }) throws {
    let input = try XCTUnwrap(entry.whole["input"] as? [String: Any])
    let perMove = try XCTUnwrap(number(input["pt_per_move"]))
    let moves = try XCTUnwrap(number(input["moves"]))
    let dt = try XCTUnwrap(number(input["dt"]))
    // Positive steps scroll on in the middle and draw down at the top, as the cases are written.
    let release = try XCTUnwrap(entry.whole["release"] as? [String: Any])
    let from = try XCTUnwrap(number(input["start_offset_y"]))
    let isUp = try XCTUnwrap(number(release["offset_y"])) > from
    let finger = app.touch(at: CGPoint(x: 200, y: isUp ? 800 : 50))
    for move in 1...Int(moves) {
      finger.move(dx: 0, dy: CGFloat(isUp ? -abs(perMove) : abs(perMove)), after: dt)
      step(Double(move) * abs(perMove))
    }
    finger.lift(after: number(input["then_hold_s"]) ?? dt)
  }

  /// Samples between which a cubic is laid: frames of other rates lie between the recorded ones.
  private func value(_ samples: [Double], at place: Double) -> Double {
    let index = min(max(Int(place), 0), samples.count - 2)
    let t = place - Double(index)
    let last = samples.count - 1
    // Beyond the ends the curve goes on as a parabola.
    func at(_ index: Int) -> Double {
      if index < 0 { return 3 * samples[0] - 3 * samples[1] + samples[2] }
      return index <= last ? samples[index] : 3 * samples[last] - 3 * samples[last - 1] + samples[last - 2]
    }
    let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }

  private func checkReleases(refreshRate: Double) throws {
    var checked: [String] = []
    for entry in try cases("touch") where entry.whole["input"] != nil {
      let input = entry.whole["input"] as? [String: Any] ?? [:]
      start(offset: number(input["start_offset_y"]) ?? 0, refreshRate: refreshRate)
      let tolerance = try XCTUnwrap(entry.tolerance)
      let what = "\(entry.id) at \(refreshRate) Hz"

      let bands = (entry.whole["drag_raw_overshoot_to_offset"] as? [[NSNumber]]) ?? []
      let samples = entry.whole["samples"] as? [String: Any] ?? [:]
      let pairs = (samples["pairs_travel_offset"] as? [[NSNumber]]) ?? []
      try play(entry) { travel in
        for pair in bands where pair[0].doubleValue == travel - 10 {
          XCTAssertEqual(
            Double(scroll.contentOffset.y), pair[1].doubleValue, accuracy: 0.34, "\(what), pulled \(travel)")
        }
        for pair in pairs where pair[0].doubleValue == travel {
          XCTAssertEqual(Double(scroll.contentOffset.y), pair[1].doubleValue, accuracy: tolerance, "\(what): \(travel)")
        }
      }
      let lift = app.time
      let release = try XCTUnwrap(entry.whole["release"] as? [String: Any])
      XCTAssertEqual(Double(scroll.contentOffset.y), number(release["offset_y"]) ?? .nan, accuracy: 0.34, what)
      XCTAssertEqual(
        Double(listener.target.y), number(release["target_offset_reported"]) ?? .nan, accuracy: 0.34, what)
      if input["then_hold_s"] == nil {
        XCTAssertEqual(
          Double(listener.velocity.y) * 1000, number(release["velocity_pt_per_s_reported"]) ?? .nan, accuracy: 0.01,
          what)
      }

      if let first = number(samples["first_dt_after_lift_s"]), let interval = number(samples["interval_s"]),
        let recorded = (samples["offset_y"] as? [NSNumber])?.map(\.doubleValue).dropLast()
      {
        var seen = 0
        while scroll.isDecelerating {
          app.frame()
          let place = (app.time - lift - first) / interval
          guard place >= 0, place <= Double(recorded.count - 1) else { continue }
          XCTAssertEqual(
            Double(scroll.contentOffset.y), value(Array(recorded), at: place), accuracy: tolerance,
            "\(what), \(app.time - lift) s after the lift")
          seen += 1
        }
        XCTAssertGreaterThan(seen, Int(refreshRate / 3), what)
        let end = try XCTUnwrap(number(entry.whole["seconds_lift_to_didEndDecelerating"]))
        XCTAssertEqual(listener.endTime - lift, end, accuracy: 0.03 + 1 / refreshRate, what)
      }
      try app.waitUntilIdle()
      XCTAssertEqual(
        Double(scroll.contentOffset.y), number(entry.whole["settled_offset_y"]) ?? .nan, accuracy: 0.67, what)
      let story = try XCTUnwrap(entry.whole["delegate"] as? [String]).map(Self.line)
      XCTAssertEqual(log.compact, story, what)
      checked.append(entry.id)
    }
    XCTAssertEqual(checked.count, 5)
  }

  /// A line of a recorded order as `ScrollListener` writes it.
  private static func line(_ text: String) -> String {
    if text.hasPrefix("willEndDragging") { return "willEndDragging" }
    if text.hasPrefix("didEndDragging") { return "didEndDragging(\(text.contains("true")))" }
    return text.hasPrefix("didEndDecelerating") ? "didEndDecelerating" : text
  }

  func testReleasesAt30() throws { try checkReleases(refreshRate: 30) }
  func testReleasesAt60() throws { try checkReleases(refreshRate: 60) }
  func testReleasesAt75() throws { try checkReleases(refreshRate: 75) }
  func testReleasesAt120() throws { try checkReleases(refreshRate: 120) }

  /// drag-collection-15x3. Three moves of 15 points; then the recording's landing was steered, which changes the time scale
  /// of the curve (behaviour.md, 6.10). Its velocity was not published: 940 points a second go through all its frames.
  func testShortDragOfACollection() throws {
    let entry = try XCTUnwrap(try cases("touch").first { $0.id == "drag-collection-15x3" })
    let samples = try XCTUnwrap(entry.whole["samples"] as? [String: Any])
    app = TestApplication(size: CGSize(width: 200, height: 300), scale: 3)
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentSize = CGSize(width: 200, height: 2000)
    app.show(scroll)
    let finger = app.touch(at: CGPoint(x: 100, y: 250))
    for offset in try XCTUnwrap(samples["per_move_offset"] as? [NSNumber]) {
      finger.move(dx: 0, dy: -15)
      XCTAssertEqual(Double(scroll.contentOffset.y), offset.doubleValue, accuracy: 0.01)
    }
    finger.lift(after: 0.25)
    let settled = try XCTUnwrap(number(samples["settled"]))
    let motion = try XCTUnwrap(Deceleration(start: 35, velocity: 940).retargeted(to: settled))
    let frames = try XCTUnwrap(samples["decel_first_frames"] as? [NSNumber]).map(\.doubleValue)
    let first = try XCTUnwrap(motion.time(toReach: frames[0]))
    for (index, offset) in frames.enumerated() {
      XCTAssertEqual(motion.position(at: first + Double(index) / 60), offset, accuracy: 1, "frame \(index)")
    }
    XCTAssertEqual(motion.end, settled, accuracy: 0.34)
  }

  /// Family `animated`, and `programmatic-scroll` of the animation traces as far as it is about the curve.
  func testAnimatedOffsetsAtAnyRate() throws {
    for rate in [30, 60, 75, 120] as [Double] {
      for entry in try cases("animated") {
        let input = try XCTUnwrap(entry.whole["input"] as? [String: Any])
        let from = try XCTUnwrap(number(input["frm"]))
        let to = try XCTUnwrap(number(input["to"]))
        try checkAnimation(entry, from: from, to: to, rate: rate)
      }
    }
    let pages = try Oracle.cases("animation-traces.json", family: "programmatic-scroll")
    let back = try XCTUnwrap(pages.first { $0.id == "anim-page-previous-frame6" })
    start(offset: 375, refreshRate: 60)
    scroll.setContentOffset(.zero, animated: true)
    for _ in 0..<6 { app.frame() }
    // Of three pages 375 wide the offset shown; the other cases of the family are about the page controller's queue.
    XCTAssertEqual(
      Double(scroll.contentOffset.y), try XCTUnwrap(number(back.expect["offset"])), accuracy: back.tolerance ?? 0)
    let length = try XCTUnwrap(pages.first { $0.id == "anim-page-previous-frames" })
    XCTAssertEqual(number(length.expect["duration_frames"]), 18)
    for _ in 6..<18 { app.frame() }
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  private func checkAnimation(_ entry: Oracle.Case, from: Double, to: Double, rate: Double) throws {
    start(offset: from, refreshRate: rate)
    let frames = (entry.whole["samples"] as? [String: Any])?["at_frame"] as? [String: Any] ?? [:]
    scroll.setContentOffset(CGPoint(x: 0, y: to), animated: true)
    let began = app.time
    var seen = 0
    for _ in 0..<Int(rate / 2) {
      app.frame()
      let frame = (app.time - began) * 60
      guard abs(frame - frame.rounded()) < 1e-6, let value = number(frames["\(Int(frame.rounded()))"]) else { continue }
      XCTAssertEqual(Double(scroll.contentOffset.y), value, accuracy: 0.5, "\(entry.id) at \(rate) Hz, frame \(frame)")
      seen += 1
    }
    XCTAssertGreaterThan(seen, rate == 75 ? -1 : 0, "\(entry.id) at \(rate) Hz")
    XCTAssertEqual(Double(scroll.contentOffset.y), to, "0.3 s are over")
  }

  /// Family `springs`.
  func testSprings() throws {
    var checked = 0
    for entry in try cases("springs") {
      let input = try XCTUnwrap(entry.whole["input"] as? [String: Any])
      let tolerance = try XCTUnwrap(number(entry.whole["tolerance_rel"]))
      let spring: CASpringAnimation
      if let duration = number(input["perceptualDuration"]), let bounce = number(input["bounce"]) {
        spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
      } else {
        spring = CASpringAnimation()
        spring.stiffness = CGFloat(try XCTUnwrap(number(input["stiffness"])))
        spring.damping = CGFloat(try XCTUnwrap(number(input["damping"])))
      }
      let answers: [String: Double] = [
        "mass": Double(spring.mass), "stiffness": Double(spring.stiffness), "damping": Double(spring.damping),
        "settlingDuration": spring.settlingDuration,
      ]
      for (key, value) in entry.expect {
        let wanted = try XCTUnwrap(number(value))
        XCTAssertEqual(try XCTUnwrap(answers[key]), wanted, accuracy: wanted * tolerance, "\(entry.id) \(key)")
      }
      checked += 1
    }
    XCTAssertEqual(checked, 6)
  }

  /// Callback orders, family `scroll-delegate`.
  func testDelegateOrders() throws {
    let cases = try Oracle.cases("callback-orders.json", family: "scroll-delegate")
    var checked = 0
    for entry in cases {
      let story = try XCTUnwrap(entry.whole["sequence"] as? [String]).map(Self.line)
      switch entry.id {
      case "cb-delegate-hold":
        start(offset: 5000, refreshRate: 60)
        app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.5, hold: 0.3)
      case "cb-delegate-overscroll":
        start(offset: 0, refreshRate: 60)
        app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), duration: 0.5, hold: 0.3)
      default:
        start(offset: 5000, refreshRate: 60)
        app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.2)
      }
      try app.waitUntilIdle()
      XCTAssertEqual(log.compact, story, entry.id)
      checked += 1
    }
    XCTAssertGreaterThanOrEqual(checked, 2)
  }
}

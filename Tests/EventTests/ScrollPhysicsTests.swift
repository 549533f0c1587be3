import CollectionCore
import TestSupport
import XCTest

/// The formulas of scrolling compared with recordings of real UIKit (`scroll-traces.json`).
final class ScrollPhysicsTests: XCTestCase {
  private func cases(_ family: String) throws -> [Oracle.Case] {
    let cases = try Oracle.cases("scroll-traces.json", family: family)
    return cases
  }

  /// Every sample of recorded overscrolls, decelerations and bounces must be within the tolerance of its case.
  func testRecordedReleases() throws {
    var checked = 0
    for entry in try cases("touch") {
      guard entry.whole.has("release"), entry.whole.has("samples") else { continue }
      let (release, samples) = (try entry.whole.values("release"), try entry.whole.values("samples"))
      guard samples.has("offset_y") else { continue }
      let offsets = try samples.numbers("offset_y")
      let (first, interval) = (try samples.number("first_dt_after_lift_s"), try samples.number("interval_s"))
      let (start, reported) = (try release.number("offset_y"), try release.number("velocity_pt_per_s_reported"))
      let range = 0.0...(40000.0 - 852)
      // A release after a pause: the reported velocity is an artifact of the synthetic touches (measurements.md, 6.8).
      let isHeld = try entry.whole.values("input").has("then_hold_s")
      let motion = AxisMotion(offset: start, velocity: isHeld ? 0 : reported, range: range, rate: 0.998)
      let tolerance = entry.tolerance ?? 2
      for (index, expected) in offsets.dropLast().enumerated() {
        let time = first + Double(index) * interval
        XCTAssertEqual(motion.position(at: time), expected, accuracy: tolerance, "\(entry.id) sample \(index)")
      }
      XCTAssertEqual(
        motion.end, try entry.whole.number("settled_offset_y"), accuracy: 0.5, entry.id)
      let seconds = try entry.whole.number("seconds_lift_to_didEndDecelerating")
      XCTAssertTrue(motion.isAtRest(at: seconds + 0.05, pixel: 1.0 / 3), entry.id)
      XCTAssertFalse(motion.isAtRest(at: seconds - 0.1, pixel: 1.0 / 3), entry.id)
      checked += 1
    }
    XCTAssertEqual(checked, 4)
  }

  func testReportedTarget() throws {
    let release = try Oracle.entry("scroll-traces.json", "scroll-decel_v3000").whole.values("release")
    let motion = Deceleration(start: 5326, velocity: 3000)
    XCTAssertEqual(
      motion.reportedTarget, try release.number("target_offset_reported"), accuracy: 0.34)
  }

  func testRubberBand() throws {
    var pairs = 0
    for entry in try cases("touch") {
      for pair in entry.whole["drag_raw_overshoot_to_offset", as: [CGPoint].self] ?? [] {
        let shown = Overscroll.displayedDistance(pair.x, dimension: 852)
        XCTAssertEqual(-shown, pair.y, accuracy: 0.34, "\(entry.id) \(pair.x)")
        XCTAssertEqual(Overscroll.distance(shown: shown, dimension: 852), pair.x, accuracy: 1e-6)
        pairs += 1
      }
    }
    XCTAssertGreaterThan(pairs, 30)
  }

  func testAnimatedOffsets() throws {
    var compared = 0
    for entry in try cases("animated") {
      let input = try entry.whole.values("input")
      let from = try input.number("frm")
      let to = try input.number("to")
      let animation = OffsetAnimation(from: from, to: to)
      let samples = try entry.whole.values("samples")
      guard samples.has("at_frame") else { continue }
      for (name, value) in try samples.value("at_frame", as: [String: OracleValue].self) {
        let frame = try XCTUnwrap(Double(name), entry.id)
        guard let value = Double.read(value) else {
          XCTAssertEqual(value, "done, queue recentred to 375", entry.id)
          XCTAssertEqual(animation.position(at: frame / 60), to, "\(entry.id): done")
          continue
        }
        XCTAssertEqual(animation.position(at: frame / 60), value, accuracy: 0.5, "\(entry.id) at \(frame)")
        compared += 1
      }
    }
    XCTAssertEqual(compared, 7)
  }

  func testMotionNeverJumpsAndEndsInRange() {
    var random = SeededRandom(seed: 20_240_607)
    for _ in 0..<500 {
      let upper = Double.random(in: 0...5000, using: &random)
      let offset = Double.random(in: -300...(upper + 300), using: &random)
      let velocity = Double.random(in: -6000...6000, using: &random)
      let motion = AxisMotion(offset: offset, velocity: velocity, range: 0...upper, rate: 0.998)
      XCTAssertEqual(motion.position(at: 0), offset, accuracy: 1e-9)
      var last = offset
      var time = 0.0
      while time < 8 {
        time += 1.0 / 240
        let now = motion.position(at: time)
        XCTAssertLessThan(
          abs(now - last), 30, "seed 20240607: a jump of \(now - last) at \(time) from \(offset), \(velocity)")
        last = now
      }
      XCTAssertTrue(motion.isAtRest(at: 8, pixel: 0.5), "from \(offset) at \(velocity) in 0...\(upper)")
      XCTAssertTrue((0...upper).contains(min(max(motion.end, 0), upper)))
      XCTAssertEqual(motion.position(at: 8), motion.end, accuracy: 0.5)
    }
  }

  func testRetargetedDecelerationLandsAndKeepsItsSpeed() throws {
    let motion = try XCTUnwrap(Deceleration(start: 0, velocity: 2000).retargeted(to: 600))
    XCTAssertEqual(motion.end, 600, accuracy: 0.01)
    XCTAssertEqual(motion.velocity(at: 0), 2000)
    XCTAssertNil(Deceleration(start: 0, velocity: 2000).retargeted(to: -10))
  }
}

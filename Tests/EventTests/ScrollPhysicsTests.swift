import CollectionCore
import TestSupport
import XCTest

/// The closed forms of scrolling against recordings of real UIKit (`scroll-traces.json`).
final class ScrollPhysicsTests: XCTestCase {
  private func cases(_ family: String) throws -> [Oracle.Case] {
    let cases = try Oracle.cases("scroll-traces.json", family: family)
    return cases
  }

  private func doubles(_ value: Any?) -> [Double] { (value as? [NSNumber])?.map(\.doubleValue) ?? [] }

  /// Recorded rubber bands, decelerations and bounces: every sample within the case's tolerance.
  func testRecordedReleases() throws {
    var checked = 0
    for entry in try cases("touch") {
      guard let release = entry.whole["release"] as? [String: Any],
        let samples = entry.whole["samples"] as? [String: Any]
      else { continue }
      let offsets = doubles(samples["offset_y"])
      guard !offsets.isEmpty, let first = (samples["first_dt_after_lift_s"] as? NSNumber)?.doubleValue,
        let interval = (samples["interval_s"] as? NSNumber)?.doubleValue,
        let start = (release["offset_y"] as? NSNumber)?.doubleValue,
        let reported = (release["velocity_pt_per_s_reported"] as? NSNumber)?.doubleValue
      else { continue }
      let range = 0.0...(40000.0 - 852)
      // A held release: the reported velocity is an artefact of the synthetic touches (behaviour.md, 6.8).
      let isHeld = (entry.whole["input"] as? [String: Any])?["then_hold_s"] != nil
      let motion = AxisMotion(offset: start, velocity: isHeld ? 0 : reported, range: range, rate: 0.998)
      let tolerance = entry.tolerance ?? 2
      for (index, expected) in offsets.dropLast().enumerated() {
        let time = first + Double(index) * interval
        XCTAssertEqual(motion.position(at: time), expected, accuracy: tolerance, "\(entry.id) sample \(index)")
      }
      XCTAssertEqual(
        motion.end, (entry.whole["settled_offset_y"] as? NSNumber)?.doubleValue ?? .nan, accuracy: 0.5, entry.id)
      let seconds = (entry.whole["seconds_lift_to_didEndDecelerating"] as? NSNumber)?.doubleValue ?? 0
      XCTAssertTrue(motion.isAtRest(at: seconds + 0.05, pixel: 1.0 / 3), entry.id)
      XCTAssertFalse(motion.isAtRest(at: seconds - 0.1, pixel: 1.0 / 3), entry.id)
      checked += 1
    }
    XCTAssertEqual(checked, 4)
  }

  func testReportedTarget() throws {
    let free = try cases("touch").first { $0.id == "scroll-decel_v3000" }
    let release = try XCTUnwrap(free?.whole["release"] as? [String: Any])
    let motion = Deceleration(start: 5326, velocity: 3000)
    XCTAssertEqual(
      motion.reportedTarget, try XCTUnwrap(release["target_offset_reported"] as? NSNumber).doubleValue, accuracy: 0.34)
  }

  func testRubberBand() throws {
    var pairs = 0
    for entry in try cases("touch") {
      for pair in (entry.whole["drag_raw_overshoot_to_offset"] as? [[NSNumber]]) ?? [] {
        let shown = RubberBand.shown(pair[0].doubleValue, dimension: 852)
        XCTAssertEqual(-shown, pair[1].doubleValue, accuracy: 0.34, "\(entry.id) \(pair[0])")
        XCTAssertEqual(RubberBand.distance(shown: shown, dimension: 852), pair[0].doubleValue, accuracy: 1e-6)
        pairs += 1
      }
    }
    XCTAssertGreaterThan(pairs, 30)
  }

  func testAnimatedOffsets() throws {
    for entry in try cases("animated") {
      let input = try XCTUnwrap(entry.whole["input"] as? [String: Any])
      let from = try XCTUnwrap(input["frm"] as? NSNumber).doubleValue
      let to = try XCTUnwrap(input["to"] as? NSNumber).doubleValue
      let animation = OffsetAnimation(from: from, to: to)
      let frames = (entry.whole["samples"] as? [String: Any])?["at_frame"] as? [String: Any] ?? [:]
      for (frame, value) in frames {
        guard let value = value as? NSNumber, let frame = Double(frame) else {
          XCTAssertEqual(value as? String, "done, queue recentred to 375", entry.id)
          XCTAssertEqual(animation.position(at: (Double(frame) ?? 0) / 60), to, "\(entry.id): done")
          continue
        }
        XCTAssertEqual(animation.position(at: frame / 60), value.doubleValue, accuracy: 0.5, "\(entry.id) at \(frame)")
      }
    }
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

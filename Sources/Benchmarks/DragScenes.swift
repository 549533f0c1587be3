import HeadlessHost
import RuntimeInterface
import UIKit

// Benchmarks of the time from a finger's movement to the frame that shows it, while a million items are dragged.
extension BenchmarkList {
  static var dragBenchmarks: [Benchmark] {
    [
      Benchmark("drag.event_to_frame", n: 1_000_000) {
        let controller = BenchmarkGrid(count: 1_000_000)
        let application = try BenchmarkApplication(root: controller)
        let finger = BenchmarkFinger(application)
        finger.send(.down, y: 700)
        // The first steps exceed the slop, and create objects that are created only once.
        for step in 1...20 { _ = finger.produceFrame(y: 700 - Double(step) * 11) }
        var times: [Double] = []
        for step in 0..<600 {
          // The finger moves up and down by 24 points per frame, so that rows appear and disappear continuously.
          let offset = step % 40 < 20 ? step % 20 : 20 - step % 20
          times.append(finger.produceFrame(y: 460 - Double(offset) * 22 + Double(step % 2)))
        }
        finger.send(.up, y: 460)
        precondition(controller.grid.contentOffset.y > 0, "the simulated drag did not scroll the grid")
        times.sort()
        return [
          .init("p50_ms", times[times.count / 2]), .init("p99_ms", times[times.count * 99 / 100]),
          .init("worst_ms", times[times.count - 1]),
        ]
      }
    ]
  }
}

/// Simulates a finger, and measures the time from each of its movements until the frame is presented. The times are wall-clock
/// times rather than CPU times, because they are the delays that the user notices.
@MainActor
private struct BenchmarkFinger {
  let application: BenchmarkApplication

  init(_ application: BenchmarkApplication) { self.application = application }

  func send(_ phase: RawInput.Pointer.Phase, y: Double) {
    application.host.send(
      .pointer(
        RawInput.Pointer(
          id: 1, kind: .touch, phase: phase, location: CGPoint(x: 640, y: y), buttons: phase == .up ? 0 : 1,
          pressure: 0.5, time: application.host.time)))
  }

  /// Moves the finger and produces the frame. Returns the time in milliseconds from the event until the frame was
  /// presented.
  func produceFrame(y: Double) -> Double {
    let countBefore = application.loop.presentedFrameCount
    let start = ContinuousClock.now
    send(.move, y: y)
    application.host.stepFrame()
    let time = ContinuousClock.now - start
    precondition(application.loop.presentedFrameCount == countBefore + 1, "moving the dragged item presented no frame")
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15
  }
}

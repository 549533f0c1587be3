import CoreGraphics
import Foundation
import RuntimeInterface
import WindowHost
import XCTest

/// The loop of a window host: frames, idle time and other work.
@preconcurrency @MainActor
final class WindowLoopTests: WindowTestCase {
  override func tearDown() async throws { closeAll() }

  func testFramesFollowTheDisplaysRate() throws {
    try open()
    XCTAssertGreaterThan(host.screen.refreshRate, 20)
    let interval = 1 / host.screen.refreshRate
    recorder.onFrame = { self.host.requestFrame() }
    host.requestFrame()
    host.requestFrame()
    // On a busy machine some frames are late, but not all of them.
    func isOnTime() -> Bool {
      zip(recorder.frames, recorder.frames.dropFirst()).contains { $1 - $0 < 1.5 * interval }
    }
    run { self.recorder.frames.count > 30 && isOnTime() }
    XCTAssertTrue(isOnTime())
    // No frame is early: after a late one only the delay is caught up.
    let frames = recorder.frames
    let took = try XCTUnwrap(frames.last) - frames[0]
    XCTAssertGreaterThan(took, Double(frames.count - 3) * interval)
    recorder.onFrame = nil
    run(atLeast: 0.1)
    let before = recorder.frames.count
    run(atLeast: 0.2)
    XCTAssertEqual(recorder.frames.count, before, "nobody asks, nothing ticks")
  }

  func testTheFrameClockIsConstantDuringAFrame() throws {
    try open()
    var times: [TimeInterval] = []
    recorder.onFrame = {
      times.append(FrameClock.now)
      usleep(2000)
      times.append(FrameClock.now)
    }
    host.requestFrame()
    run { times.count == 2 }
    XCTAssertEqual(times.count, 2)
    XCTAssertEqual(times.first, times.last)
    XCTAssertEqual(times.first, recorder.frames.first)
  }

  func testAtRestNothingWakesTheHost() throws {
    try open()
    show(whole, 0x111111)
    settle()
    let host = self.host!
    // The number of times that this thread sleeps is the same on any machine, unlike processor time. On a busy one,
    // other work may be pending, so one of several idle periods is enough.
    var fewest = Int.max
    for _ in 0..<20 where fewest > 8 {
      let end = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { host.stop() }
      }
      RunLoop.main.add(end, forMode: .common)
      let before = Sleeps.ofThread
      host.run()
      fewest = min(fewest, Sleeps.ofThread - before)
    }
    XCTAssertLessThanOrEqual(fewest, 8, "in half a second of rest, of which the timer that ends it is one or two")
    XCTAssertEqual(recorder.frames.count, 0)
  }

  func testTimersMainQueueAndMainActorAreServed() throws {
    try open()
    var served: Set<String> = []
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.01), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { _ = served.insert("timer") }
    }
    RunLoop.main.add(timer, forMode: .common)
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = served.insert("queue") } }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 5_000_000)
      served.insert("actor")
    }
    run { served.count == 3 }
    XCTAssertEqual(served, ["timer", "queue", "actor"])
  }

  func testNoDisplayIsOneClearLine() throws {
    for environment in [
      [:], ["DISPLAY": ""], ["DISPLAY": ":54321"], ["WAYLAND_DISPLAY": "none-such", "XDG_RUNTIME_DIR": "/tmp"],
    ] {
      XCTAssertThrowsError(try withDisplay(environment["DISPLAY"]) { _ = try WindowHost(environment: environment) }) {
        let text = "\($0)"
        XCTAssertTrue($0 is HostError, text)
        XCTAssertTrue(text.lowercased().contains("display"), text)
        // The caller prints "No window" before it.
        XCTAssertFalse(text.lowercased().contains("no window"), text)
        XCTAssertFalse(text.contains("\n"))
      }
    }
  }

  private func withDisplay(_ name: String?, _ body: () throws -> Void) rethrows {
    let before = ProcessInfo.processInfo.environment["DISPLAY"]
    if let name { setenv("DISPLAY", name, 1) } else { unsetenv("DISPLAY") }
    defer { if let before { setenv("DISPLAY", before, 1) } else { unsetenv("DISPLAY") } }
    try body()
  }
}

import CoreGraphics
import Foundation
import RuntimeInterface
import WindowHost
import XCTest

/// Frames, rest, and what else the loop serves.
@preconcurrency @MainActor
final class WindowLoopTests: WindowTestCase {
  override func tearDown() async throws { closeAll() }

  func testFramesFollowTheDisplaysRate() throws {
    try open()
    XCTAssertGreaterThan(host.screen.refreshRate, 20)
    recorder.onFrame = { self.host.requestFrame() }
    host.requestFrame()
    host.requestFrame()
    run(seconds: 1)
    let count = Double(recorder.frames.count)
    XCTAssertGreaterThan(count, host.screen.refreshRate * 0.7)
    XCTAssertLessThan(count, host.screen.refreshRate * 1.1 + 1)
    recorder.onFrame = nil
    run(seconds: 0.1)
    let before = recorder.frames.count
    run(seconds: 0.2)
    XCTAssertEqual(recorder.frames.count, before, "nobody asks, nothing ticks")
  }

  func testTheFrameClockStandsStillDuringAFrame() throws {
    try open()
    var times: [TimeInterval] = []
    recorder.onFrame = {
      times.append(FrameClock.now)
      usleep(2000)
      times.append(FrameClock.now)
    }
    host.requestFrame()
    run(seconds: 1) { times.count == 2 }
    XCTAssertEqual(times.count, 2)
    XCTAssertEqual(times.first, times.last)
    XCTAssertEqual(times.first, recorder.frames.first)
  }

  func testAtRestNoProcessorTimeIsUsed() throws {
    try open()
    show(whole, 0x111111)
    let host = self.host!
    let end = Timer(fire: Date(timeIntervalSinceNow: 1), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { host.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    let before = processorTime()
    host.run()
    XCTAssertLessThan(processorTime() - before, 0.004, "seconds of processor time in one second of rest")
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
    run(seconds: 3) { served.count == 3 }
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
        // Who shows it says "No window" before.
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

  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

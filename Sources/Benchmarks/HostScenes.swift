import CoreGraphics
import Foundation
import RuntimeInterface

// Benchmarks of a window without UIKit: ticks, copies and rectangles. The benchmarks require a display. The results do not include the
// display server's own time.
extension BenchmarkList {
  static var hostBenchmarks: [Benchmark] {
    [
      Benchmark("host.tick", n: 60) { try HostFixture.measure { _, _ in } },
      Benchmark("host.scroll", n: 1280 * 800) {
        try HostFixture.measure { surface, _ in
          surface.copy(PixelRect(x: 0, y: 24, width: 1280, height: 776), dx: 0, dy: -24)
          HostFixture.draw(PixelRect(x: 0, y: 776, width: 1280, height: 24), on: surface)
        }
      },
      Benchmark("host.whole", n: 1280 * 800) {
        try HostFixture.measure { surface, _ in
          HostFixture.draw(PixelRect(x: 0, y: 0, width: 1280, height: 800), on: surface)
        }
      },
    ]
  }
}

/// A window that requests frames for a second.
@MainActor
private final class HostFixture: HostDelegate {
  private let body: (any HostSurface, Int) -> Void
  private let surface: any HostSurface
  private var frameCount = 0

  private init(_ surface: any HostSurface, _ body: @escaping (any HostSurface, Int) -> Void) {
    self.surface = surface
    self.body = body
  }

  /// The host of all benchmarks, or nil before its first use. All benchmarks share one host, because connecting to a display costs more
  /// than the measured operations.
  private static var shared: Result<any RuntimeInterface.Host, any Error>?

  static func measure(_ body: @escaping (any HostSurface, Int) -> Void) throws -> [Benchmark.Metric] {
    let result = shared ?? Result { try makeHost() }
    shared = result
    let host = try result.get()
    let window = try host.openWindow(title: "benchmark", size: CGSize(width: 1280, height: 800))
    defer { window.close() }
    let fixture = HostFixture(window.surface, body)
    host.delegate = fixture
    host.requestFrame()
    nonisolated(unsafe) let runningHost = host
    let end = Timer(fire: Date(timeIntervalSinceNow: 1), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { runningHost.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    let cost = Processor.measureMilliseconds { host.run() }
    return [.init("cpu_ms", cost / Double(max(1, fixture.frameCount))), .init("frames", Double(fixture.frameCount))]
  }

  private static func makeHost() throws -> any RuntimeInterface.Host {
    guard let make = Runtime.hosts["window"] else {
      throw HostError("no window host is registered; link TesseraRuntime")
    }
    return try make()
  }

  static func draw(_ rect: PixelRect, on surface: any HostSurface) {
    let target = surface.beginDrawing()
    for y in rect.y..<min(rect.maxY, target.height) {
      memset(target.base + y * target.bytesPerRow + rect.x * 4, 0x40, min(rect.width, target.width) * 4)
    }
    surface.present([rect])
  }

  func host(_ host: any RuntimeInterface.Host, didReceive input: RawInput, in window: any HostWindow) {}

  func hostFrame(_ host: any RuntimeInterface.Host, time: TimeInterval, target: TimeInterval) {
    frameCount += 1
    body(surface, frameCount)
    host.requestFrame()
  }
}
